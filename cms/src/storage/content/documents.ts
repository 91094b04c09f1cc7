import yauzl from 'yauzl';
import { firstBytes, holdsBytes } from './bytes';
import { found, type Check } from './checks';

const MAX_PARTS = 100_000;
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const PDF = '%PDF-';
// A PDF may begin with some bytes of its sender's.
const PDF_HEAD = 1024;

/** The names of the parts of a zip file, from its directory; null when it is none. */
async function partNames(path: string): Promise<Set<string> | null> {
  try {
    const zip = await yauzl.openPromise(path);
    const names = new Set<string>();
    try {
      if (zip.entryCount > MAX_PARTS) return null;
      for await (const entry of zip.eachEntry()) names.add(entry.fileName);
      return names;
    } finally {
      zip.close();
    }
  } catch {
    return null;
  }
}

/** A document of Office since 2007: a zip file with the part that makes it one, and without macros. */
export const openXml =
  (mime: string, folder: string, main: string): Check =>
  async (path) => {
    const names = await partNames(path);
    const complete = names?.has('[Content_Types].xml') && names.has(`${folder}/${main}`);
    return complete && !names?.has(`${folder}/vbaProject.bin`) ? found(mime) : null;
  };

/** A document of Office before 2007: a compound file with the stream that makes it one. */
export const compound =
  (mime: string, ...streams: string[]): Check =>
  async (path) => {
    const head = await firstBytes(path, COMPOUND.length);
    if (!head.equals(COMPOUND)) return null;
    for (const stream of streams) {
      if (await holdsBytes(path, Buffer.from(`${stream}\0`, 'utf16le'))) return found(mime);
    }
    return null;
  };

/** A PDF. */
export const pdf: Check = async (path) =>
  (await firstBytes(path, PDF_HEAD)).includes(PDF) ? found('application/pdf') : null;
