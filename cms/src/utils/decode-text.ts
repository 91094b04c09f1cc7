/** What Windows-1252 has at 0x80 to 0x9f. Node's own decoder reads these as control characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The ways in which a text takes two bytes a letter. */
type WideEncoding = 'utf-16le' | 'utf-16be';

/** Enough to tell by; a whole number of letters of two bytes. */
const HEAD = 4096;
/** In a text of one Western language, nearly every letter of two bytes has a zero. */
const MOSTLY = 0.7;

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** UTF-16 without its mark: every other byte is zero. */
function getUnmarked(bytes: Uint8Array): WideEncoding | null {
  const head = bytes.subarray(0, HEAD);
  const pairs = Math.floor(head.length / 2);
  const count = (from: 0 | 1): number =>
    head.reduce((sum, byte, at) => sum + Number(byte === 0 && at % 2 === from), 0);
  if (pairs === 0 || head.length % 2 === 1) return null;
  if (count(1) / pairs > MOSTLY && count(0) === 0) return 'utf-16le';
  return count(0) / pairs > MOSTLY && count(1) === 0 ? 'utf-16be' : null;
}

/** UTF-16 by its mark or its zero bytes; null for what is written in single bytes. */
export function getWideEncoding(bytes: Uint8Array): WideEncoding | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : getUnmarked(bytes);
}

/** The text of bytes in Windows-1252, which is also what web pages mean by ISO-8859-1. */
export const decodeWindows = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (letter) => WINDOWS.charAt(letter.charCodeAt(0) - 0x80));

/** The text of a file, without its mark: UTF-16, UTF-8 where it is valid, else the Latin of Windows. */
export function decodeText(bytes: Uint8Array): string {
  const wide = getWideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows(bytes);
  }
}
