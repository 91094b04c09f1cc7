import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Passes everything on, and knows afterwards what it was. */
export function measured(onBytes: (count: number) => void = () => undefined) {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      bytes += piece.length;
      onBytes(piece.length);
      done(null, piece);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Reads something to its end, and tells what it was. */
export async function measure(
  content: AsyncIterable<Buffer>,
  onBytes: (count: number) => void = () => undefined,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of content) {
    hash.update(piece);
    bytes += piece.length;
    onBytes(piece.length);
  }
  return { bytes, sha256: hash.digest('hex') };
}
