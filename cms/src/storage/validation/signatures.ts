import { firstBytes, holdsBytesAt } from './bytes';
import { found, type Check } from './checks';
import { measureFirstPage } from './first-page';

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
// The size of a directory entry in a compound file; an entry starts with the name of a stream.
const DIRECTORY_LINE = 128;
const PDF_HEAD = 1024;
// Some senders put bytes before the PDF marker, but these must not make the file something else as well.
const PDF_MARK = /^[^<]{0,1019}?%PDF-\d/s;

/** An Office document from before 2007: a compound file with the stream that defines its kind. */
export const compound =
  (mime: string, ...streams: string[]): Check =>
  async (path) => {
    const head = await firstBytes(path, COMPOUND.length);
    if (!head.equals(COMPOUND)) return null;
    for (const stream of streams) {
      const name = Buffer.from(`${stream}\0`, 'utf16le');
      if (await holdsBytesAt(path, name, DIRECTORY_LINE)) return found(mime);
    }
    return null;
  };

/** A PDF, with the size of its first page when that can be drawn. */
export const pdf: Check = async (path) =>
  PDF_MARK.test((await firstBytes(path, PDF_HEAD)).toString('latin1'))
    ? { mime: 'application/pdf', ...(await measureFirstPage(path)) }
    : null;

const POSTSCRIPT = '%!PS-Adobe';
// An EPS with a Windows preview starts with the offsets of its parts.
const WITH_PREVIEW = Buffer.from('c5d0d3c6', 'hex');
const PREVIEW_HEADER = 12;

const startsAt = (head: Buffer): number =>
  head.subarray(0, WITH_PREVIEW.length).equals(WITH_PREVIEW) && head.length >= PREVIEW_HEADER
    ? head.readUInt32LE(WITH_PREVIEW.length)
    : 0;

/** An EPS, with or without a Windows preview. */
export const eps: Check = async (path) => {
  const start = startsAt(await firstBytes(path, PREVIEW_HEADER));
  if (start > 65_536) return null;
  const head = await firstBytes(path, start + POSTSCRIPT.length);
  return head.subarray(start).equals(Buffer.from(POSTSCRIPT)) ? found('application/postscript') : null;
};

/** A video of one of these kinds, recognised by its signature. */
export const video =
  (...kinds: string[]): Check =>
  async (path) => {
    const { fileTypeFromFile } = await import('file-type');
    const type = await fileTypeFromFile(path);
    return type && kinds.includes(type.mime) ? found(type.mime) : null;
  };
