import { open, type FileHandle } from 'node:fs/promises';
import { type Box, readAt, readBox } from './boxes';
import { readExif } from './exif';
import { removeFilmLocation } from './film';
import type { MetadataReading } from './reading';
import { readXmp } from './xmp';

/** A full box begins with its version and flags. */
const VERSION_BYTES = 4;
const MOST_META = 16 * 1024 * 1024;
const MOST_WORDS = 64 * 1024 * 1024;
const MOST_BOXES = 20_000;

const XMP = 'application/rdf+xml';
const EXIF_NAME = 'Exif\0\0';

/** A part of what a file holds, and where its bytes are. */
interface Item {
  isExif: boolean;
  isXmp: boolean;
  extents: { at: number; length: number }[];
}

/** Reads numbers one after the other. Throws when they end. */
function readNumbers(bytes: Buffer, from: number) {
  let at = from;
  const number = (size: number): number => {
    const start = at;
    at += size;
    if (size === 8) return Number(bytes.readBigUInt64BE(start));
    return size === 0 ? 0 : bytes.readUIntBE(start, size);
  };
  const text = (): string => {
    const end = bytes.indexOf(0, at);
    const start = at;
    at = end < 0 ? bytes.length : end + 1;
    return bytes.toString('utf8', start, end < 0 ? bytes.length : end);
  };
  return { number, text };
}

async function readBoxes(file: FileHandle, from: number, end: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = from; at < end && boxes.length < MOST_BOXES;) {
    const box = await readBox(file, at, end);
    if (!box) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

async function readWhole(file: FileHandle, { start, end }: Box): Promise<Buffer> {
  if (end - start > MOST_META) throw new Error('The list of what is in the picture is too long.');
  return readAt(file, start, end - start);
}

/** The ids of the parts that are EXIF, or XMP. */
async function readKinds(file: FileHandle, box: Box): Promise<Map<number, Pick<Item, 'isExif' | 'isXmp'>>> {
  const kinds = new Map<number, Pick<Item, 'isExif' | 'isXmp'>>();
  const head = await readAt(file, box.start, VERSION_BYTES);
  const count = head[0] === 0 ? 2 : 4;
  for (const entry of await readBoxes(file, box.start + VERSION_BYTES + count, box.end)) {
    const bytes = await readWhole(file, entry);
    const { number, text } = readNumbers(bytes, VERSION_BYTES);
    const id = number(bytes[0] === 3 ? 4 : 2);
    number(2);
    const type = Buffer.alloc(4);
    type.writeUInt32BE(number(4));
    const name = type.toString('latin1');
    text();
    const isXmp = name === 'mime' && text() === XMP;
    if (isXmp && text() !== '') throw new Error('What the picture says is packed.');
    kinds.set(id, { isExif: name === 'Exif', isXmp });
  }
  return kinds;
}

const IN_FILE = 0;
const IN_BOX = 1;

/** Where each part is; `data` is where those begin that the list itself holds. */
function readPlaces(bytes: Buffer, data: number | undefined): Map<number, Item['extents']> {
  const places = new Map<number, Item['extents']>();
  const version = bytes[0] ?? 0;
  const { number } = readNumbers(bytes, VERSION_BYTES);
  const [sizes, more] = [number(1), number(1)];
  const [offsetSize, lengthSize, baseSize, indexSize] = [sizes >> 4, sizes & 15, more >> 4, more & 15];
  const wide = version < 2 ? 2 : 4;
  const count = number(wide);
  for (let n = 0; n < count; n += 1) {
    const id = number(wide);
    const method = version === 0 ? IN_FILE : number(2) & 15;
    number(2);
    const base = number(baseSize);
    const isRead = method === IN_FILE || (method === IN_BOX && data !== undefined);
    const from = method === IN_BOX ? (data ?? 0) : 0;
    const extents = Array.from({ length: number(2) }, () => {
      if (version > 0) number(indexSize);
      return { at: from + base + number(offsetSize), length: number(lengthSize) };
    });
    // Of other parts; what cannot be read there is no word of the picture.
    places.set(id, isRead ? extents : []);
  }
  return places;
}

/** All parts of a picture; null when it is none, or does not hold all that it lists. */
async function readItems(file: FileHandle): Promise<Item[] | null> {
  const { size } = await file.stat();
  const boxes = await readBoxes(file, 0, size);
  const meta = boxes.find(({ type }) => type === 'meta');
  // A moving picture may list nothing.
  if (!meta) return boxes.at(-1)?.end === size ? [] : null;
  const inside = await readBoxes(file, meta.start + VERSION_BYTES, meta.end);
  const find = (wanted: string): Box | undefined => inside.find(({ type }) => type === wanted);
  const [kinds, places] = [find('iinf'), find('iloc')];
  if (!kinds || !places) return null;
  const byId = readPlaces(await readWhole(file, places), find('idat')?.start);
  const items = Array.from(await readKinds(file, kinds), ([id, kind]) => ({
    ...kind,
    extents: byId.get(id) ?? [],
  }));
  const isWhole = items.every(({ extents }) => extents.every(({ at, length }) => at + length <= size));
  return isWhole ? items : null;
}

/** Whether a file is a picture that holds all that it lists. */
export async function isWholeHeif(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    return (await readItems(file).catch(() => null)) !== null;
  } finally {
    await file.close();
  }
}

/** EXIF begins after a number that tells where. */
function findExif(bytes: Buffer): Buffer {
  const start = VERSION_BYTES + (bytes.length < VERSION_BYTES ? 0 : bytes.readUInt32BE(0));
  const exif = bytes.subarray(start);
  return exif.toString('latin1', 0, EXIF_NAME.length) === EXIF_NAME ? exif.subarray(EXIF_NAME.length) : exif;
}

async function removeLocation(file: FileHandle): Promise<boolean> {
  const items = await readItems(file);
  if (!items) throw new Error('The picture cannot be read.');
  let isChanged = false;
  for (const { isExif, isXmp, extents } of items) {
    if (!isExif && !isXmp) continue;
    const length = extents.reduce((sum, extent) => sum + extent.length, 0);
    if (length === 0 || length > MOST_WORDS) throw new Error('What the picture says cannot be read.');
    const pieces = await Promise.all(extents.map((extent) => readAt(file, extent.at, extent.length)));
    const bytes = Buffer.concat(pieces);
    const reading: MetadataReading = { details: new Set(), removesLocation: true, isChanged: false };
    if (isExif) readExif(findExif(bytes), reading);
    else readXmp(bytes, reading);
    if (!reading.isChanged) continue;
    isChanged = true;
    let from = 0;
    for (const extent of extents) {
      await file.write(bytes, from, extent.length, extent.at);
      from += extent.length;
    }
  }
  return isChanged;
}

/**
 * Removes the location from a HEIF picture (telephones, AVIF) in place; returns whether there was one. Throws when its
 * metadata is unreadable.
 */
export async function removeHeifLocation(path: string): Promise<boolean> {
  const file = await open(path, 'r+');
  let isChanged: boolean;
  try {
    isChanged = await removeLocation(file);
  } finally {
    await file.close();
  }
  // A moving picture is a film besides.
  return (await removeFilmLocation(path)) || isChanged;
}
