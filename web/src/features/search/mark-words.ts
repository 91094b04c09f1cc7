/** A part of a text; a marked one is what was sought. */
export interface Part {
  text: string;
  mark: boolean;
}

/** The same length as the text, so that places in one are places in the other. */
const fold = (text: string): string =>
  text.replace(/[\u0080-\uffff]/g, (letter) => letter.normalize('NFD').charAt(0)).toLowerCase();

/** Shorter words, such as 'het', stand everywhere. */
const SHORTEST = 4;

/** The words of a search that are worth marking, without accents and capitals. */
export function getSoughtWords(q: string): string[] {
  const words = [...new Set(fold(q.normalize('NFC')).match(/[\p{L}\p{N}]+/gu))];
  const long = words.filter(({ length }) => length >= SHORTEST);
  return long.length > 0 ? long : words;
}

/** Where words stand in a text, also within longer words: first and last place of each. */
export function findWords(text: string, words: readonly string[]): [from: number, to: number][] {
  const pattern = words.filter(Boolean).sort((a, b) => b.length - a.length);
  if (pattern.length === 0) return [];
  const found = fold(text).matchAll(new RegExp(pattern.join('|'), 'gu'));
  return [...found].map(({ index, 0: { length } }) => [index, index + length]);
}

/** Splits a text at the words that were sought. */
export function markWords(text: string, words: readonly string[]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const [from, to] of findWords(text, words)) {
    if (from > at) parts.push({ text: text.slice(at, from), mark: false });
    parts.push({ text: text.slice(from, to), mark: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), mark: false });
  return parts;
}
