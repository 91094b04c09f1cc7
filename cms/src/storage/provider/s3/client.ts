import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../../../config/env/s3';

const MAX_SOCKETS = 500;
const CONNECT_MS = 5000;
// Until the answer begins; a piece of an upload of some megabytes must fit in it. A download may take hours.
const ANSWER_MS = 60_000;

const quiet = (): void => undefined;

/** A client for S3-compatible storage. An endpoint of one's own has its buckets in the path, as MinIO and Ceph do. */
export function s3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  // Which version of Node.js the portal runs on is nothing that its operator chose.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  return new S3Client({
    region,
    endpoint,
    forcePathStyle: endpoint !== undefined,
    credentials: { accessKeyId, secretAccessKey },
    // Much that speaks S3 does not know the checksums that Amazon added later.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      // Each download that somebody takes slowly holds one.
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
