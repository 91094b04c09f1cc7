import { STOP_WORDS } from '../words/stop-words';
import { isExtension } from '../texts/type-words';
import { toSingleWord, tokenize, type Token } from '../words/tokens';
import type { Names, Term } from '../words/vector';

/** Each term costs time; words beyond these are not sought. */
const MOST_TERMS = 10;

/** A prefix of one letter would match nearly everything. */
const SHORTEST_PREFIX = 2;

const QUOTED = /["“”„]([^"“”„]*)["“”„]?/g;

/** A word as it is sought, with its other spellings. */
interface SearchWord extends Token {
  spellings: string[];
}

/** The words of what was typed, each with the words that it is part of: of `e-mail` the word is email, or else mail. */
function readSearchWords(text: string): SearchWord[] {
  const tokens = tokenize(text);
  const joined = tokens.filter(({ joins }) => joins);
  const plain = tokens.filter(({ joins }) => !joins);
  const isWithin = (token: Token, { start, end }: Token): boolean => token.start >= start && token.end <= end;
  return plain.map((token) => {
    const around = joined.filter((each) => isWithin(token, each));
    const own = around.findLast(
      (each) => each.joins === 'close' && plain.filter((other) => isWithin(other, each)).length === 1,
    );
    const { word, start, end } = own ?? token;
    const spellings = new Set(
      [token.word, ...around.map((each) => each.word)].filter((each) => each !== word),
    );
    return { word, start, end, spellings: [...spellings] };
  });
}

/** The words of a phrase, in index order. */
export const readPhrase = (text: string): string[] => readSearchWords(text).map(({ word }) => word);

const asTerm = ({ word, spellings, start, end }: SearchWord): Omit<Term, 'isPrefix'> => ({
  words: [word],
  ...(spellings.length > 0 && { spellings }),
  isPhrase: false,
  at: { start, end },
});

/**
 * Parses what was typed into terms: quoted phrases and words. The last word may be incomplete, so it also matches as a
 * prefix.
 */
export function parseTerms(typed: string): Term[] {
  const phrases = Array.from(typed.matchAll(QUOTED), ([, phrase = '']) => readPhrase(phrase)).filter(
    (phrase) => phrase.length > 0,
  );
  // As long as it was, so that each word keeps its place.
  const loose = readSearchWords(typed.replace(QUOTED, (quoted) => '\n'.repeat(quoted.length)));
  const isLastLoose = !/["“”„]\s*$/.test(typed);
  const telling = loose.filter(({ word }) => !STOP_WORDS.has(word));
  const sought = telling.length + phrases.length > 0 ? telling : loose;
  const last = isLastLoose ? sought.at(-1)?.word : undefined;
  const first = new Map(sought.toReversed().map((each) => [each.word, each]));
  const terms = [
    ...phrases.map((words) => ({ words, isPrefix: false, isPhrase: true })),
    ...sought
      .filter((each) => first.get(each.word) === each)
      .map((each) => ({
        ...asTerm(each),
        isPrefix: each.word === last && each.word.length >= SHORTEST_PREFIX,
      })),
  ];
  return terms.slice(0, MOST_TERMS);
}

/**
 * How the typed text may name a file. Parts of a name count where an extension marks it as one: `logo_wit.svg`,
 * `.pptx`, or `pptx` alone.
 */
export function readNames(typed: string): Names {
  const lower = typed.toLowerCase();
  const ends = Array.from(lower.matchAll(/\.(\w+)/g), ([, end = '']) => end);
  return { whole: toSingleWord(typed), parts: [...ends, lower.trim()].some(isExtension) };
}
