import type { FileHandle } from 'node:fs/promises';
import { readAt } from './boxes';
import { blank, MOST_WORDS, NAME_OF_PLACE, removeXmpLocation } from './film-metadata';

/** Where it says how long the head of the file is. */
const HEAD_LENGTH_AT = 5;
const FILE_HEAD = 9;
/** How long the tag before it is, which each has behind it. */
const BEFORE = 4;
const TAG_HEAD = 11;
/** What a film says stands before its pictures. */
const MOST_TAGS = 1000;
const SCRIPT_TAG = 18;
const MOST_DEPTH = 20;

/** The kinds of values that take some bytes, and how many. */
const SIZES: Readonly<Record<number, number>> = { 0: 8, 1: 1, 5: 0, 6: 0, 7: 2, 9: 0, 11: 10, 13: 0 };
const TEXT = 2;
const OBJECT = 3;
const LIST_WITH_NAMES = 8;
const LIST = 10;
const LONG_TEXTS = [12, 15];
const OBJECT_WITH_CLASS = 16;
const OBJECT_END = 9;

/**
 * Removes the location from the values of a film's tag; returns whether there was one. Throws when the tag with a
 * location is unreadable.
 */
function removeFromValues(bytes: Buffer): boolean {
  let isChanged = false;
  let at = 0;

  const read = (length: number): Buffer => {
    const start = at;
    if (start + length > bytes.length) throw new Error('What the film says was cut off.');
    at += length;
    return bytes.subarray(start, at);
  };
  const readName = (): string => read(read(2).readUInt16BE()).toString();
  const takeOut = (value: Buffer, isPlace: boolean, filling: ' ' | '\0'): void => {
    const isTaken = isPlace
      ? blank(value, filling)
      : value.includes('<x:xmpmeta') || value.includes('<rdf:RDF')
        ? removeXmpLocation(value)
        : false;
    if (isTaken) isChanged = true;
  };

  const readNamed = (isPlace: boolean, depth: number): void => {
    for (;;) {
      const name = readName();
      if (bytes[at] === OBJECT_END) break;
      readValue(isPlace || NAME_OF_PLACE.test(name), depth + 1);
    }
    at += 1;
  };
  function readValue(isPlace: boolean, depth: number): void {
    if (depth > MOST_DEPTH) throw new Error('What the film says is nested too deep.');
    const kind = read(1).readUInt8();
    const size = SIZES[kind];
    if (size !== undefined) takeOut(read(size), isPlace, '\0');
    else if (kind === TEXT) takeOut(read(read(2).readUInt16BE()), isPlace, ' ');
    else if (LONG_TEXTS.includes(kind)) takeOut(read(read(4).readUInt32BE()), isPlace, ' ');
    else if (kind === LIST) {
      for (let left = read(4).readUInt32BE(); left > 0; left -= 1) readValue(isPlace, depth + 1);
    } else if (kind === OBJECT || kind === LIST_WITH_NAMES || kind === OBJECT_WITH_CLASS) {
      if (kind === LIST_WITH_NAMES) read(4);
      if (kind === OBJECT_WITH_CLASS) readName();
      readNamed(isPlace, depth);
    } else throw new Error(`What the film says has an unknown kind of value: ${kind}.`);
  }

  while (at < bytes.length) {
    const from = at;
    try {
      readValue(false, 0);
    } catch (error) {
      // Some programs write bytes behind it.
      if (NAME_OF_PLACE.test(bytes.toString('latin1', from))) throw error;
      break;
    }
  }
  return isChanged;
}

/** Removes the location from a Flash film in place; returns whether there was one. */
export async function removeFlashLocation(file: FileHandle): Promise<boolean> {
  const head = await readAt(file, 0, FILE_HEAD);
  if (head.length < FILE_HEAD) return false;
  let isChanged = false;
  let at = head.readUInt32BE(HEAD_LENGTH_AT);
  for (let tags = 0; tags < MOST_TAGS; tags += 1) {
    const tag = await readAt(file, at + BEFORE, TAG_HEAD);
    if (tag.length < TAG_HEAD) break;
    const size = tag.readUIntBE(1, 3);
    const start = at + BEFORE + TAG_HEAD;
    if (tag.readUInt8() === SCRIPT_TAG && size <= MOST_WORDS) {
      const bytes = await readAt(file, start, size);
      if (removeFromValues(bytes)) {
        await file.write(bytes, 0, bytes.length, start);
        isChanged = true;
      }
    }
    at = start + size;
  }
  return isChanged;
}
