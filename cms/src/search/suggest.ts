import type { Core } from '@strapi/strapi';
import type { Viewer } from '../permissions/viewer';
import { runSql } from '../database/sql';
import type { Audience, Kind } from './index/rows';
import { withIndexes } from './index/tables';
import { parseTerms } from './query/parse';
import { getIndexed, getScope } from './search';
import { tokenize } from './words/tokens';

/** A title that begins with what was typed, or a word. */
export type Suggestion = { kind: Kind; subject: string; text: string } | { kind: 'word'; text: string };

const MOST = 8;
const MOST_WORDS = 4;

const beginning = (word: string): string => `'=${word}':*A`;

/** So many of the shortest words are tried. */
const MOST_TRIED = 100;

const TITLES = `
  select kind, subject, title from search_rows
  where heads @@ ?::tsquery and title_words > 0 and audience && ?
  order by kind desc, title_words, title limit ${MOST}`;

const WORDS = `
  select word from (
    select word from search_words where word like ? and word <> ? order by length(word), word limit ${MOST_TRIED}
  ) as beginning
  where exists (select from search_rows where vector @@ (quote_literal('=' || word))::tsquery and audience && ?)
  limit ${MOST_WORDS}`;

/** Titles that hold words which begin like those typed, as far as the viewer may find them. */
async function suggestTitles(strapi: Core.Strapi, audience: Audience, typed: string): Promise<Suggestion[]> {
  const words = parseTerms(typed).flatMap((term) => term.words);
  if (words.length === 0) return [];
  const query = words.map(beginning).join(' & ');
  const { rows } = await runSql<{ kind: Kind; subject: string; title: string }>(strapi, TITLES, [
    query,
    [...audience],
  ]);
  return rows.map(({ kind, subject, title }) => ({ kind, subject, text: title }));
}

/** Words that begin like the last one typed, as far as the viewer may find something with them. */
async function suggestWords(strapi: Core.Strapi, audience: Audience, typed: string): Promise<Suggestion[]> {
  const last = tokenize(typed).at(-1);
  if (!last || last.word.length < 2) return [];
  const { rows } = await runSql<{ word: string }>(strapi, WORDS, [`${last.word}%`, last.word, [...audience]]);
  const before = typed.slice(0, last.start);
  return rows.map(({ word }) => ({ kind: 'word', text: `${before}${word}` }));
}

/** Suggests titles, then words, that the viewer may find; at most eight. */
export async function suggest(strapi: Core.Strapi, viewer: Viewer, typed: string): Promise<Suggestion[]> {
  await getIndexed(strapi);
  const audience = getScope(viewer, false);
  return await withIndexes(strapi, async () => {
    const titles = await suggestTitles(strapi, audience, typed);
    const words = titles.length < MOST ? await suggestWords(strapi, audience, typed) : [];
    return [...titles, ...words].slice(0, MOST);
  });
}
