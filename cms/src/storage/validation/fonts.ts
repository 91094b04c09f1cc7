import { stat } from 'node:fs/promises';
import { firstBytes } from './bytes';
import { acceptAs, type Check } from './checks';

const HEADER = 12;
const RECORD = 16;
const MAX_TABLES = 100;

const WOFF2 = 'wOF2';
const TRUETYPE = ['\u0000\u0001\u0000\u0000', 'true'];
const OPENTYPE = 'OTTO';
/** Tables that every font has: the characters it knows, and its name. */
const NEEDED = ['cmap', 'name'];

/** A WOFF2 font: its header tells the length of the file. */
export const woff2: Check = async (path) => {
  const head = await firstBytes(path, HEADER);
  if (head.length < HEADER || head.toString('latin1', 0, 4) !== WOFF2) return null;
  return head.readUInt32BE(8) === (await stat(path)).size ? acceptAs('font/woff2') : null;
};

/** A font with one of these signatures of which all tables lie within the file. */
const sfnt =
  (mime: string, signatures: readonly string[]): Check =>
  async (path) => {
    const { size } = await stat(path);
    const head = await firstBytes(path, HEADER + MAX_TABLES * RECORD);
    if (head.length < HEADER || !signatures.includes(head.toString('latin1', 0, 4))) return null;
    const count = head.readUInt16BE(4);
    if (count > MAX_TABLES || head.length < HEADER + count * RECORD) return null;
    const tables = Array.from({ length: count }, (_, index) => {
      const at = HEADER + index * RECORD;
      const end = head.readUInt32BE(at + 8) + head.readUInt32BE(at + 12);
      return { name: head.toString('latin1', at, at + 4), end };
    });
    const isWhole = tables.every(({ end }) => end <= size);
    return isWhole && NEEDED.every((needed) => tables.some(({ name }) => name === needed))
      ? acceptAs(mime)
      : null;
  };

export const ttf = sfnt('font/ttf', TRUETYPE);
/** An OpenType font may have outlines of either kind. */
export const otf = sfnt('font/otf', [OPENTYPE, ...TRUETYPE]);
