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

/** A single letter is no word; one of a script without spaces may be. */
const LETTER = /^(?!\p{Lo})\p{L}$/u;

/** What may stand between the letters of a word: e-mail is email. */
const SIGN = "[-\\u00ad\\u2010-\\u2013'’/]?";

/** The words of a search that are worth marking, without accents and capitals. */
export function getSearchWords(q: string): string[] {
  const parts = fold(q.normalize('NFC')).match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = [...new Set(parts)].filter((word) => !LETTER.test(word));
  const long = words.filter(({ length }) => length >= SHORTEST);
  return long.length > 0 ? long : words;
}

/** Where words stand in a text, also within longer words: first and last place of each. */
export function findWords(text: string, words: readonly string[]): [from: number, to: number][] {
  const pattern = words
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map((word) => Array.from(word).join(SIGN));
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
