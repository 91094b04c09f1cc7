import { LRUCache } from 'lru-cache';
import { STOP_WORDS } from './stop-words';

/** Endings of plurals, diminutives and adjectives, with what a word had in their place. */
const ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/s$/, ''],
  [/en$/, ''],
  [/eren$/, ''],
  [/heden$/, 'heid'],
  [/jes?$/, ''],
  [/e?tjes?$/, ''],
  [/pjes?$/, ''],
  [/kjes?$/, 'g'],
];

/** What remains of a word must still say something. */
const SHORTEST = 3;

/**
 * The spelling that all forms of a word share: an open syllable has one vowel where a closed one has two (bomen,
 * boom), a final consonant is voiced or doubled only between vowels (brieven, tassen).
 */
function getRoot(word: string): string {
  const root = word
    .replace(/(\p{L})\1/gu, '$1')
    .replace(/(?<=..)e$/, '')
    .replace(/z$/, 's')
    .replace(/v$/, 'f');
  return root.length < SHORTEST ? word : root;
}

/** The remainder of a longer word, such as `gebruik` of `gebruiken`, is still meaningful. */
const LONGEST_SMALL_WORD = 4;

/** Whether it is a word such as `met`, which stands everywhere and is no form of `meten`. */
const isSmallWord = (form: string): boolean => form.length <= LONGEST_SMALL_WORD && STOP_WORDS.has(form);

function makeForms(word: string): readonly string[] {
  if (/\d/.test(word) || word.length < SHORTEST || STOP_WORDS.has(word)) return [word];
  const stems = ENDINGS.flatMap(([ending, instead]) => {
    const stem = word.replace(ending, instead);
    return stem !== word && stem.length >= SHORTEST ? [stem] : [];
  });
  const forms = new Set([word, ...stems].map(getRoot).filter((form) => !isSmallWord(form)));
  return forms.size > 0 ? [...forms] : [word];
}

/** A page of results has thousands of words, and most stand in others too. */
const MOST_KEPT = 20_000;

const kept = new LRUCache<string, readonly string[]>({ max: MOST_KEPT, memoMethod: makeForms });

/**
 * The forms under which a word is indexed and searched: two words match when they share one. PostgreSQL's Dutch stemmer
 * joins fewer than half of the Dutch plurals; more than one form per word is safe, because the word itself ranks
 * higher.
 */
export const getForms = (word: string): readonly string[] => kept.memo(word);
