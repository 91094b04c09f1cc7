import type { Core } from '@strapi/strapi';
import { runSql } from '../../database/sql';
import { sortLetters } from '../index/sync';
import { getDistance, getTypos } from '../words/distance';
import type { Term } from '../words/vector';
import { isFound, type Scope } from './find-rows';

/** Shorter words stand in too many others. */
const SHORTEST_PART = 4;
const MOST_COMPOUNDS = 40;
const MOST_SIMILAR = 200;
/** How many of the nearest words are tried. */
const MOST_TRIED = 8;

const COMPOUNDS = `
  select word from search_words where word like ? and word <> ? order by length(word), word limit ${MOST_COMPOUNDS}`;

/** A word that holds another one, as part of a compound: `handboek` also seeks `huisstijlhandboek`. */
async function withCompounds(strapi: Core.Strapi, term: Term): Promise<Term> {
  const [first = ''] = term.words;
  if (term.isPhrase || first.length < SHORTEST_PART) return term;
  const { rows } = await runSql<{ word: string }>(strapi, COMPOUNDS, [`%${first}%`, first]);
  return { ...term, words: [...term.words, ...rows.map(({ word }) => word)] };
}

/** The terms with the compounds in which they stand. */
export const widen = (strapi: Core.Strapi, terms: readonly Term[]): Promise<Term[]> =>
  Promise.all(terms.map((term) => withCompounds(strapi, term)));

const SIMILAR = `
  select word from search_words where letters = ? or (word % ? and abs(length(word) - ?) <= ?)
  order by similarity(word, ?) desc limit ${MOST_SIMILAR}`;

/** Words with at most so many other letters as a typo may have, the nearest first. */
async function findSimilar(strapi: Core.Strapi, word: string): Promise<string[]> {
  const most = getTypos(word);
  if (most === 0) return [];
  const { rows } = await strapi.db.transaction(async () => {
    await runSql(strapi, `set local pg_trgm.similarity_threshold = 0.15`);
    return runSql<{ word: string }>(strapi, SIMILAR, [sortLetters(word), word, word.length, most, word]);
  });
  return rows
    .map((row) => ({ word: row.word, distance: getDistance(word, row.word, most) }))
    .filter(({ distance }) => distance > 0 && distance <= most)
    .sort((a, b) => a.distance - b.distance)
    .map((each) => each.word)
    .slice(0, MOST_TRIED);
}

/**
 * The terms with each word that nothing holds replaced by the nearest one that the viewer may find; null when there
 * is nothing to replace, or nothing to replace it with.
 */
export async function correct(
  strapi: Core.Strapi,
  scope: Scope,
  terms: readonly Term[],
): Promise<Term[] | null> {
  let isCorrected = false;
  const corrected: Term[] = [];
  for (const term of terms) {
    const [word = ''] = term.words;
    const nearest =
      term.isPhrase || (await isFound(strapi, scope, term)) ? null : await nearestOf(strapi, scope, word);
    if (nearest !== null) isCorrected = true;
    corrected.push(nearest === null ? term : { words: [nearest], isPrefix: false, isPhrase: false });
  }
  return isCorrected ? corrected : null;
}

async function nearestOf(strapi: Core.Strapi, scope: Scope, word: string): Promise<string | null> {
  for (const similar of await findSimilar(strapi, word)) {
    if (await isFound(strapi, scope, { words: [similar], isPrefix: false, isPhrase: false })) return similar;
  }
  return null;
}
