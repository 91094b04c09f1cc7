import type { Core } from '@strapi/strapi';
import type { Viewer } from '../permissions/viewer';
import type { Kind } from './index/rows';
import { readIndex } from './index/tables';
import { parseTerms } from './query/parse';
import { loadIndexedSnapshot, getScope } from './search';
import { tokenize } from './words/tokens';
import { getTypedPhrases } from './words/vector';

interface TitleSuggestion {
  kind: Kind;
  subject: string;
  text: string;
}

/** A title that begins with what was typed, or a word. */
export type Suggestion = TitleSuggestion | { kind: 'word'; text: string };

const MOST = 8;
const MOST_WORDS = 4;

const toPrefixQuery = (word: string): string => `'=${word}':*A`;

/** So many of the shortest words are tried. */
const MOST_TRIED = 100;

// Words only where titles leave room; each is looked up by itself, because `exists` would read all rows.
const SUGGEST = `
  with titles as materialized (
    select kind, subject, title, row_number() over (order by kind desc, title_words, title) as place
    from search_rows where heads @@ ?::tsquery and title_words > 0 and audience && ?::text[]
    order by place limit ${MOST}
  ), words as materialized (
    select word from (
      select word from search_words where word like ? and word <> ? order by length(word), word limit ${MOST_TRIED}
    ) as beginning
    where (select count(*) from titles) < ${MOST}
      and (select true from search_rows where vector @@ (quote_literal('=' || word))::tsquery and audience && ?::text[] limit 1)
    limit ${MOST_WORDS}
  )
  select
    (select json_agg(json_build_object('kind', kind, 'subject', subject, 'text', title) order by place) from titles) as titles,
    (select json_agg(word) from words) as words`;

/** What titles must hold: words that begin like those typed; null for nothing to look for. */
function getTitleQuery(typed: string): string | null {
  const spellings = parseTerms(typed).flatMap((term) =>
    term.isPhrase ? term.words.map((word) => [word]) : [getTypedPhrases(term)],
  );
  if (spellings.length === 0) return null;
  return spellings.map((words) => `(${words.map(toPrefixQuery).join(' | ')})`).join(' & ');
}

/** Suggests titles, then words, that the viewer may find; at most eight. */
export async function suggest(strapi: Core.Strapi, viewer: Viewer, typed: string): Promise<Suggestion[]> {
  await loadIndexedSnapshot(strapi);
  const audience = [...getScope(viewer, false)];
  const last = tokenize(typed).at(-1);
  const pattern = last && last.word.length >= 2 ? `${last.word}%` : null;
  const [found] = await readIndex<{ titles: TitleSuggestion[] | null; words: string[] | null }>(
    strapi,
    SUGGEST,
    [getTitleQuery(typed), audience, pattern, last?.word ?? null, audience],
  );
  const before = typed.slice(0, last?.start);
  const words = (found?.words ?? []).map((word) => ({ kind: 'word' as const, text: `${before}${word}` }));
  return [...(found?.titles ?? []), ...words].slice(0, MOST);
}
