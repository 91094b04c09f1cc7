import { sample, type Sample } from './files';

const SECTOR = 512;
const SMALL = 64;
const SMALLEST = 4096;
const END = 0xffff_fffe;
const FREE = 0xffff_ffff;
const TABLE = 0xffff_fffd;

const padded = (bytes: Buffer, to: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((to - (bytes.length % to)) % to)]);

const numbers = (values: readonly number[], size: number): Buffer => {
  const bytes = Buffer.alloc(size, 0xff);
  values.forEach((value, at) => bytes.writeUInt32LE(value, at * 4));
  return bytes;
};

/** A chain of pieces from the first on, as numbers in a table. */
const chain = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_each, n) => (n === count - 1 ? END : first + n + 1));

function getEntry(name: string, type: number, start: number, size: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(type, 66);
  for (const at of [68, 72, 76]) entry.writeUInt32LE(FREE, at);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

/** A compound file with these streams: the small ones share a stream of their own, as the format wants. */
export function compound(name: string, streams: Record<string, Buffer>, folders: string[] = []): Sample {
  const all = Object.entries(streams);
  const small = all.filter(([, bytes]) => bytes.length < SMALLEST);
  const shared = Buffer.concat(small.map(([, bytes]) => padded(bytes, SMALL)));
  const sectors: Buffer[] = [];
  const table: number[] = [TABLE];
  const place = (bytes: Buffer): number => {
    const first = table.length;
    const whole = padded(bytes, SECTOR);
    sectors.push(whole);
    table.push(...chain(first, whole.length / SECTOR));
    return bytes.length === 0 ? END : first;
  };
  let nextSmall = 0;
  const smallTable: number[] = [];
  const entries = all.map(([each, bytes]) => {
    if (bytes.length >= SMALLEST) return getEntry(each, 2, place(bytes), bytes.length);
    const first = nextSmall;
    const count = Math.ceil(bytes.length / SMALL);
    smallTable.push(...chain(first, count));
    nextSmall += count;
    return getEntry(each, 2, first, bytes.length);
  });
  const root = getEntry('Root Entry', 5, place(shared), shared.length);
  const directory = place(
    Buffer.concat([root, ...folders.map((each) => getEntry(each, 1, 0, 0)), ...entries]),
  );
  const smallAt = place(numbers(smallTable, SECTOR));
  const header = Buffer.alloc(SECTOR);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(directory, 48);
  header.writeUInt32LE(SMALLEST, 56);
  header.writeUInt32LE(smallAt, 60);
  header.writeUInt32LE(1, 64);
  header.writeUInt32LE(END, 68);
  numbers([0], 436).copy(header, 76);
  return sample(name, Buffer.concat([header, numbers(table, SECTOR), ...sectors]));
}

const LARGE = 5000;

const record = (type: number, data: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
};

/** A workbook with a sheet of a kind: 0 for cells, 1 for macros of Excel 4. */
export const workbook = (kind: number, ...more: Buffer[]): Buffer =>
  padded(
    Buffer.concat([
      record(0x0809, Buffer.alloc(16)),
      ...more,
      record(0x85, Buffer.from([0, 0, 0, 0, 0, kind, 1, 0, 65])),
      record(0x0a, Buffer.alloc(0)),
    ]),
    LARGE,
  );

/** The record of a workbook that says that it has a password. */
export const filePass = record(0x2f, Buffer.alloc(6));

export const letter = (flags = 0): Buffer => {
  const bytes = Buffer.alloc(LARGE);
  bytes.writeUInt16LE(0xa5ec, 0);
  bytes.writeUInt16LE(flags, 10);
  return bytes;
};

const atom = (type: number, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data]);
};

/** Slides, with macros or without. */
export const slides = (macros: 0 | 1): Buffer => {
  const about = Buffer.alloc(12);
  about.writeUInt32LE(macros, 4);
  const document = atom(0x3e8, atom(0x7d0, atom(0x3ff, atom(0x400, about))));
  return padded(Buffer.concat([atom(0x1234, Buffer.alloc(40)), document]), LARGE);
};

/** Who saved slides last, and whether with a password. */
export const currentUser = (token: number): Buffer => {
  const bytes = Buffer.alloc(28);
  bytes.writeUInt32LE(token, 12);
  return bytes;
};
