import { STOP_WORDS } from './stop-words';

/** A word of a text: its normal form, and its place in the text. */
export interface Token {
  word: string;
  start: number;
  end: number;
  /**
   * Set for the spelling in one of words that follow, which begins at the first of them: `emailhandtekening` for
   * e-mailhandtekening. Written `close` it is a word that people may be shown; `loose` ones only meet what is sought.
   */
  joins?: 'close' | 'loose';
}

/** The longest word that is kept; a longer one is cut. */
const LONGEST = 64;

/** More words in a row than this are no word that somebody takes apart. */
const MOST_JOINED = 5;

const WORDS = /[\p{L}\p{N}\p{M}]+/gu;

/** Colour codes and measures are found with and without their space: RAL5010, PMS 293C, 1000x1600. */
const CODE = /^(ral|pms|pantone|ncs)(\d.*)$|^(\d+)x(\d+)$/;
/** A number with its unit or its name, which are read as one too: 300dpi, route2. */
const NUMBERED = /^(\d+)(\p{L}{2,})$|^(\p{L}{3,})(\d{1,4})$/u;

/** Between the parts of a word: hyphens and short dashes, soft and other unseen ones, apostrophes, and these signs. */
const JOINERS = new Set("-\u00ad\u2010\u2011\u2012\u2013\u2212'’‘`´′/_+&\u200b\u200c\u200d\u2060\ufeff");
const APOSTROPHES = new Set("'’‘`´′");
/** What may stand between a single letter and its word besides: `e mail`, `Q & A`. */
const BESIDE_LETTER = /^(?:\s|\s?[&+]\s?)$/;
/** Between the groups of a number: 050 361 00 00, (050) 361-0000. */
const WITHIN_NUMBER = /^[\s).\-\u2010-\u2013/]+$/;
/** No more than this stands between what is loosely joined. */
const WIDEST = 3;
const NUMBER_DIGITS = { least: 7, most: 15 };

/** A letter that is no word by itself, which one of a script without spaces may be. */
const LETTER = /^(?!\p{Lo})\p{L}$/u;
const DIGITS = /^\d+$/;

/** The beginning of a text. PostgreSQL keeps no half of a letter that takes two places. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/\p{Surrogate}$/u, '');

const PLAIN = /^[a-z0-9]+$/i;

/** A word without case and accents. */
const normalize = (word: string): string =>
  cut(
    // Most words need no more than this, and a page of results has thousands of them.
    PLAIN.test(word)
      ? word.toLowerCase()
      : word
          .normalize('NFKD')
          .replace(/[\p{M}\u2044]/gu, '')
          .toLowerCase()
          .replace(/ʼs$/, '')
          .replace(/ʼ/g, ''),
    LONGEST,
  );

/** A text as one word of all its letters and digits. */
export const toSingleWord = (text: string): string => normalize(text.replace(/[^\p{L}\p{N}\p{M}]/gu, ''));

const isLetter = ({ word }: Token): boolean => word.length === 1 && LETTER.test(word);
const isNumber = ({ word }: Token): boolean => word.charAt(0) <= '9' && DIGITS.test(word);

/** The words as they stand between all else; the ’s of a plural or a possessive belongs to the word before it. */
function readWords(text: string): Token[] {
  const words: Token[] = [];
  let before: Token | undefined;
  for (const { 0: found, index: start } of text.matchAll(WORDS)) {
    const word = normalize(found);
    if (word === '') continue;
    const end = start + found.length;
    if (
      word === 's' &&
      before?.end === start - 1 &&
      APOSTROPHES.has(text.charAt(before.end)) &&
      !isLetter(before)
    )
      before.end = end;
    else words.push((before = { word, start, end }));
  }
  return words;
}

/** Whether nothing but a sign that joins stands between two words. A dot does so in m.a.w. and 1.024 only. */
function isJoined(text: string, one: Token, other: Token): boolean {
  if (other.start - one.end !== 1) return false;
  const between = text.charAt(one.end);
  if (between === '.') return isLetter(one) || (isNumber(one) && isNumber(other));
  return JOINERS.has(between);
}

/** Whether it is a letter that is joined to the word behind it. */
function isInRow(text: string, words: readonly Token[], at: number): boolean {
  const [one, other] = [words[at], words[at + 1]];
  return one !== undefined && other !== undefined && isLetter(one) && isJoined(text, one, other);
}

/** Whether a word stands by itself, as most do; quick to see. */
const isPlain = (text: string, { word, end }: Token, next: Token | undefined): boolean =>
  word.length > 2 &&
  !/\d/.test(word) &&
  (!next || (next.word.length > 2 && (next.start - end > 1 || text.charAt(end) === ' ')));

/** What stands between two words, when it is short. */
const getBetween = (text: string, one: Token, other: Token): string =>
  other.start - one.end <= WIDEST ? text.slice(one.end, other.start) : '';

function join(words: readonly Token[], joins: 'close' | 'loose'): Token[] {
  const [first, last] = [words[0], words.at(-1)];
  const word = words.map((each) => each.word).join('');
  if (!first || !last || words.length < 2 || words.length > MOST_JOINED || word.length > LONGEST) return [];
  return [{ word, start: first.start, end: last.end, joins }];
}

/** A single letter, which is no word, with the word beside it, as in `e mail` and `vitamine c`. */
function joinLetter(text: string, one: Token, other: Token): Token[] {
  const [isOne, isOther] = [isLetter(one), isLetter(other)];
  if (!isOne && !isOther) return [];
  const between = getBetween(text, one, other);
  if (!BESIDE_LETTER.test(between)) return [];
  // A row of letters is an alphabet. ‘Als u belt’: a word of one letter.
  const isNone = isOne && isOther ? between.trim() === '' : STOP_WORDS.has(isOne ? one.word : other.word);
  return isNone ? [] : join([one, other], 'loose');
}

/** A number that is written in groups, as one word; `at` is the place of the first. */
function joinNumber(text: string, words: readonly Token[], at: number): Token[] {
  const groups: Token[] = [];
  let digits = 0;
  let isApart = false;
  for (const word of words.slice(at, at + MOST_JOINED)) {
    const before = groups.at(-1);
    if (!isNumber(word) || (before && !WITHIN_NUMBER.test(getBetween(text, before, word)))) break;
    isApart ||= before !== undefined && !isJoined(text, before, word);
    groups.push(word);
    digits += word.word.length;
  }
  const isWhole = isApart && digits >= NUMBER_DIGITS.least && digits <= NUMBER_DIGITS.most;
  return isWhole ? join(groups, 'loose') : [];
}

/** A word in parts as one word, and each single letter in it with its neighbour. */
function joinParts(row: readonly Token[]): Token[] {
  const letters = row.flatMap((one, at) => {
    const other = row[at + 1];
    return other && row.length > 2 && isLetter(one) !== isLetter(other) ? join([one, other], 'close') : [];
  });
  return [...join(row, 'close'), ...letters];
}

function splitCode(token: Token): Token[] {
  const { word, start, end } = token;
  const isCode = CODE.test(word);
  const [, ...groups] = (isCode ? CODE : NUMBERED).exec(word) ?? [];
  const [one, other] = groups.filter(Boolean);
  if (!one || !other) return [token];
  const parts = [
    { word: one, start, end: start + one.length },
    { word: other, start: end - other.length, end },
  ];
  return isCode ? parts : [{ ...token, joins: 'close' }, ...parts];
}

/** The words of a row of parts, or of a word by itself. */
function readRow(row: readonly Token[]): readonly Token[] {
  const [only] = row;
  if (row.length === 1 && only && !isLetter(only) && !/\d/.test(only.word)) return row;
  const joined = row.length > 1 ? joinParts(row) : [];
  const parts = row.filter((part) => !isLetter(part)).flatMap(splitCode);
  // An abbreviation, such as m.a.w., has no parts.
  if (parts.length === 0) return joined.map(({ word, start, end }) => ({ word, start, end }));
  return [...joined, ...parts];
}

/**
 * The words of a text, in order. What a hyphen or another sign joins stands there as its parts and as one word, before
 * them; a single letter only with the word that it belongs to. File names and addresses fall apart into their words.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const words = readWords(text);
  let row: Token[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (!word) break;
    if (row.length === 0 && isPlain(text, word, next)) {
      tokens.push(word);
      continue;
    }
    if (row.length === 0 && isNumber(word)) tokens.push(...joinNumber(text, words, at));
    row.push(word);
    if (next && isJoined(text, word, next)) continue;
    const read = readRow(row);
    // A letter that is part of a row belongs to no word outside it.
    const isFree = next && (row.length === 1 || !isLetter(word)) && !isInRow(text, words, at + 1);
    if (isFree && (isLetter(word) || isLetter(next)))
      tokens.push(...read.slice(0, -1), ...joinLetter(text, word, next), ...read.slice(-1));
    else tokens.push(...read);
    row = [];
  }
  return tokens;
}
