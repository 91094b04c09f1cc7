import type { FileHandle } from 'node:fs/promises';
import { readAt } from './boxes';
import { blank, MOST_WORDS, NAME_OF_PLACE, removeXmpLocationAt, XMP_NUMBER } from './film-metadata';

const NUMBER_BYTES = 16;
/** Its number, and its size. */
const HEAD = 24;
/** How many objects it holds, and two bytes. */
const HEADER_MORE = 6;
/** A number, two bytes, and how long its objects are. */
const EXTENSION_MORE = 22;
const MOST_OBJECTS = 20_000;

const HEADER = '3026b2758e66cf11a6d900aa0062ce6c';
const EXTENSION = 'b503bf5f2ea9cf118ee300c00c205365';
const EXTENDED_WORDS = '40a4d0d207e3d21197f000a0c95ea850';
/** Of a stream, and in a language. */
const WORDS_OF_STREAMS = ['eacbf8c5af5b48778467aa8c44fa4cca', '941c23449894d149a1411d134e457054'];

interface Part {
  kind: string;
  bytes: Buffer;
}

function* readObjects(bytes: Buffer): Generator<Part> {
  for (let at = 0; at + HEAD <= bytes.length;) {
    const size = Number(bytes.readBigUInt64LE(at + NUMBER_BYTES));
    if (size < HEAD || at + size > bytes.length) return;
    yield {
      kind: bytes.toString('hex', at, at + NUMBER_BYTES),
      bytes: bytes.subarray(at + HEAD, at + size),
    };
    at += size;
  }
}

interface Word {
  name: Buffer;
  value: Buffer;
  end: number;
}

/** A name and its value one after the other: two bytes say how long each is. */
function readWord(bytes: Buffer, at: number): Word {
  const nameAt = at + 2;
  const nameEnd = nameAt + bytes.readUInt16LE(at);
  const valueAt = nameEnd + 4;
  const end = valueAt + bytes.readUInt16LE(nameEnd + 2);
  return { name: bytes.subarray(nameAt, nameEnd), value: bytes.subarray(valueAt, end), end };
}

/** The same, of a stream: first how long both are. */
function readWordOfStream(bytes: Buffer, at: number): Word {
  const nameAt = at + 12;
  const nameEnd = nameAt + bytes.readUInt16LE(at + 4);
  const end = nameEnd + bytes.readUInt32LE(at + 8);
  return { name: bytes.subarray(nameAt, nameEnd), value: bytes.subarray(nameEnd, end), end };
}

function removeFromDescription(bytes: Buffer, read: (bytes: Buffer, at: number) => Word): boolean {
  let isChanged = false;
  let at = 2;
  for (let left = bytes.readUInt16LE(0); left > 0; left -= 1) {
    const { name, value, end } = read(bytes, at);
    if (NAME_OF_PLACE.test(name.toString('utf16le'))) isChanged = blank(value, '\0') || isChanged;
    at = end;
  }
  return isChanged;
}

function removeFromHeader(header: Buffer): boolean {
  let isChanged = false;
  for (const { kind, bytes } of readObjects(header)) {
    if (kind === EXTENDED_WORDS) isChanged = removeFromDescription(bytes, readWord) || isChanged;
    if (WORDS_OF_STREAMS.includes(kind))
      isChanged = removeFromDescription(bytes, readWordOfStream) || isChanged;
    if (kind === EXTENSION) isChanged = removeFromHeader(bytes.subarray(EXTENSION_MORE)) || isChanged;
  }
  return isChanged;
}

/** Removes the location from a Windows Media film in place; returns whether there was one. */
export async function removeWindowsMediaLocation(file: FileHandle): Promise<boolean> {
  const { size: whole } = await file.stat();
  let isChanged = false;
  let objects = 0;
  for (let at = 0; at + HEAD <= whole; objects += 1) {
    if (objects > MOST_OBJECTS) throw new Error('The film has too many parts.');
    const head = await readAt(file, at, HEAD);
    const kind = head.toString('hex', 0, NUMBER_BYTES);
    const size = Number(head.readBigUInt64LE(NUMBER_BYTES));
    const end = at + size;
    if (size < HEAD || end > whole) break;
    if (kind === XMP_NUMBER) isChanged = (await removeXmpLocationAt(file, at + HEAD, end)) || isChanged;
    if (kind === HEADER) {
      if (size > MOST_WORDS) throw new Error('The film says too much.');
      const start = at + HEAD + HEADER_MORE;
      const header = await readAt(file, start, end - start);
      if (removeFromHeader(header)) {
        await file.write(header, 0, header.length, start);
        isChanged = true;
      }
    }
    at = end;
  }
  return isChanged;
}
