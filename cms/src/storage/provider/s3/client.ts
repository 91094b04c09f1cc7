import { S3Client, HeadBucketCommand } from '@aws-sdk/client-s3';
import { getErrorCode } from '../../../utils/error-code';
import type { S3Settings } from '../../../../config/env/s3';
import { InvalidEnv } from '../../../../config/env/schema';

const MAX_SOCKETS = 500;
const CONNECT_MS = 5000;
// Time until the response starts, which includes sending an upload part of some megabytes. A download may
// take hours.
const ANSWER_MS = 60_000;

const quiet = (): void => undefined;

/** A client for S3-compatible storage. A custom endpoint uses path-style buckets, as MinIO and Ceph do. */
export function s3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  // The operator does not choose the portal's Node.js version.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  return new S3Client({
    region,
    endpoint,
    forcePathStyle: endpoint !== undefined,
    credentials: { accessKeyId, secretAccessKey },
    // Many S3-compatible servers do not support the checksums that Amazon added later.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      // Each slow download holds a connection.
      httpAgent: { maxSockets: MAX_SOCKETS },
      httpsAgent: { maxSockets: MAX_SOCKETS },
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: 0,
    },
    logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  });
}

/** The kind of a failure, safe for the log and the operator: no URL, key or header. */
export function kindOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'onbekend';
  const code = getErrorCode(error) || error.name;
  return getStatus(error) === undefined ? code : `${code}, status ${getStatus(error)}`;
}

/** The status of the failed response; undefined when there was none. */
export function getStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  const { $metadata: about } = error;
  if (typeof about !== 'object' || about === null || !('httpStatusCode' in about)) return undefined;
  return typeof about.httpStatusCode === 'number' ? about.httpStatusCode : undefined;
}

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
