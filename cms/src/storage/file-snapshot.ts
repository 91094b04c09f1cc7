import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { FileSnapshot } from './stored-file';

/** The metadata that the storage records with content. */
export async function readSnapshot(content: Readable): Promise<FileSnapshot> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of content) {
    if (!(piece instanceof Buffer)) continue;
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, digest: hash.digest('base64url') };
}

export const readFileSnapshot = (path: string): Promise<FileSnapshot> => readSnapshot(createReadStream(path));
