import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** A pass-through stream that measures its content. */
export function createMeasure(onBytes: (count: number) => void = () => undefined) {
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

/** Reads a stream to its end and measures it. */
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
