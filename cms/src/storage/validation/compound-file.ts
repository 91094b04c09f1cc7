import { open, type FileHandle } from 'node:fs/promises';

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
/** Where the header has its parts. */
const AT = {
  sectorShift: 30,
  smallShift: 32,
  directory: 48,
  smallest: 56,
  smallTable: 60,
  moreTables: 68,
  tables: 76,
};
const TABLES_IN_HEADER = 109;
const NUMBER = 4;
/** Numbers from here on are no sectors. */
const NO_SECTOR = 0xffff_fffa;
/** No Office document has as many streams. */
const MOST_ENTRIES = 100_000;

const ENTRY_BYTES = 128;
const ENTRY = { nameLength: 64, type: 66, start: 116, size: 120 };
const STREAM = 2;
const ROOT = 5;

interface Entry {
  /** In lower case: names are the same in upper and lower case. */
  name: string;
  /** Of a storage, which holds others, 1. */
  type: number;
  start: number;
  size: number;
}

/** Reads a part of a stream, as far as it goes. */
export type ReadStream = (from: number, length: number) => Promise<Buffer>;

/** A compound file: streams in folders, as Office kept its documents until 2007. */
export interface CompoundFile {
  /** The names of all streams and folders, in lower case. */
  names: ReadonlySet<string>;
  /** All streams with one of these names, in whatever folder; which of them a program opens is up to it. */
  findAll: (...names: string[]) => Stream[];
}

interface Stream {
  size: number;
  read: ReadStream;
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

const WINDOW = 65_536;

/** Reads a file, of which the last window that was read stays at hand: what is looked for lies close together. */
function readInWindows(file: FileHandle): ReadStream {
  let start = 0;
  let kept: Buffer = Buffer.alloc(0);
  return async (from, length) => {
    if (length > WINDOW) return readAt(file, from, length);
    if (from < start || from + length > start + kept.length) {
      start = from;
      kept = await readAt(file, from, WINDOW);
    }
    return kept.subarray(from - start, from - start + length);
  };
}

const getNumber = (table: Buffer, index: number): number =>
  index * NUMBER + NUMBER <= table.length ? table.readUInt32LE(index * NUMBER) : NO_SECTOR;

/** The sectors of a stream, from its first; a chain that goes round in a circle ends. */
function getChain(table: Buffer, start: number, most: number): number[] {
  const chain: number[] = [];
  for (let at = start; at < NO_SECTOR && chain.length < most; at = getNumber(table, at)) chain.push(at);
  return chain;
}

function getEntries(directory: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length && entries.length < MOST_ENTRIES; at += ENTRY_BYTES) {
    const entry = directory.subarray(at, at + ENTRY_BYTES);
    const length = Math.min(entry.readUInt16LE(ENTRY.nameLength), ENTRY.nameLength) - 2;
    const type = entry.readUInt8(ENTRY.type);
    if (type === 0) continue;
    entries.push({
      name: entry.toString('utf16le', 0, Math.max(0, length)).toLowerCase(),
      type,
      start: entry.readUInt32LE(ENTRY.start),
      size: entry.readUInt32LE(ENTRY.size),
    });
  }
  return entries;
}

/** Reads from pieces of one size, in the order of a list of them. */
function readPieces(places: readonly number[], size: number, read: ReadStream): ReadStream {
  return async (from, length) => {
    const parts: Buffer[] = [];
    for (let at = from; at < from + length;) {
      const place = places[Math.floor(at / size)];
      if (place === undefined) break;
      const inside = at % size;
      const part = await read(place + inside, Math.min(size - inside, from + length - at));
      if (part.length === 0) break;
      parts.push(part);
      at += part.length;
    }
    return Buffer.concat(parts);
  };
}

async function readCompound(file: FileHandle): Promise<CompoundFile | null> {
  const header = await readAt(file, 0, HEADER_BYTES);
  if (header.length < HEADER_BYTES || !header.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const [shift, smallShift] = [header.readUInt16LE(AT.sectorShift), header.readUInt16LE(AT.smallShift)];
  if (shift < 7 || shift > 16 || smallShift >= shift) return null;
  const size = 2 ** shift;
  const sectors = Math.ceil((await file.stat()).size / size);
  const readFile = readInWindows(file);
  const placeOf = (sector: number): number => (sector + 1) * size;

  // The tables of what follows what; where those are, begins in the header and goes on in sectors of its own.
  const tables = Array.from({ length: TABLES_IN_HEADER }, (_each, n) =>
    header.readUInt32LE(AT.tables + n * NUMBER),
  );
  const perSector = size / NUMBER;
  const mostTables = Math.ceil(sectors / perSector) + 1;
  let more = header.readUInt32LE(AT.moreTables);
  while (more < NO_SECTOR && tables.length < mostTables) {
    const list = await readFile(placeOf(more), size);
    for (let n = 0; n < perSector - 1; n += 1) tables.push(getNumber(list, n));
    more = getNumber(list, perSector - 1);
  }
  const used = tables.filter((sector) => sector < NO_SECTOR).slice(0, mostTables);
  const table = await readPieces(used.map(placeOf), size, readFile)(0, used.length * size);

  const follow = (start: number): ReadStream =>
    readPieces(getChain(table, start, sectors).map(placeOf), size, readFile);
  const readAll = (start: number): Promise<Buffer> =>
    follow(start)(0, Math.min(getChain(table, start, sectors).length * size, MOST_ENTRIES * ENTRY_BYTES));

  const entries = getEntries(await readAll(header.readUInt32LE(AT.directory)));
  const root = entries.find(({ type }) => type === ROOT);
  if (!root) return null;
  const smallest = header.readUInt32LE(AT.smallest);
  const smallTable = await readAll(header.readUInt32LE(AT.smallTable));
  const readRoot = follow(root.start);

  return {
    names: new Set(entries.map(({ name }) => name)),
    findAll: (...names) =>
      entries
        .filter(({ name, type }) => type === STREAM && names.includes(name))
        .map(({ size: length, start }) => {
          if (length >= smallest) return { size: length, read: follow(start) };
          const small = 2 ** smallShift;
          const places = getChain(smallTable, start, Math.ceil(smallest / small));
          const read = readPieces(
            places.map((each) => each * small),
            small,
            readRoot,
          );
          return { size: length, read };
        }),
  };
}

/** Opens a compound file for as long as `use` takes; it gets null when the file cannot be read as one. */
export async function withCompoundFile<T>(
  path: string,
  use: (compound: CompoundFile | null) => Promise<T>,
): Promise<T> {
  const file = await open(path, 'r');
  try {
    return await use(await readCompound(file));
  } finally {
    await file.close();
  }
}
