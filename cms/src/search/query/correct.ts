import type { Core } from '@strapi/strapi';
import type { Audience } from '../index/audiences';
import { getDistance, getLetters, getTypos, sortLetters } from '../words/distance';
import { asTerm, getTypedPhrases, type Term } from '../words/vector';
import { findExistingTerms, findVisibleTerms } from './find-rows';
import { findManyParts } from './parts';
import { withSynonyms, type Synonyms } from './synonyms';
import { findWords } from './compounds';

const MOST_SIMILAR = 200;
const MOST_DISTANT = 1000;
/** How many of the nearest words are tried. */
const MOST_TRIED = 40;
/** A word is cut in two parts of so many letters at least. */
const SHORTEST_PART = 4;
/** Where its parts follow each other in a text: `opendag` for open dag. */
const SHORTEST_BESIDE = 3;

const ANAGRAMS = 'select word from search_words where letters = ?';
const SIMILAR = `
  select word from search_words where letters = ? or (word % ? and abs(length(word) - ?::integer) <= ?::integer)
  order by similarity(word, ?) desc, word limit ${MOST_SIMILAR}`;

// Two wrong letters that stand apart leave hardly a trigram. They leave all letters but two, and of three parts one whole.
const DISTANT = `
  select word from (
    select word, bit_count((letter_set # ?::integer)::bit(32)) as others from search_words
    where length(word) between ?::integer and ?::integer
  ) as by_length
  where others <= 4 and (others <= 2 or word like ? or word like ? or word like ?)
  order by others, word limit ${MOST_DISTANT}`;

const withTrigrams = new WeakSet<Core.Strapi>();

/** Lets words be corrected by similar ones, for which the database needs pg_trgm. */
export const enableCorrections = (strapi: Core.Strapi): void => void withTrigrams.add(strapi);

/** Of words those with at most so many other letters as a typo may have, the nearest first. */
function getNearest(word: string, others: readonly string[]): string[] {
  const most = getTypos(word);
  return others
    .map((other) => ({ other, distance: getDistance(word, other, most) }))
    .filter(({ distance }) => distance > 0 && distance <= most)
    .sort((a, b) => a.distance - b.distance)
    .map(({ other }) => other)
    .slice(0, MOST_TRIED);
}

/** Of each word the nearest ones that share enough of its trigrams, which most typos leave. */
async function findSimilar(strapi: Core.Strapi, words: readonly string[]): Promise<string[][]> {
  const hasTrigrams = withTrigrams.has(strapi);
  const long = words.filter((word) => getTypos(word) > 0);
  const similar = await findWords(
    strapi,
    hasTrigrams ? SIMILAR : ANAGRAMS,
    long.map((word) =>
      hasTrigrams ? [sortLetters(word), word, word.length, getTypos(word), word] : [sortLetters(word)],
    ),
  );
  return words.map((word) => getNearest(word, similar[long.indexOf(word)] ?? []));
}

/** Of each word the nearest ones, wherever its typos stand. */
async function findDistant(strapi: Core.Strapi, words: readonly string[]): Promise<string[][]> {
  const long = words.filter((word) => getTypos(word) > 1);
  const distant = await findWords(
    strapi,
    DISTANT,
    long.map((word) => {
      const [from, to] = [Math.floor(word.length / 3), Math.ceil((word.length * 2) / 3)];
      const [least, most] = [word.length - getTypos(word), word.length + getTypos(word)];
      const parts = [`${word.slice(0, from)}%`, `%${word.slice(from, to)}%`, `%${word.slice(to)}`];
      return [getLetters(word), least, most, ...parts];
    }),
  );
  return words.map((word) => getNearest(word, distant[long.indexOf(word)] ?? []));
}

/** The two words that each cut makes of one: `mailhandtekening` may stand there as two. */
const splitInTwo = (word: string, shortest: number): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * shortest + 1) }, (_, at) => [
    word.slice(0, at + shortest),
    word.slice(at + shortest),
  ]);

/** The cut of each term whose parts follow each other in what the viewer may find: nothing is wrong but a space. */
async function findBeside(
  strapi: Core.Strapi,
  scope: Audience,
  terms: readonly Term[],
): Promise<([string, string] | undefined)[]> {
  const cuts = terms.map((term) => getShorter(term).flatMap((word) => splitInTwo(word, SHORTEST_BESIDE)));
  const phrases = cuts.flat().map((words): Term => ({ words, isPrefix: false, isPhrase: true }));
  const known = await findExistingTerms(strapi, scope, phrases);
  const beside = new Set(phrases.filter((_, at) => known[at]).map(({ words }) => words));
  return cuts.map((each) => each.find((words) => beside.has(words)));
}

/** The word of a term, and what remains of it without a single letter: `email` and `mail`. */
const getShorter = (term: Term): string[] =>
  getTypedPhrases(term).filter(({ length }, _, [word = '']) => length <= word.length);

/** Whether a word has the single letter of a term, which says what it is: no `e-health` becomes another word. */
function keepsLetter(term: Term, other: string): boolean {
  const [word = '', part = word] = getShorter(term);
  const from = word.indexOf(part);
  return other.startsWith(word.slice(0, from)) && other.endsWith(word.slice(from + part.length));
}

/** Another word for a part of what was typed. */
export interface WordChange {
  start: number;
  end: number;
  word: string;
}

interface Correction {
  terms: Term[];
  /** The words that were replaced by others; not those that were cut, which are the same letters. */
  changes: WordChange[];
}

/**
 * The terms, with each word without matches replaced by the nearest word, or taken apart in words, that the viewer may
 * find; null when there is nothing to replace.
 */
export async function correct(
  strapi: Core.Strapi,
  scope: Audience,
  terms: readonly Term[],
  synonyms: readonly Synonyms[],
): Promise<Correction | null> {
  // Only a term that found nothing is corrected: of a single one that is known.
  const known = terms.length === 1 ? [false] : await findExistingTerms(strapi, scope, terms);
  const unknown = terms.filter(({ isPhrase }, at) => !isPhrase && !known[at]);
  const words = unknown.map(({ words: [word = ''] }) => word);
  const withSame = (each: readonly string[]): Term[] => withSynonyms(each.map(asTerm), synonyms);
  const cuts = unknown.map((term) => getShorter(term).flatMap((word) => splitInTwo(word, SHORTEST_PART)));
  const parts = await findVisibleTerms(strapi, scope, withSame(cuts.flat(2)));

  const beside = await findBeside(strapi, scope, unknown);

  const instead = new Map<Term, readonly string[]>();
  const replace = async (similar: readonly string[][]): Promise<void> => {
    const kept = unknown.map((term, at) => similar[at]?.filter((word) => keepsLetter(term, word)) ?? []);
    const found = await findVisibleTerms(strapi, scope, kept.flat().map(asTerm));
    for (const [at, term] of unknown.entries()) {
      const nearest = kept[at]?.find((word) => found.has(word));
      const both = cuts[at]?.find((each) => each.every((part) => parts.has(part)));
      const word = beside[at] ?? (nearest === undefined ? both : [nearest]);
      if (word && !instead.has(term)) instead.set(term, word);
    }
  };
  await replace(await findSimilar(strapi, words));
  if (instead.size < unknown.length && withTrigrams.has(strapi))
    await replace(await findDistant(strapi, words));
  const rest = unknown.filter((term) => !instead.has(term));
  const many = await findManyParts(
    strapi,
    scope,
    rest.map(({ words: [word = ''] }) => word),
  );
  for (const [at, term] of rest.entries()) if (many[at]) instead.set(term, many[at]);

  if (instead.size === 0) return null;
  return {
    terms: terms.flatMap((term) => (instead.has(term) ? withSame(instead.get(term) ?? []) : [term])),
    changes: [...instead].flatMap(([{ at }, [word = '', ...more]]) =>
      at && more.length === 0 ? [{ ...at, word }] : [],
    ),
  };
}

/** What was typed, with other words in their places: it has as many words as before. */
export function applyChanges(typed: string, changes: readonly WordChange[]): string {
  let text = typed;
  for (const { start, end, word } of [...changes].sort((a, b) => b.start - a.start))
    text = text.slice(0, start) + word + text.slice(end);
  return text;
}
