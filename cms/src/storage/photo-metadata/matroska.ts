import type { FileHandle } from 'node:fs/promises';
import { readAt } from './boxes';
import { NAME_OF_PLACE } from './film-metadata';

/** The longest head of an element: its kind, and its size. */
const HEAD = 12;
const MOST_KIND = 4;
const MOST_SIZE = 8;
/** More than any program writes around a film of a day. */
const MOST_ELEMENTS = 50_000;
const MOST_NAME = 1000;
const ZEROS = 65_536;

const SIMPLE_TAG = '67c8';
const TAG_NAME = '45a3';
const CHECKSUM = 'bf';
/** The segment, its tags, and what holds a tag. */
const HOLDERS = new Set(['18538067', '1254c367', '7373', SIMPLE_TAG]);
/** Room that says nothing. */
const VOID = 0xec;

/** A part of a film as Matroska, in which WebM is written too. */
interface Element {
  kind: string;
  at: number;
  start: number;
  end: number;
}

/** How many bytes a number takes, by the zeros that it begins with. */
const getWidth = (first: number): number => Math.clz32(first) - 23;

async function readElement(file: FileHandle, at: number, end: number): Promise<Element | null> {
  const head = await readAt(file, at, Math.min(HEAD, end - at));
  const kindBytes = getWidth(head[0] ?? 0);
  const sizeBytes = getWidth(head[kindBytes] ?? 0);
  const headBytes = kindBytes + sizeBytes;
  if (kindBytes > MOST_KIND || sizeBytes > MOST_SIZE || headBytes > head.length) return null;
  const kind = head.toString('hex', 0, kindBytes);
  const mask = (1n << BigInt(7 * sizeBytes)) - 1n;
  const size = BigInt(`0x${head.toString('hex', kindBytes, headBytes)}`) & mask;
  const start = at + headBytes;
  // What was written as it went does not say how long it is.
  if (size === mask) return { kind, at, start, end };
  return size > BigInt(end - start) ? null : { kind, at, start, end: start + Number(size) };
}

/** Makes room of an element, of which the head stays as long. */
async function empty(file: FileHandle, { at, start, end }: Element): Promise<void> {
  const sizeBytes = Math.min(start - at - 1, MOST_SIZE);
  const dataAt = at + 1 + sizeBytes;
  const size = (1n << BigInt(7 * sizeBytes)) | BigInt(end - dataAt);
  const digits = size.toString(16).padStart(2 * sizeBytes, '0');
  await file.write(Buffer.concat([Buffer.from([VOID]), Buffer.from(digits, 'hex')]), 0, 1 + sizeBytes, at);
  const zeros = Buffer.alloc(Math.min(end - dataAt, ZEROS));
  for (let place = dataAt; place < end; place += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, end - place), place);
  }
}

/** Removes the location from a Matroska or WebM film in place; returns whether there was one. */
export async function removeMatroskaLocation(file: FileHandle): Promise<boolean> {
  let elements = 0;

  async function* readInside(from: number, end: number): AsyncGenerator<Element> {
    for (let at = from; at < end; elements += 1) {
      const element = await readElement(file, at, end);
      if (!element) return;
      if (elements > MOST_ELEMENTS) throw new Error('The film has too many parts.');
      at = element.end;
      yield element;
    }
  }

  const namesPlace = async (tag: Element): Promise<boolean> => {
    for await (const { kind, start, end } of readInside(tag.start, tag.end)) {
      if (kind !== TAG_NAME) continue;
      const name = await readAt(file, start, Math.min(end - start, MOST_NAME));
      if (NAME_OF_PLACE.test(name.toString())) return true;
    }
    return false;
  };

  const walk = async (from: number, to: number): Promise<boolean> => {
    let isChanged = false;
    let checksum: Element | null = null;
    for await (const element of readInside(from, to)) {
      const { kind, start, end } = element;
      if (kind === CHECKSUM) checksum = element;
      if (kind === SIMPLE_TAG && (await namesPlace(element))) {
        await empty(file, element);
        isChanged = true;
      } else if (HOLDERS.has(kind)) isChanged = (await walk(start, end)) || isChanged;
    }
    // It is of what was there before.
    if (isChanged && checksum) await empty(file, checksum);
    return isChanged;
  };

  return walk(0, (await file.stat()).size);
}
