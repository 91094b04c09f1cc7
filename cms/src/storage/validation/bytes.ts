import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';

/** Bytes of a file from a place, as far as it goes. */
export async function readBytes(path: string, from: number, count: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export const firstBytes = (path: string, count: number): Promise<Buffer> => readBytes(path, 0, count);

export const lastBytes = async (path: string, count: number): Promise<Buffer> =>
  readBytes(path, Math.max(0, (await stat(path)).size - count), count);

/** Whether a file holds these bytes at a multiple of `step`, a power of two; reads in chunks. */
export async function holdsBytesAt(path: string, sought: Buffer, step: number): Promise<boolean> {
  let before = Buffer.alloc(0);
  let start = 0;
  for await (const chunk of createReadStream(path)) {
    const piece = Buffer.concat([before, chunk]);
    for (let at = piece.indexOf(sought); at >= 0; at = piece.indexOf(sought, at + 1)) {
      if ((start + at) % step === 0) return true;
    }
    before = piece.subarray(Math.max(0, piece.length - sought.length + 1));
    start += piece.length - before.length;
  }
  return false;
}
