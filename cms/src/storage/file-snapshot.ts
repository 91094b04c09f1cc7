import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { FileSnapshot } from './stored-file';

/** Measures content as its bytes pass; `snapshot` is called once, after the last. */
export function measureContent() {
  const hash = createHash('sha256');
  let bytes = 0;
  let crc = 0;
  return {
    add(piece: Buffer): void {
      hash.update(piece);
      crc = crc32(piece, crc);
      bytes += piece.length;
    },
    snapshot: (): FileSnapshot => ({ bytes, digest: hash.digest('base64url'), crc }),
  };
}

/** The metadata that the storage records with content. */
export async function readSnapshot(content: Readable): Promise<FileSnapshot> {
  const measured = measureContent();
  for await (const piece of content) {
    if (piece instanceof Buffer) measured.add(piece);
  }
  return measured.snapshot();
}

export const readFileSnapshot = (path: string): Promise<FileSnapshot> => readSnapshot(createReadStream(path));
