import type { FileHandle } from 'node:fs/promises';

const HEAD = 8;
const LONG_HEAD = 16;
export const TYPE_AT = 4;

/** A part of a film, or of a picture of a telephone. */
export interface Box {
  type: string;
  /** Where it stands. */
  at: number;
  start: number;
  end: number;
}

export async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

/** The box at a place; null when it does not end before `end`. */
export async function readBox(file: FileHandle, at: number, end: number): Promise<Box | null> {
  const head = await readAt(file, at, LONG_HEAD);
  if (head.length < HEAD) return null;
  const isLong = head.readUInt32BE(0) === 1;
  if (isLong && head.length < LONG_HEAD) return null;
  const size = isLong ? Number(head.readBigUInt64BE(HEAD)) : head.readUInt32BE(0) || end - at;
  const start = at + (isLong ? LONG_HEAD : HEAD);
  if (at + size > end || at + size < start) return null;
  return { type: head.toString('latin1', TYPE_AT, HEAD), at, start, end: at + size };
}
