import { createReadStream } from 'node:fs';
import { getWideEncoding } from '../../utils/decode-text';
import { firstBytes } from './bytes';
import { acceptAs, type Check } from './checks';

const HEAD = 65_536;
const MARKUP = /<(?:!doctype|\?xml|\?php|html|head|body|script|iframe|svg|object|embed|meta|base)\b/i;
// The patterns by which browsers recognise text as HTML.
const PAGE = /^\s*<(?:!--|(?:h1|div|font|table|a|style|title|b|br|p|form|img|link)\b)/i;
// A script, a PDF or PostScript.
const OTHER = /^(?:#!|%PDF|%!)/;
/** Control characters besides those that make a space; beyond ASCII they are letters of an older encoding. */
const CONTROLS = /(?![\t\n\f\r\x80-\x9f])\p{Cc}/u;

/** How a text is read to be checked: single bytes as they are, because any Western encoding is fine. */
const getDecoder = (wide: 'utf-16le' | 'utf-16be' | null): ((bytes: Buffer) => string) => {
  if (!wide) return (bytes) => bytes.toString('latin1');
  const decoder = new TextDecoder(wide, { fatal: true });
  return (bytes) => decoder.decode(bytes, { stream: true });
};

const isClean = async (path: string, decode: (bytes: Buffer) => string): Promise<boolean> => {
  for await (const chunk of createReadStream(path)) {
    if (chunk instanceof Buffer && CONTROLS.test(decode(chunk))) return false;
  }
  return true;
};

/**
 * Plain text, in UTF-8, UTF-16 or an older Western encoding, without control characters or anything that a browser
 * would treat as markup.
 */
export const plainText: Check = async (path) => {
  const bytes = await firstBytes(path, HEAD);
  const wide = getWideEncoding(bytes);
  try {
    const head = getDecoder(wide)(bytes).replace(/^\xef\xbb\xbf/, '');
    if ([MARKUP, PAGE, OTHER].some((pattern) => pattern.test(head))) return null;
    return (await isClean(path, getDecoder(wide))) ? acceptAs('text/plain') : null;
  } catch (error) {
    // Halves of letters.
    if (error instanceof TypeError) return null;
    throw error;
  }
};
