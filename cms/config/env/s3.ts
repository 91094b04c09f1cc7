import { z } from 'zod';
import { completeOrNone } from './complete-or-none';
import { address } from './fields';

/** S3-compatible storage for uploads. */
export interface S3Settings {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export const s3VariableNames = [
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

const required = () => z.string('verplicht als een andere S3_-variabele is gezet.');

const variables = z.object({
  S3_BUCKET: required().regex(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    'toegestaan: 3 tot en met 63 kleine letters, cijfers, punten en koppeltekens.',
  ),
  S3_ENDPOINT: address(['http:', 'https:'], 'https://s3.voorbeeld.nl').optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/, 'toegestaan: kleine letters, cijfers en koppeltekens, zoals eu-west-1.')
    .prefault('us-east-1'),
  S3_ACCESS_KEY_ID: required(),
  S3_SECRET_ACCESS_KEY: required(),
});

/** Parses the storage settings. */
export function parseS3(given: Record<string, string>): { settings?: S3Settings; problems: string[] } {
  const { value, problems } = completeOrNone(variables, given);
  if (!value) return { problems };
  return {
    problems: [],
    settings: {
      bucket: value.S3_BUCKET,
      endpoint: value.S3_ENDPOINT,
      region: value.S3_REGION,
      accessKeyId: value.S3_ACCESS_KEY_ID,
      secretAccessKey: value.S3_SECRET_ACCESS_KEY,
    },
  };
}
