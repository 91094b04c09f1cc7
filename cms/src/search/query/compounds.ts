import type { Core } from '@strapi/strapi';
import { readIndex } from '../index/tables';
import { getForms } from '../words/forms';
import { getTypedPhrases, type Term } from '../words/vector';
import type { Audience } from '../index/audiences';

/** Shorter words stand in too many others. */
const SHORTEST_PART = 4;
const MOST_COMPOUNDS = 24;
const MOST_HOLDING = 200;

// Only words that the viewer may find; hidden ones would take their places.
const COMPOUNDS = `
  select word from (
    select word from search_words where word like any(?::text[]) and word <> ? order by length(word), word
    limit ${MOST_HOLDING}) as holding
  where exists (
    select from search_rows where vector @@ (quote_literal('=' || word))::tsquery and audience && ?::text[])
  order by length(word), word limit ${MOST_COMPOUNDS}`;

/** Runs a statement once for each set of bindings, in one round trip; returns the words that each found. */
export async function findWords(
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
const getParts = (term: Term): string[] =>
  term.isPhrase
    ? []
    : getTypedPhrases(term)
        .flatMap((word) => [word, ...getForms(word)])
        .filter(({ length }) => length >= SHORTEST_PART);

/** Adds the compounds that contain a term: `handboek` also matches `huisstijlhandboek`. */
export async function addCompounds(
  strapi: Core.Strapi,
  scope: Audience,
  terms: readonly Term[],
): Promise<Term[]> {
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
