import type { FileHandle } from 'node:fs/promises';
import { readAt } from './boxes';
import { blank, MOST_WORDS, NAME_OF_PLACE } from './film-metadata';

const PAGE_HEAD = 27;
const FLAGS_AT = 5;
const STREAM_AT = 14;
const SUM_AT = 22;
const SUM_BYTES = 4;
const COUNT_AT = 26;
const BEGINS = 2;
const ENDS = 4;
/** A piece of a packet is this long when more follows. */
const FULL = 255;
/** More than any film has before its pictures. */
const MOST_PAGES = 2000;
/** The packet that says what a film is about; the first one says how it is kept. */
const WORDS = 1;
/** How the words of some kinds of streams begin: of others at once, or after the head of a block of FLAC. */
const BEGINNINGS = ['\x03vorbis', '\x81theora', 'OpusTags', 'OVP80\x02 '];
const FLAC = 4;
const FLAC_HEAD = 4;

interface Page {
  at: number;
  head: Buffer;
  bytes: Buffer;
}

interface Stream {
  packet: number;
  /** The pieces of the packet with words, and the pages that they are on. */
  pieces: { page: Page; bytes: Buffer }[];
}

/** Ogg's own checksum, which no library that the portal has makes. */
const SUMS = Uint32Array.from({ length: 256 }, (_, first) => {
  let sum = first << 24;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0);
  return sum;
});

function getSum(...pieces: Buffer[]): number {
  let sum = 0;
  for (const piece of pieces) {
    for (const byte of piece) sum = (sum << 8) ^ (SUMS[(sum >>> 24) ^ byte] ?? 0);
  }
  return sum >>> 0;
}

async function readPage(file: FileHandle, at: number): Promise<Page | null> {
  const first = await readAt(file, at, PAGE_HEAD + FULL);
  if (first.length < PAGE_HEAD || first.toString('latin1', 0, 4) !== 'OggS') return null;
  const head = first.subarray(0, PAGE_HEAD + (first[COUNT_AT] ?? 0));
  const size = head.subarray(PAGE_HEAD).reduce((sum, piece) => sum + piece, 0);
  const bytes = await readAt(file, at + head.length, size);
  return bytes.length < size ? null : { at, head, bytes };
}

function getWordsAt(packet: Buffer): number {
  const beginning = BEGINNINGS.find((each) => packet.toString('latin1', 0, each.length) === each);
  if (beginning !== undefined) return beginning.length;
  return ((packet[0] ?? 0) & 0x7f) === FLAC && packet[1] === 0 ? FLAC_HEAD : 0;
}

/** Removes the location from a comment packet: its writer, and a list of names with values. */
function removeFromComment(packet: Buffer): boolean {
  let isChanged = false;
  let at = getWordsAt(packet);
  const read = (): Buffer | null => {
    if (at + 4 > packet.length) return null;
    const start = at + 4;
    at = start + packet.readUInt32LE(at);
    return at > packet.length ? null : packet.subarray(start, at);
  };
  if (!read()) return false;
  at += 4;
  for (let word = read(); word; word = read()) {
    const nameEnd = word.indexOf('=');
    if (nameEnd < 0 || !NAME_OF_PLACE.test(word.toString('latin1', 0, nameEnd))) continue;
    isChanged = blank(word.subarray(nameEnd + 1), ' ') || isChanged;
  }
  return isChanged;
}

/** Divides the bytes of a page among the packets of its stream; whether the one with words is whole. */
function divide(page: Page, stream: Stream): boolean {
  let at = 0;
  for (const length of page.head.subarray(PAGE_HEAD)) {
    if (stream.packet === WORDS) stream.pieces.push({ page, bytes: page.bytes.subarray(at, at + length) });
    at += length;
    if (length < FULL) stream.packet += 1;
    if (stream.packet > WORDS) return true;
  }
  return false;
}

async function writePage(file: FileHandle, { at, head, bytes }: Page): Promise<void> {
  head.fill(0, SUM_AT, SUM_AT + SUM_BYTES);
  head.writeUInt32LE(getSum(head, bytes), SUM_AT);
  const whole = Buffer.concat([head, bytes]);
  await file.write(whole, 0, whole.length, at);
}

/** Removes the location from a packet, and writes the pages that contain it; returns whether there was one. */
async function removeFromStream(file: FileHandle, { pieces }: Stream): Promise<boolean> {
  const packet = Buffer.concat(pieces.map(({ bytes }) => bytes));
  if (!removeFromComment(packet)) return false;
  let at = 0;
  for (const { bytes } of pieces) {
    packet.copy(bytes, 0, at);
    at += bytes.length;
  }
  for (const page of new Set(pieces.map((piece) => piece.page))) await writePage(file, page);
  return true;
}

/** Removes the location from an Ogg film, where it precedes the pictures; returns whether there was one. */
export async function removeOggLocation(file: FileHandle): Promise<boolean> {
  const streams = new Map<number, Stream>();
  let isChanged = false;
  let at = 0;
  let held = 0;
  for (let pages = 0; pages === 0 || streams.size > 0; pages += 1) {
    const page = await readPage(file, at);
    if (!page) break;
    held += page.bytes.length;
    if (pages > MOST_PAGES || held > MOST_WORDS) throw new Error('The film says too much.');
    at = page.at + page.head.length + page.bytes.length;
    const id = page.head.readUInt32LE(STREAM_AT);
    const flags = page.head.readUInt8(FLAGS_AT);
    if (flags & BEGINS) streams.set(id, { packet: 0, pieces: [] });
    const stream = streams.get(id);
    const isWhole = stream !== undefined && divide(page, stream);
    if (isWhole) isChanged = (await removeFromStream(file, stream)) || isChanged;
    if (isWhole || flags & ENDS) streams.delete(id);
  }
  return isChanged;
}
