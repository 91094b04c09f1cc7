import { createReadStream } from 'node:fs';
import { firstBytes } from './bytes';
import { found, type Check } from './checks';

const HEAD = 65_536;
const MARKUP = /<(?:!doctype|\?xml|\?php|html|head|body|script|iframe|svg|object|embed|meta|base)\b/i;
// The patterns by which browsers recognise text as HTML.
const PAGE = /^\s*<(?:!--|(?:h1|div|font|table|a|style|title|b|br|p|form|img|link)\b)/i;
// A script, a PDF or PostScript.
const OTHER = /^(?:#!|%PDF|%!)/;
const SPACES = [0x09, 0x0a, 0x0c, 0x0d];

/** Whether a text may hold each byte. */
const ALLOWED = Array.from({ length: 256 }, (_, byte) =>
  byte < 0x20 ? SPACES.includes(byte) : byte !== 0x7f,
);

/**
 * Plain text, in UTF-8 or an older Western encoding, without control characters or anything that a browser
 * would treat as markup.
 */
export const plainText: Check = async (path) => {
  const head = (await firstBytes(path, HEAD)).toString('latin1').replace(/^\xef\xbb\xbf/, '');
  if ([MARKUP, PAGE, OTHER].some((pattern) => pattern.test(head))) return null;
  for await (const chunk of createReadStream(path)) {
    if (!(chunk instanceof Buffer)) continue;
    for (const byte of chunk) if (!ALLOWED[byte]) return null;
  }
  return found('text/plain');
};
