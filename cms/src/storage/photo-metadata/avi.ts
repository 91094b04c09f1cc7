import type { FileHandle } from 'node:fs/promises';
import { readAt } from './boxes';
import { blank, MOST_WORDS, removeXmpLocationAt } from './film-metadata';

const HEAD = 8;
const NAME = 4;
const MOST_CHUNKS = 20_000;

/** Lists with the metadata of a film; another list contains its pictures. */
const LISTS = new Set(['AVI ', 'AVIX', 'hdrl', 'INFO']);
/** A country, and a place. */
const PLACES = new Set(['ICNT', 'LOCA']);
const XMP = '_PMX';

/** Removes the location from an AVI film in place; returns whether there was one. */
export async function removeAviLocation(file: FileHandle): Promise<boolean> {
  let chunks = 0;

  const takeOut = async (kind: string, start: number, end: number): Promise<boolean> => {
    if (kind === XMP) return removeXmpLocationAt(file, start, end);
    if (!PLACES.has(kind) || end - start > MOST_WORDS) return false;
    const bytes = await readAt(file, start, end - start);
    if (!blank(bytes, ' ')) return false;
    await file.write(bytes, 0, bytes.length, start);
    return true;
  };

  const walk = async (from: number, to: number): Promise<boolean> => {
    let isChanged = false;
    for (let at = from; at + HEAD <= to; chunks += 1) {
      if (chunks > MOST_CHUNKS) throw new Error('The film has too many parts.');
      const head = await readAt(file, at, HEAD + NAME);
      if (head.length < HEAD) break;
      const kind = head.toString('latin1', 0, NAME);
      const size = head.readUInt32LE(NAME);
      const start = at + HEAD;
      // A truncated film ends before its metadata.
      const end = Math.min(start + size, to);
      const isList = kind === 'RIFF' || kind === 'LIST';
      if (isList && LISTS.has(head.toString('latin1', HEAD)))
        isChanged = (await walk(start + NAME, end)) || isChanged;
      else if (!isList) isChanged = (await takeOut(kind, start, end)) || isChanged;
      at = start + size + (size % 2);
    }
    return isChanged;
  };

  return walk(0, (await file.stat()).size);
}
