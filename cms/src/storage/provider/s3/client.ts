import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../../../config/env/s3';

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
