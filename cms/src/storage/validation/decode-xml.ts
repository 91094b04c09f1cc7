import { decodeText, decodeWindows, getWideEncoding } from '../../utils/decode-text';

const DECLARATION = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/;
const HEAD = 200;

/** The encoding that a document declares; null for what says to be UTF-8, or to take more bytes a letter than it does. */
function getDeclared(bytes: Buffer): string | null {
  const [, label = 'utf-8'] = DECLARATION.exec(bytes.toString('latin1', 0, HEAD)) ?? [];
  return /^(?:utf-?\d|ucs|iso-10646)/i.test(label) ? null : label;
}

function decodeDeclared(bytes: Buffer, label: string): string {
  const decoder = new TextDecoder(label);
  // Node.js reads this one without its quotes and dashes.
  return decoder.encoding === 'windows-1252' ? decodeWindows(bytes) : decoder.decode(bytes);
}

/** The text of an XML document, by its mark or what it declares. Throws a RangeError for an unknown encoding. */
export function decodeXml(bytes: Buffer): string {
  const declared = getWideEncoding(bytes) ? null : getDeclared(bytes);
  return (declared === null ? decodeText(bytes) : decodeDeclared(bytes, declared)).replace(/^\uFEFF/, '');
}
