/** Letters that are no plain letter with a mark, and what people type for them. The server folds alike. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ς: 'σ',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

const letters = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** A text without case, accents, and how its accents are written: what people seek and what they find meet in it. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]/gu, '')
    .replace(letters, (letter) => LETTERS[letter] ?? letter);

/** Whether texts have each word of a search, whatever its case and accents. */
export function holdsWords(search: string, ...texts: string[]): boolean {
  const found = fold(texts.join(' '));
  return fold(search)
    .split(/\s+/)
    .every((word) => found.includes(word));
}

const { compare } = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

/** The order of two names as a Dutch list has them: É with E, 10 after 9. */
export const compareNames = (one: string, other: string): number => compare(one, other);
