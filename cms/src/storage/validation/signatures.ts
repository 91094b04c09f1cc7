import { firstBytes, readBytes } from './bytes';
import { acceptAs, type Check } from './checks';
import { measureFirstPage } from './first-page';

const PDF_HEAD = 1024;
// Some senders put bytes before the PDF marker, but these must not make the file something else as well.
const PDF_MARK = /^[^<]{0,1019}?%PDF-\d/s;

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
  const head = await readBytes(path, start, POSTSCRIPT.length);
  return head.equals(Buffer.from(POSTSCRIPT)) ? acceptAs('application/postscript') : null;
};
