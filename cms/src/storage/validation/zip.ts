import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { firstBytes } from './bytes';
import { RefusedContent } from './checks';

const SIGNATURE = Buffer.from('504b0304', 'hex');
const LOCAL_HEADER = 30;
const MAX_PARTS = 20_000;
const MAX_UNPACKED = 1024 ** 3;
// Repetitive tables compress a hundredfold; a zip bomb compresses a thousandfold.
const MAX_RATIO = 250;
const SMALL = 10 * 1024 * 1024;
const MAX_TEXT = 1024 * 1024;

export interface Zip {
  /** Names of its entries, in lower case. */
  names: ReadonlySet<string>;
  /** The text of the requested entry; empty when there is none. */
  text: string;
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
function isApart(entries: readonly Entry[]): boolean {
  const places = entries
    .map((entry) => {
      const start = entry.relativeOffsetOfLocalHeader;
      return { start, end: start + LOCAL_HEADER + entry.fileNameLength + entry.compressedSize };
    })
    .sort((a, b) => a.start - b.start);
  return places.every(({ end }, index) => end <= (places[index + 1]?.start ?? Infinity));
}

async function getEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MAX_PARTS) throw bomb();
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

/**
 * Unpacks an entry completely, which fails when its size is not as declared; returns its text when requested.
 */
async function unpack(zip: ZipFile, entry: Entry, wantsText: boolean): Promise<string> {
  // Some programs call nothing at all compressed, which no unpacker takes.
  if (entry.compressedSize === 0 && entry.uncompressedSize === 0) return '';
  const pieces: Buffer[] = [];
  const stream = await zip.openReadStreamPromise(entry);
  for await (const piece of stream) {
    if (wantsText && piece instanceof Buffer) pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Reads a whole zip file, and the text of one of its entries; null when it is invalid or deceptive. */
export async function readZip(path: string, textFile: string): Promise<Zip | null> {
  if (!(await firstBytes(path, SIGNATURE.length)).equals(SIGNATURE)) return null;
  const zip = await yauzl.openPromise(path, { autoClose: false });
  try {
    const entries = await getEntries(zip);
    checkSizes(entries);
    const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
    if (names.size !== entries.length || !isApart(entries)) return null;
    let text = '';
    for (const entry of entries) {
      const wantsText = entry.fileName.toLowerCase() === textFile && entry.uncompressedSize <= MAX_TEXT;
      text += await unpack(zip, entry, wantsText);
    }
    return { names, text };
  } finally {
    zip.close();
  }
}
