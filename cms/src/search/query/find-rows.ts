import type { Core } from '@strapi/strapi';
import type { Audience } from '../index/audiences';
import type { Kind } from '../index/rows';
import { readIndex } from '../index/tables';
import { getExactLexeme, getQuery, getTextQuery, type Names, type Term } from '../words/vector';

/** The best part of a hit, with its row. */
export interface HitRow {
  kind: Kind;
  subject: string;
  source: string;
  block: number | null;
  file_page: number | null;
  title: string;
  headings: string;
  body: string;
}

export type Counts = Record<Kind, number>;

export interface RowsResult {
  rows: HitRow[];
  counts: Counts;
  /** How many of these belong to templates. */
  templates: Counts;
}

const NO_COUNTS: Counts = { page: 0, asset: 0, file: 0, color: 0 };

/** Which hits to return: those of these kinds, some of them. */
export interface Slice {
  kinds: readonly Kind[];
  offset: number;
  limit: number;
  /** Templates alone, or all but these; either way, and `with` the rest, they are counted. */
  templates?: 'with' | 'only' | 'without' | undefined;
}

/** A slice, with the assets of the library that are templates, and their files. */
export interface IndexSlice extends Slice {
  templateIds: readonly string[];
}

/**
 * The best so many hits are ranked by all of their text too, which takes time to read; those after them keep their
 * places. So each hit has one place, whichever page of the hits is asked for.
 */
const RANKED = 40;

const WEIGHTS = '{0.1, 0.3, 0.5, 1.0}';

/** What is sought. */
export interface SearchQuery {
  terms: readonly Term[];
  names: Names;
  /** The colour whose values are asked for, which comes first. */
  color?: string | undefined;
}

interface QueryResult {
  counts: Partial<Counts> | null;
  templates: Partial<Counts> | null;
  hits: HitRow[] | null;
}

/** The term as it was typed: without what means the same, or holds it. */
const asTyped = (term: Term): Term =>
  term.isPhrase ? term : { ...term, words: term.words.slice(0, 1), synonyms: [] };

const either = (queries: readonly string[]): string => queries.map((query) => `(${query})`).join(' | ');

/** What a kind counts beside the others: a page answers more than a picture that is called like it. */
const KIND_WEIGHT = `(case kind when 'asset' then 0.7 when 'file' then 0.6 when 'color' then 0.6 else 1 end)::real`;

/**
 * Finds rows that match at least `least` of the terms, the best first: exact names, then by the rarity of the matching
 * terms, their position, whether they were typed or synonyms, and their share of the title; shorter titles win. The
 * visible parts of a page count together.
 */
export async function findRows(
  strapi: Core.Strapi,
  scope: Audience,
  { terms, names, color = '' }: SearchQuery,
  { kinds, offset, limit, templates = 'with', templateIds }: IndexSlice,
  least = terms.length,
): Promise<RowsResult> {
  if (terms.length === 0) return { rows: [], counts: NO_COUNTS, templates: NO_COUNTS };
  const queries = terms.map((term) => getQuery(term, '', names));
  // A: the title; D: what the files of an asset are, which names it as well.
  const titles = terms.map((term) => getQuery({ ...asTyped(term), isPrefix: false }, 'AD'));
  const each = (make: (index: number) => string, between: string): string =>
    terms.map((_, index) => make(index)).join(between);
  const has = (index: number): string => `(terms & ${1 << index} <> 0)`;
  const count = (make: (index: number) => string): string =>
    each((index) => `(${make(index)})::integer`, ' + ');
  // Summed in one order: a sum of such numbers depends on it.
  const statement = `
    with query as materialized (
      select ${each((index) => `?::tsquery as term${index}, ?::tsquery as title${index}`, ', ')},
        ?::tsquery as any_term, ?::tsquery as any_text, ?::tsquery as any_typed, ?::tsquery as whole_name, ?::text as color
    ), ranked as materialized (
      ${each(
        (index) => `
          select id, kind, subject, ${1 << index} as term, title_words,
            case when not heads @@ any_text then 0
              else ts_rank('${WEIGHTS}', heads, any_typed) + 0.3 * ts_rank('${WEIGHTS}', heads, any_text) end as rank,
            case when title_words = 0 then 0 else ${count((other) => `heads @@ title${other}`)} end as titled,
            case kind when 'color' then subject = color when 'file' then heads @@ whole_name else false end as leads
          from search_rows, query where vector @@ ?::tsquery and audience && ?::text[]`,
        ' union all ',
      )}
    ), rarity as materialized (
      select ${each((index) => `ln(2 + count(*)) - ln(1 + count(*) filter (where term = ${1 << index})) as rarity${index}`, ', ')}
      from ranked
    ), held as (
      select kind, subject, bit_or(term) as terms, bool_or(leads) as leads, max(title_words) as title_words,
        ${KIND_WEIGHT} * (max(rank) + max(case when titled = 0 then 0
          else power(titled::real / ${terms.length}, 2) * (0.5 + 0.5 * least(1, titled::real / title_words)) end)) as rank
      from ranked group by kind, subject
    ), subjects as materialized (
      select kind, subject, rank, leads, title_words, subject = any(string_to_array(?, ',')) as is_template,
        ${each((index) => `${has(index)}::integer * rarity${index}`, ' + ')} as holds
      from held, rarity where ${count(has)} >= ?::integer
    ), near as materialized (
      select *, row_number() over (order by leads desc, holds desc, rank desc, kind desc, title_words, subject) as near_place
      from subjects
      where kind = any(string_to_array(?, ',')) and case ? when 'only' then is_template when 'without' then not is_template else true end
      order by near_place limit ?::integer offset ?::integer
    ), best as materialized (
      select kind, subject, max(rank) + sum(rank order by id) / 10 as text_rank,
        (array_agg(id order by held desc, rank desc, id))[1] as best
      from (
        select kind, subject, part.id, ${count((index) => `part.vector @@ term${index}`)} as held,
          ts_rank('${WEIGHTS}', part.vector, any_typed) + 0.3 * ts_rank('${WEIGHTS}', part.vector, any_text) as rank
        from (
          select distinct near.kind, near.subject, id
          from near join ranked using (kind, subject)
        ) as near_rows join search_parts as part on part.row = near_rows.id, query where part.vector @@ any_term
      ) as parts group by kind, subject
    )
    select
      (select json_object_agg(kind, count) from (select kind, count(*) from subjects group by kind) as counted) as counts,
      (select json_object_agg(kind, count)
        from (select kind, count(*) from subjects where is_template group by kind) as counted) as templates,
      (select json_agg(json_build_object('kind', found.kind, 'subject', found.subject, 'source', source, 'block', block,
          'file_page', file_page, 'title', title, 'headings', headings, 'body', body) order by place)
        from (
          select kind, subject, best,
            row_number() over (order by greatest(near_place, ${RANKED}), leads desc, holds desc,
              near.rank + ${KIND_WEIGHT} * text_rank desc, kind desc, title_words, subject) as place
          from best join near using (kind, subject) order by place limit ?::integer offset ?::integer
        ) as found join search_parts as part on part.id = best join search_rows on search_rows.id = row) as hits`;
  const audience = [...scope];
  const from = offset < RANKED ? 0 : offset;
  const [found] = await readIndex<QueryResult>(strapi, statement, [
    ...queries.flatMap((query, index) => [query, titles[index] ?? '']),
    either(queries),
    either(terms.map(getTextQuery)),
    either(terms.map((term) => getTextQuery(asTyped(term)))),
    `'${getExactLexeme(names.parts ? names.whole : '', 'whole')}'`,
    color,
    ...queries.flatMap((query) => [query, audience]),
    templateIds.join(','),
    least,
    // As an array PostgreSQL would read it anew for each row.
    kinds.join(','),
    templates,
    Math.max(RANKED, offset + limit) - from,
    from,
    limit,
    offset - from,
  ]);
  return {
    rows: found?.hits ?? [],
    counts: { ...NO_COUNTS, ...found?.counts },
    templates: { ...NO_COUNTS, ...found?.templates },
  };
}

const EXISTING_TERMS = `
  select exists (select from search_rows where vector @@ query::tsquery and audience && ?::text[]) as found
  from unnest(?::text[]) with ordinality as sought (query, place) order by place`;

/** For each term whether anything visible matches it. */
export async function findExistingTerms(
  strapi: Core.Strapi,
  scope: Audience,
  terms: readonly Term[],
): Promise<boolean[]> {
  const rows = await readIndex<{ found: boolean }>(strapi, EXISTING_TERMS, [
    [...scope],
    terms.map((term) => getQuery(term)),
  ]);
  return rows.map(({ found }) => found);
}

// Looks all of them up, even after a match: the timing must reveal nothing about hidden words.
/** The terms that match something the viewer may see, by their words. */
export async function findVisibleTerms(
  strapi: Core.Strapi,
  scope: Audience,
  terms: readonly Term[],
): Promise<Set<string | undefined>> {
  const known = await findExistingTerms(strapi, scope, terms);
  return new Set(terms.filter((_, at) => known[at]).map(({ words }) => words[0]));
}
