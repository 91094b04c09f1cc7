import { STOP_WORDS } from '../words/stop-words';
import { tokenize } from '../words/tokens';
import type { Term } from '../words/vector';

/** Each term costs time; words beyond these are not sought. */
const MOST_TERMS = 10;

/** A prefix of one letter would match nearly everything. */
const SHORTEST_PREFIX = 2;

const QUOTED = /["“”„]([^"“”„]*)["“”„]?/g;

const words = (text: string): string[] => tokenize(text).map(({ word }) => word);

/**
 * The terms of what was typed: phrases between quotes, and words. The last word may still be under way, so it also
 * matches what begins with it.
 */
export function parseTerms(typed: string): Term[] {
  const phrases = Array.from(typed.matchAll(QUOTED), ([, phrase = '']) => words(phrase)).filter(
    (phrase) => phrase.length > 0,
  );
  const loose = words(typed.replace(QUOTED, ' '));
  const isLastLoose = !/["“”„]\s*$/.test(typed);
  const telling = loose.filter((word) => !STOP_WORDS.has(word));
  const sought = telling.length + phrases.length > 0 ? telling : loose;
  const last = isLastLoose ? sought.at(-1) : undefined;
  const terms = [
    ...phrases.map((phrase) => ({ words: phrase, isPrefix: false, isPhrase: true })),
    ...[...new Set(sought)].map((word) => ({
      words: [word],
      isPrefix: word === last && word.length >= SHORTEST_PREFIX,
      isPhrase: false,
    })),
  ];
  return terms.slice(0, MOST_TERMS);
}
