/** A word of a text: its normal form, and its place in the text. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

/** The longest word that is kept; a longer one is cut. */
const LONGEST = 64;

// An apostrophe holds its letters together: logo's, euro’s.
const WORDS = /[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)?/gu;

/** Colour codes are found with and without their space: RAL5010, PMS 293C. */
const CODE = /^(ral|pms|pantone|ncs)(\d.*)$/;

/** The beginning of a text. PostgreSQL keeps no half of a letter that takes two places. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/\p{Surrogate}$/u, '');

const PLAIN = /^[a-z0-9]+$/i;

/** A word without case, accents, and the ’s of a plural or a possessive. */
const normalize = (word: string): string =>
  cut(
    // Most words need no more than this, and a page of results has thousands of them.
    PLAIN.test(word)
      ? word.toLowerCase()
      : word
          .normalize('NFKD')
          .replace(/\p{M}/gu, '')
          .toLowerCase()
          .replace(/['’]s$/, '')
          .replace(/['’]/g, ''),
    LONGEST,
  );

/** The words of a text, in order. File names and addresses fall apart into their words. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: found, index } of text.matchAll(WORDS)) {
    const word = normalize(found);
    if (word === '') continue;
    const [, system, code] = CODE.exec(word) ?? [];
    const end = index + found.length;
    if (system && code) {
      const middle = index + system.length;
      tokens.push({ word: system, start: index, end: middle }, { word: code, start: middle, end });
    } else {
      tokens.push({ word, start: index, end });
    }
  }
  return tokens;
}
