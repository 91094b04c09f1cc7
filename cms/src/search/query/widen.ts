import type { Core } from '@strapi/strapi';
import { runSql } from '../../database/sql';
import { sortLetters } from '../index/sync';
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
    select word from search_words where word like any(?) and word <> ? order by length(word), word
    limit ${MOST_SIMILAR}) as holding
  where exists (
    select from search_rows where vector @@ (quote_literal('=' || word))::tsquery and audience && ?)
  order by length(word), word limit ${MOST_COMPOUNDS}`;

/** A word that holds another one, as part of a compound: `handboek` also seeks `huisstijlhandboek`. */
async function withCompounds(strapi: Core.Strapi, scope: Audience, term: Term): Promise<Term> {
  const [first = ''] = term.words;
  const parts = [first, ...getForms(first)].filter(({ length }) => length >= SHORTEST_PART);
  if (term.isPhrase || parts.length === 0) return term;
  const patterns = parts.map((part) => `%${part}%`);
  const { rows } = await runSql<{ word: string }>(strapi, COMPOUNDS, [patterns, first, [...scope]]);
  return { ...term, words: [...term.words, ...rows.map(({ word }) => word)] };
}

/** The terms with the compounds in which they stand. */
export const widen = (strapi: Core.Strapi, scope: Audience, terms: readonly Term[]): Promise<Term[]> =>
  Promise.all(terms.map((term) => withCompounds(strapi, scope, term)));

const ANAGRAMS = 'select word from search_words where letters = ?';
const SIMILAR = `
  select word from search_words where letters = ? or (word % ? and abs(length(word) - ?) <= ?)
  order by similarity(word, ?) desc limit ${MOST_SIMILAR}`;

const withTrigrams = new WeakSet<Core.Strapi>();

/** Lets words be corrected by similar ones, for which the database needs pg_trgm. */
export const allowSimilar = (strapi: Core.Strapi): void => void withTrigrams.add(strapi);

async function readSimilar(strapi: Core.Strapi, word: string, most: number): Promise<{ word: string }[]> {
  const letters = sortLetters(word);
  if (!withTrigrams.has(strapi)) return (await runSql<{ word: string }>(strapi, ANAGRAMS, [letters])).rows;
  return (await runSql<{ word: string }>(strapi, SIMILAR, [letters, word, word.length, most, word])).rows;
}

/** Words with at most so many other letters as a typo may have, the nearest first. */
async function findSimilar(strapi: Core.Strapi, word: string): Promise<string[]> {
  const most = getTypos(word);
  if (most === 0) return [];
  return (await readSimilar(strapi, word, most))
    .map((row) => ({ word: row.word, distance: getDistance(word, row.word, most) }))
    .filter(({ distance }) => distance > 0 && distance <= most)
    .sort((a, b) => a.distance - b.distance)
    .map((each) => each.word)
    .slice(0, MOST_TRIED);
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

/** The nearest word that the viewer may find, else the two words that it is made of; null for neither. */
async function findInstead(strapi: Core.Strapi, scope: Audience, word: string): Promise<Term[] | null> {
  const similar = await findSimilar(strapi, word);
  const cuts = cutInTwo(word);
  const found = await findFound(strapi, scope, [...similar, ...cuts.flat()]);
  const nearest = similar.find((each) => found.has(each));
  if (nearest !== undefined) return [asTerm(nearest)];
  return cuts.find((both) => both.every((part) => found.has(part)))?.map(asTerm) ?? null;
}

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
  let isCorrected = false;
  const corrected: Term[] = [];
  for (const [at, term] of terms.entries()) {
    const [word = ''] = term.words;
    const instead = term.isPhrase || known[at] ? null : await findInstead(strapi, scope, word);
    if (instead) isCorrected = true;
    corrected.push(...(instead ?? [term]));
  }
  return isCorrected ? corrected : null;
}
