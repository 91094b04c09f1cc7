import type { PhotoDetail } from '../../http/schemas/photo-details';
import type { MetadataReading } from './reading';

const HEAD = 8;
const ENTRY = 12;
const COUNT = 2;
const NEXT = 4;
const INSIDE = 4;
/** Bytes of one value, by type. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
/** A comment begins with the name of its characters. */
const COMMENT_HEAD = 8;

const EXIF_IFD = 0x8769;
const GPS_IFD = 0x8825;
/** Lists of their own in a TIFF: smaller pictures, and masks. */
const SUB_IFDS = 0x014a;
const GPS_VERSION = 0;

const TAGS: Readonly<Record<number, PhotoDetail>> = {
  0x010e: 'description',
  0x010f: 'camera',
  0x0110: 'camera',
  0x013b: 'maker',
  0x0201: 'thumbnail',
  0x8298: 'rights',
  0x9003: 'moment',
  0x9286: 'remark',
  0x9c9b: 'description',
  0x9c9c: 'remark',
  0x9c9d: 'maker',
  0x9c9f: 'description',
  0xa430: 'owner',
  0xa431: 'serial',
  0xa435: 'serial',
  0xc62f: 'serial',
};

interface Entry {
  tag: number;
  /** Where it stands. */
  at: number;
  /** As a number, which is where a list begins. */
  pointer: number;
  /** Empty when it stands outside of what there is. */
  value: Buffer;
}

/** The bytes of EXIF, a small TIFF; null when they are something else. */
function readTiff(bytes: Buffer) {
  const order = bytes.toString('latin1', 0, COUNT);
  if (bytes.length < HEAD || (order !== 'II' && order !== 'MM')) return null;
  const isLittle = order === 'II';
  const get16 = (at: number): number => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const get32 = (at: number): number => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));

  const getEntry = (at: number): Entry => {
    const length = (SIZES[get16(at + 2)] ?? 0) * get32(at + 4);
    const pointer = get32(at + 8);
    const start = length > INSIDE ? pointer : at + 8;
    const value = start + length <= bytes.length ? bytes.subarray(start, start + length) : Buffer.alloc(0);
    return { tag: get16(at), at, pointer, value };
  };
  const getEntries = (list: number): Entry[] => {
    if (list < HEAD || list + COUNT > bytes.length) return [];
    const room = Math.floor((bytes.length - list - COUNT) / ENTRY);
    return Array.from({ length: Math.min(get16(list), room) }, (_each, index) =>
      getEntry(list + COUNT + index * ENTRY),
    );
  };
  const getNext = (list: number): number => {
    const at = list + COUNT + getEntries(list).length * ENTRY;
    return at + NEXT <= bytes.length ? get32(at) : 0;
  };
  /** Takes one entry out of a list; what follows moves up, so that nothing that is referred to moves. */
  const drop = (list: number, { at }: Entry): void => {
    const left = getEntries(list).length - 1;
    const end = Math.min(list + COUNT + (left + 1) * ENTRY + NEXT, bytes.length);
    bytes.copy(bytes, at, at + ENTRY, end);
    bytes.fill(0, end - ENTRY, end);
    if (isLittle) bytes.writeUInt16LE(left, list);
    else bytes.writeUInt16BE(left, list);
  };
  /** Where the lists begin that an entry names. */
  const getLists = ({ pointer, value }: Entry): number[] =>
    value.length <= INSIDE
      ? [pointer]
      : Array.from({ length: value.length / INSIDE }, (_each, index) =>
          isLittle ? value.readUInt32LE(index * INSIDE) : value.readUInt32BE(index * INSIDE),
        );
  return { first: get32(4), getEntries, getNext, getLists, drop };
}

const isBlank = (value: Buffer): boolean => value.toString('latin1').replaceAll('\0', '').trim() === '';

const says = ({ tag, value }: Entry): boolean =>
  tag === 0x0201 || !isBlank(tag === 0x9286 ? value.subarray(COMMENT_HEAD) : value);

/** Readers of what lies in an entry, by its tag. */
type Inside = Readonly<Record<number, (bytes: Buffer, reading: MetadataReading) => void>>;

/** Reads EXIF. Removes the location in place: no other byte moves, as the notes of cameras require. */
export function readExif(bytes: Buffer, reading: MetadataReading, inside: Inside = {}): void {
  const tiff = readTiff(bytes);
  if (!tiff) return;
  const waiting = [tiff.first];
  const seen = new Set<number>();
  for (let list = waiting.pop(); list !== undefined; list = waiting.pop()) {
    if (list === 0 || seen.has(list)) continue;
    seen.add(list);
    waiting.push(tiff.getNext(list));
    for (const entry of tiff.getEntries(list)) {
      const saying = TAGS[entry.tag];
      if (saying && says(entry)) reading.details.add(saying);
      if (entry.tag === EXIF_IFD) waiting.push(entry.pointer);
      if (entry.tag === SUB_IFDS) waiting.push(...tiff.getLists(entry));
      inside[entry.tag]?.(entry.value, reading);
    }
    const gps = tiff.getEntries(list).find(({ tag }) => tag === GPS_IFD);
    if (!gps) continue;
    const places = tiff.getEntries(gps.pointer);
    if (!places.some(({ tag }) => tag !== GPS_VERSION)) continue;
    reading.details.add('place');
    if (!reading.removesLocation) continue;
    for (const { value } of places) value.fill(0);
    bytes.fill(0, gps.pointer, Math.min(gps.pointer + COUNT + places.length * ENTRY + NEXT, bytes.length));
    tiff.drop(list, gps);
    reading.isChanged = true;
  }
}
