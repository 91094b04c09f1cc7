import { stat, truncate } from 'node:fs/promises';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { firstBytes, lastBytes } from './bytes';
import { passwordProtected, damaged, RefusedContent } from './checks';

const SIGNATURE = Buffer.from('504b0304', 'hex');
const LOCAL_HEADER = 30;
/** A zip ends with a record, of which the last number is the length of the comment behind it. */
const END = Buffer.from('504b0506', 'hex');
const END_BYTES = 22;
const MOST_COMMENT = 65_535;
const MAX_PARTS = 20_000;
const MAX_UNPACKED = 1024 ** 3;
// Repetitive tables compress a hundredfold; a zip bomb compresses a thousandfold.
const MAX_RATIO = 250;
const SMALL = 10 * 1024 * 1024;
const MAX_TEXT = 1024 * 1024;

/** No list of parts, or of what a part links to, is longer. */
const MAX_SEARCHED = 64 * 1024 * 1024;

/** A match that stands on the seam of two pieces is no longer. */
const SEAM = 4096;

export interface Zip {
  /** Names of its entries, in lower case. */
  names: ReadonlySet<string>;
  /** Whether two entries have the same name, or differ only in case. */
  hasDoubles: boolean;
  /** Whether bytes behind its end were taken off. */
  isTrimmed: boolean;
  /** The text of the requested entry; empty when there is none. */
  text: string;
  /** Whether what was sought stands in one of the entries that were asked. */
  isFound: boolean;
}

/** What is looked at while a zip is unpacked; names are in lower case. */
interface ZipSearch {
  /** The entry of which the text is wanted. */
  textFile?: string;
  /** Looks in these entries, however long, for what stands in their XML. */
  search?: { isIn: (name: string) => boolean; pattern: RegExp };
}

const bomb = (): RefusedContent =>
  new RefusedContent(
    'Dit bestand is te groot zodra het is uitgepakt. Bewaar het opnieuw, met minder erin.',
    413,
  );

function checkSizes(entries: readonly Entry[]): void {
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const packedTooWell = entries.some(
    ({ compressedSize, uncompressedSize }) =>
      uncompressedSize > SMALL && uncompressedSize > compressedSize * MAX_RATIO,
  );
  if (unpacked > MAX_UNPACKED || packedTooWell) throw bomb();
}

/** Whether the entries do not overlap: a zip bomb reuses the same bytes for all of them. */
function haveSeparateBytes(entries: readonly Entry[]): boolean {
  const places = entries
    .map((entry) => {
      const start = entry.relativeOffsetOfLocalHeader;
      return { start, end: start + LOCAL_HEADER + entry.fileNameLength + entry.compressedSize };
    })
    .sort((a, b) => a.start - b.start);
  return places.every(({ end }, index) => end <= (places[index + 1]?.start ?? Infinity));
}

async function readEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MAX_PARTS) throw bomb();
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

/** XML with each letter that is ASCII as itself, whether it was written in one byte, in two, or as a number. */
const getPlain = (xml: string): string =>
  xml
    .replaceAll('\0', '')
    .replace(/\s+/g, ' ')
    .replace(/&#(?:x0*([0-9a-f]{2})|0*([0-9]{2,3}));/gi, (_all, hex?: string, decimal?: string) =>
      String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    );

/**
 * Unpacks an entry completely, which fails when its size is not as declared; answers its text when that is wanted, and
 * whether a pattern is in it.
 */
async function unpack(zip: ZipFile, entry: Entry, wantsText: boolean, pattern: RegExp | null) {
  // Some programs call nothing at all compressed, which no unpacker takes.
  if (entry.compressedSize === 0 && entry.uncompressedSize === 0) return { text: '', isFound: false };
  const pieces: Buffer[] = [];
  let isFound = false;
  let seam = '';
  const stream = await zip.openReadStreamPromise(entry);
  for await (const piece of stream) {
    if (!(piece instanceof Buffer)) continue;
    if (wantsText) pieces.push(piece);
    if (!pattern || isFound) continue;
    const plain = getPlain(seam + piece.toString('latin1'));
    isFound = pattern.test(plain);
    seam = plain.slice(-SEAM);
  }
  return { text: Buffer.concat(pieces).toString('utf8'), isFound };
}

/** Takes off what stands behind the end of a zip, as some senders leave there; whether there was anything. */
async function trim(path: string): Promise<boolean> {
  const { size } = await stat(path);
  const tail = await lastBytes(path, END_BYTES + MOST_COMMENT);
  const at = tail.lastIndexOf(END);
  if (at < 0 || at + END_BYTES > tail.length) return false;
  const end = size - tail.length + at + END_BYTES + tail.readUInt16LE(at + END_BYTES - 2);
  if (end >= size) return false;
  await truncate(path, end);
  return true;
}

async function inspectEntries(
  zip: ZipFile,
  { textFile, search }: ZipSearch,
): Promise<Omit<Zip, 'isTrimmed'>> {
  const entries = await readEntries(zip);
  checkSizes(entries);
  if (!haveSeparateBytes(entries)) throw damaged();
  if (entries.some((entry) => entry.isEncrypted())) throw passwordProtected();
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  let text = '';
  let isFound = false;
  for (const entry of entries) {
    const name = entry.fileName.toLowerCase();
    const wantsText = name === textFile && entry.uncompressedSize <= MAX_TEXT;
    const pattern = search?.isIn(name) ? search.pattern : null;
    if (pattern && entry.uncompressedSize > MAX_SEARCHED) throw bomb();
    const unpacked = await unpack(zip, entry, wantsText, pattern);
    text += unpacked.text;
    isFound ||= unpacked.isFound;
  }
  return { names, hasDoubles: names.size !== entries.length, text, isFound };
}

/**
 * Reads a whole zip file, and what is sought in it; null when it is something else. Throws `RefusedContent` when not all
 * of it can be unpacked.
 */
export async function readZip(path: string, sought: ZipSearch = {}): Promise<Zip | null> {
  const head = await firstBytes(path, SIGNATURE.length);
  if (!head.equals(SIGNATURE)) return null;
  try {
    const isTrimmed = await trim(path);
    const zip = await yauzl.openPromise(path, { autoClose: false });
    try {
      return { ...(await inspectEntries(zip, sought)), isTrimmed };
    } finally {
      zip.close();
    }
  } catch (error) {
    throw error instanceof RefusedContent ? error : damaged();
  }
}
