import { createReadStream } from 'node:fs';
import { firstBytes } from './bytes';
import { found, type Check } from './checks';

const HEAD = 65_536;
const MARKUP = /<(?:!doctype|\?xml|\?php|html|head|body|script|iframe|svg|object|embed|meta|base)\b/i;
const ALLOWED_CONTROLS = [0x09, 0x0a, 0x0c, 0x0d];

const isControl = (byte: number): boolean =>
  (byte < 0x20 && !ALLOWED_CONTROLS.includes(byte)) || byte === 0x7f;

/** Plain text, in UTF-8 or an older Western encoding: no control characters, and nothing that a browser would take for markup. */
export const plainText: Check = async (path) => {
  const head = (await firstBytes(path, HEAD)).toString('latin1');
  if (MARKUP.test(head) || head.startsWith('#!') || head.startsWith('%')) return null;
  for await (const chunk of createReadStream(path)) {
    if (chunk instanceof Buffer && chunk.some(isControl)) return null;
  }
  return found('text/plain');
};
