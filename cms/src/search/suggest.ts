import type { Core } from '@strapi/strapi';
import type { Viewer } from '../permissions/viewer';
import { runByIndex } from './query/find-rows';
import type { Kind } from './index/rows';
import { parseTerms } from './query/parse';
import { getIndexed, getScope } from './search';
import { tokenize } from './words/tokens';

/** A title that begins with what was typed, or a word. */
export type Suggestion = { kind: Kind; subject: string; text: string } | { kind: 'word'; text: string };

const MOST = 8;
const MOST_WORDS = 4;

const beginning = (word: string): string => `'=${word}':*A`;

/** Words that begin like the last one typed, as far as the viewer may find something with them. */
async function suggestWords(strapi: Core.Strapi, viewer: Viewer, typed: string): Promise<Suggestion[]> {
  const last = tokenize(typed).at(-1);
  if (!last || last.word.length < 2) return [];
  const audience = [...getScope(viewer, false)];
  const { rows } = await runByIndex<{ word: string }>(
    strapi,
    `select word from search_words where word like ? and word <> ?
      and exists (select from search_rows where vector @@ (quote_literal('=' || word))::tsquery and audience && ?)
      order by length(word), word limit ${MOST_WORDS}`,
    [`${last.word}%`, last.word, audience],
  );
  const before = typed.slice(0, last.start);
  return rows.map(({ word }) => ({ kind: 'word', text: `${before}${word}` }));
}

/** Suggests titles, then words, that the viewer may find; at most eight. */
export async function suggest(strapi: Core.Strapi, viewer: Viewer, typed: string): Promise<Suggestion[]> {
  await getIndexed(strapi);
  const words = parseTerms(typed).flatMap((term) => term.words);
  if (words.length === 0) return [];
  const audience = [...getScope(viewer, false)];
  const query = words.map(beginning).join(' & ');
  const { rows } = await runByIndex<{ kind: Kind; subject: string; title: string }>(
    strapi,
    `select kind, subject, title from search_rows
      where vector @@ ?::tsquery and title_words > 0 and audience && ?
      order by kind desc, title_words, title limit ${MOST}`,
    [query, audience],
  );
  const titles = rows.map(({ kind, subject, title }): Suggestion => ({ kind, subject, text: title }));
  return [...titles, ...(await suggestWords(strapi, viewer, typed))].slice(0, MOST);
}
