import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FileSnapshot } from './stored-file';

/** The metadata that the storage records with a file. */
export async function readFileSnapshot(path: string): Promise<FileSnapshot> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, digest: hash.digest('base64url') };
}
