import { firstBytes, holdsBytesAt } from './bytes';
import { found, type Check } from './checks';

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

export const pdf: Check = async (path) =>
  PDF_MARK.test((await firstBytes(path, PDF_HEAD)).toString('latin1')) ? found('application/pdf') : null;
