/** Parts of an address that say nothing of what was sought. */
const NOISE = new Set([
  '404',
  'aspx',
  'de',
  'een',
  'en',
  'het',
  'htm',
  'html',
  'huisstijl',
  'index',
  'php',
  'van',
  'www',
]);

const MOST_WORDS = 8;
const LONGEST = 120;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** An address as people read it: nothing in it that is not seen, or that turns the text beside it around. */
export const getShownAddress = (path: string): string => cut(decode(path).replace(/\p{C}/gu, ''));

/** The words of an address, to search by. */
export function getAddressWords(path: string): string {
  const words = decode(path)
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !NOISE.has(word));
  return cut([...new Set(words)].slice(0, MOST_WORDS).join(' '));
}
