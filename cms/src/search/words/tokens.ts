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

/** A word without case, accents, and the ’s of a plural or a possessive. */
export const normalize = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/['’]/g, '')
    .slice(0, LONGEST);

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
