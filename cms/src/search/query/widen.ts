import type { Core } from '@strapi/strapi';
import { sortLetters } from '../index/sync';
import { readIndex } from '../index/tables';
import { getDistance, getTypos } from '../words/distance';
import { getForms } from '../words/forms';
import type { Term } from '../words/vector';
import type { Audience } from '../index/rows';
import { findKnown } from './find-rows';

/** Shorter words stand in too many others. */
const SHORTEST_PART = 4;
const MOST_COMPOUNDS = 24;
const MOST_SIMILAR = 200;
/** How many of the nearest words are tried. */
const MOST_TRIED = 40;

// Only words that the viewer may find: others would take the places of those that they may.
const COMPOUNDS = `
  select word from (
    select word from search_words where word like any(?::text[]) and word <> ? order by length(word), word
    limit ${MOST_SIMILAR}) as holding
  where exists (
    select from search_rows where vector @@ (quote_literal('=' || word))::tsquery and audience && ?::text[])
  order by length(word), word limit ${MOST_COMPOUNDS}`;

/** Runs a statement once for each of these bindings, in one round trip; returns the words that each found. */
async function findWords(
  strapi: Core.Strapi,
  statement: string,
  bindings: readonly (readonly unknown[])[],
): Promise<string[][]> {
  if (bindings.length === 0) return [];
  const all = bindings.map(
    (_, at) => `select ${at} as at, row_number() over () as place, found.* from (${statement}) as found`,
  );
  const inOrder = `${all.join(' union all ')} order by at, place`;
  const rows = await readIndex<{ at: number; word: string }>(strapi, inOrder, bindings.flat());
  return bindings.map((_, at) => rows.flatMap((row) => (row.at === at ? [row.word] : [])));
}

/** The words in which one is sought as a part; none of those that are too short for it. */
const getParts = ({ words: [first = ''], isPhrase }: Term): string[] =>
  isPhrase ? [] : [first, ...getForms(first)].filter(({ length }) => length >= SHORTEST_PART);

/** The terms with the compounds in which they stand: `handboek` also seeks `huisstijlhandboek`. */
export async function widen(strapi: Core.Strapi, scope: Audience, terms: readonly Term[]): Promise<Term[]> {
  const parted = terms.filter((term) => getParts(term).length > 0);
  const compounds = await findWords(
    strapi,
    COMPOUNDS,
    parted.map((term) => [getParts(term).map((part) => `%${part}%`), term.words[0], [...scope]]),
  );
  return terms.map((term) => ({
    ...term,
    words: [...term.words, ...(compounds[parted.indexOf(term)] ?? [])],
  }));
}

const ANAGRAMS = 'select word from search_words where letters = ?';
const SIMILAR = `
  select word from search_words where letters = ? or (word % ? and abs(length(word) - ?::integer) <= ?::integer)
  order by similarity(word, ?) desc limit ${MOST_SIMILAR}`;

const withTrigrams = new WeakSet<Core.Strapi>();

/** Lets words be corrected by similar ones, for which the database needs pg_trgm. */
export const allowSimilar = (strapi: Core.Strapi): void => void withTrigrams.add(strapi);

/** Of each word those with at most so many other letters as a typo may have, the nearest first. */
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
  return words.map((word) => {
    const most = getTypos(word);
    return (similar[long.indexOf(word)] ?? [])
      .map((other) => ({ other, distance: getDistance(word, other, most) }))
      .filter(({ distance }) => distance > 0 && distance <= most)
      .sort((a, b) => a.distance - b.distance)
      .map(({ other }) => other)
      .slice(0, MOST_TRIED);
  });
}

const asTerm = (word: string): Term => ({ words: [word], isPrefix: false, isPhrase: false });

// All of them are looked up, also past the first that is found: the time tells nothing of words that are not.
/** Which of these words the viewer may find. */
async function findFound(
  strapi: Core.Strapi,
  scope: Audience,
  words: readonly string[],
): Promise<Set<string>> {
  const known = await findKnown(strapi, scope, words.map(asTerm));
  return new Set(words.filter((_, at) => known[at]));
}

/** The two words that each cut makes of one: `mailhandtekening` may stand there as two. */
const cutInTwo = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, at) => [
    word.slice(0, at + SHORTEST_PART),
    word.slice(at + SHORTEST_PART),
  ]);

/**
 * The terms with each word that nothing holds replaced by the nearest one, or by its two parts, that the viewer may
 * find; null when there is nothing to replace, or nothing to replace it with.
 */
export async function correct(
  strapi: Core.Strapi,
  scope: Audience,
  terms: readonly Term[],
): Promise<Term[] | null> {
  // Only a term that found nothing is corrected: of a single one that is known.
  const known = terms.length === 1 ? [false] : await findKnown(strapi, scope, terms);
  const unknown = terms.filter(({ isPhrase }, at) => !isPhrase && !known[at]);
  const words = unknown.map(({ words: [word = ''] }) => word);
  const similar = await findSimilar(strapi, words);
  const cuts = words.map(cutInTwo);
  const found = await findFound(strapi, scope, [...similar.flat(), ...cuts.flat(2)]);
  const instead = words.map((_, at): string[] | undefined => {
    const nearest = similar[at]?.find((word) => found.has(word));
    return nearest === undefined
      ? cuts[at]?.find((both) => both.every((part) => found.has(part)))
      : [nearest];
  });
  if (instead.every((each) => each === undefined)) return null;
  return terms.flatMap((term) => instead[unknown.indexOf(term)]?.map(asTerm) ?? [term]);
}
