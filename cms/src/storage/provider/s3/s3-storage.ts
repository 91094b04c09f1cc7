import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3Settings } from '../../../../config/env/s3';
import type { FileStorage } from '../file-storage';
import { storageFailure } from '../../storage-failure';
import { checkBucket, s3Client, kindOfFailure, getStatus } from './client';

const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/**
 * Stores files in a private bucket. The portal streams them to its clients itself: a signed bucket URL would
 * outlive a revoked right, and the bucket need not be reachable for visitors. Throws `InvalidEnv` when the
 * bucket is unusable; `log` receives each failed call.
 */
export async function s3Storage(settings: S3Settings, log: (line: string) => void): Promise<FileStorage> {
  const client = s3Client(settings);
  await checkBucket(client, settings);
  const Bucket = settings.bucket;

  const asked = async <T>(what: string, call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      log(`S3 ${what}: ${kindOfFailure(error)}`);
      throw storageFailure();
    }
  };
  const remove = async (Key: string): Promise<void> => {
    await asked(`delete ${Key}`, client.send(new DeleteObjectCommand({ Bucket, Key })));
  };

  return {
    remove,

    async store(Key, temporary) {
      const Body = createReadStream(temporary);
      const params = { Bucket, Key, Body };
      const upload = new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE });
      try {
        await asked(`put ${Key}`, upload.done());
      } catch (error) {
        // The object was stored after all when only the response got lost.
        await remove(Key).catch(() => undefined);
        throw error;
      } finally {
        Body.destroy();
      }
    },

    async about(Key) {
      const found = client.send(new HeadObjectCommand({ Bucket, Key })).catch((error: unknown) => {
        if (getStatus(error) === 404) return null;
        throw error;
      });
      const head = await asked(`head ${Key}`, found);
      return head && { size: head.ContentLength ?? 0, modified: head.LastModified ?? new Date(0) };
    },

    async read(Key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await asked(`get ${Key}`, client.send(new GetObjectCommand({ Bucket, Key, Range })));
      if (!(Body instanceof Readable)) throw storageFailure();
      return Body.once('error', (error) => log(`S3 get ${Key}: ${kindOfFailure(error)}`));
    },
  };
}
