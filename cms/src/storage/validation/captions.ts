import { readFile, stat, writeFile } from 'node:fs/promises';
import { decodeText } from '../../utils/decode-text';
import { type Check, RefusedContent } from './checks';
import { writeCaptions } from './write-captions';

/** Ten times what is said in a film of three hours; more would hold up everybody else while it is read. */
const MAX_BYTES = 1024 * 1024;

/** Captions as WebVTT or as SubRip, in any encoding that is met; they are kept as WebVTT. */
export const captions: Check = async (path) => {
  if ((await stat(path)).size > MAX_BYTES) {
    throw new RefusedContent('Deze ondertiteling is te groot: het mag 1 MB zijn.', 413);
  }
  await writeFile(path, writeCaptions(decodeText(await readFile(path))));
  return { mime: 'text/vtt', width: null, height: null, ext: '.vtt', isCleaned: true };
};
