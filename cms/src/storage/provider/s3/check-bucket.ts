import { HeadBucketCommand, type S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../../../config/env/s3';
import { InvalidEnv } from '../../../../config/env/schema';
import { kindOfFailure, getStatus } from './failure';

const REASONS = new Map([
  [301, 'staat in een andere regio dan S3_REGION'],
  [403, 'is niet open voor S3_ACCESS_KEY_ID met S3_SECRET_ACCESS_KEY'],
  [404, 'bestaat niet'],
]);

const buildWhere = ({ endpoint, region }: S3Settings): string =>
  endpoint === undefined ? `bij Amazon, in ${region}` : `op ${new URL(endpoint).origin} (S3_ENDPOINT)`;

/** Aborts the start, with the reason, when the bucket is unusable. */
export async function checkBucket(client: S3Client, settings: S3Settings): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: settings.bucket }));
  } catch (error) {
    const reason = REASONS.get(getStatus(error) ?? 0) ?? `is niet te bereiken (${kindOfFailure(error)})`;
    throw new InvalidEnv([`S3_BUCKET: ${settings.bucket} ${buildWhere(settings)} ${reason}.`]);
  }
}
