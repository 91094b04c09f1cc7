/**
 * The records of a zip file, after PKWARE's APPNOTE 6.3.10. Members are stored, not compressed, so that the total
 * length is known in advance.
 */

import { getLocalTime } from '../../../utils/local-time';

/** A file in a zip. */
export interface ZipMember {
  /** Its name, in the zip's own folder. */
  name: string;
  /** Bytes. */
  size: number;
  crc: number;
  /** When it was made, in milliseconds since 1970. */
  modified: number;
}

/** A member with the offset of its local header. */
export interface PlacedMember extends ZipMember {
  offset: number;
}

const MOST_32 = 0xffff_ffff;

/** Deep enough for ZIP64. */
const VERSION = 45;
/** File attributes are those of Unix. */
const MADE_BY_UNIX = (3 << 8) | VERSION;
const NAMES_ARE_UTF8 = 1 << 11;
const STORED = 0;
/** A plain file that everybody may read. */
const MODE = (0o100644 << 16) >>> 0;
const ZIP64 = 1;
/** A moment in UTC, after Info-ZIP's extrafld.txt; without it, programs read the time of MS-DOS as local time. */
const TIMESTAMP = 0x5455;
const HAS_MODIFIED = 1;
const MOST_SECONDS = 0x7fff_ffff;

const fits = (value: number): boolean => value < MOST_32;
const capped = (value: number): number => (fits(value) ? value : MOST_32);

const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const u64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};

/** The ZIP64 field with these values; empty without any. */
function getZip64Field(values: readonly number[]): Buffer {
  if (values.length === 0) return Buffer.alloc(0);
  return Buffer.concat([u16(ZIP64), u16(values.length * 8), ...values.map(u64)]);
}

/** A moment in MS-DOS form: local time without a zone, in steps of two seconds, from 1980 on. */
function getDosTime(modified: number): Buffer {
  const numbers = getLocalTime(modified).match(/\d+/g) ?? [];
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = numbers.map(Number);
  if (year < 1980) return Buffer.concat([u16(0), u16((1 << 5) | 1)]);
  const time = (hours << 11) | (minutes << 5) | (seconds >> 1);
  return Buffer.concat([u16(time), u16(((year - 1980) << 9) | (month << 5) | day)]);
}

/** The same moment in UTC, to the second; empty for one that its 31 bits cannot hold. */
function getTimestampField(modified: number): Buffer {
  const seconds = Math.floor(modified / 1000);
  if (seconds < 0 || seconds > MOST_SECONDS) return Buffer.alloc(0);
  return Buffer.concat([u16(TIMESTAMP), u16(5), Buffer.from([HAS_MODIFIED]), u32(seconds)]);
}

/** The part that both headers of a member share, up to the CRC. */
const getCommon = ({ crc, modified }: ZipMember): Buffer =>
  Buffer.concat([u16(VERSION), u16(NAMES_ARE_UTF8), u16(STORED), getDosTime(modified), u32(crc)]);

/** The header before the bytes of a member. */
export function getLocalHeader(member: ZipMember): Buffer {
  const { name, size, modified } = member;
  const bytes = Buffer.from(name);
  const field = Buffer.concat([getZip64Field(fits(size) ? [] : [size, size]), getTimestampField(modified)]);
  return Buffer.concat([
    u32(0x04034b50),
    getCommon(member),
    u32(capped(size)),
    u32(capped(size)),
    u16(bytes.length),
    u16(field.length),
    bytes,
    field,
  ]);
}

/** The entry of a member in the central directory. */
function getDirectoryEntry(member: PlacedMember): Buffer {
  const { name, size, modified, offset } = member;
  const bytes = Buffer.from(name);
  const field = Buffer.concat([
    getZip64Field([...(fits(size) ? [] : [size, size]), ...(fits(offset) ? [] : [offset])]),
    getTimestampField(modified),
  ]);
  return Buffer.concat([
    u32(0x02014b50),
    u16(MADE_BY_UNIX),
    getCommon(member),
    u32(capped(size)),
    u32(capped(size)),
    u16(bytes.length),
    u16(field.length),
    // No comment, on the first disk, no internal attributes.
    u16(0),
    u16(0),
    u16(0),
    u32(MODE),
    u32(capped(offset)),
    bytes,
    field,
  ]);
}

/** The end record of ZIP64 and its locator. */
function getZip64End(count: number, length: number, offset: number): Buffer {
  const record = Buffer.concat([
    u32(0x06064b50),
    // The length of what follows.
    u64(44),
    u16(MADE_BY_UNIX),
    u16(VERSION),
    u32(0),
    u32(0),
    u64(count),
    u64(count),
    u64(length),
    u64(offset),
  ]);
  return Buffer.concat([record, u32(0x07064b50), u32(0), u64(offset + length), u32(1)]);
}

/**
 * Everything after the last member, which ends at `offset`: the directory and its end records. A zip of the portal has
 * far fewer than 65,536 members, so only lengths and offsets need ZIP64.
 */
export function getDirectory(members: readonly PlacedMember[], offset: number): Buffer {
  const entries = Buffer.concat(members.map(getDirectoryEntry));
  const count = members.length;
  return Buffer.concat([
    entries,
    ...(fits(offset) ? [] : [getZip64End(count, entries.length, offset)]),
    u32(0x06054b50),
    u16(0),
    u16(0),
    u16(count),
    u16(count),
    u32(entries.length),
    u32(capped(offset)),
    u16(0),
  ]);
}
