import type { Core } from '@strapi/strapi';
import type { Audience, Kind } from '../index/rows';
import { readIndex } from '../index/tables';
import { getQuery, type Term } from '../words/vector';

/** The best part of a hit, with its row. */
export interface FoundRow {
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

export interface Found {
  rows: FoundRow[];
  counts: Counts;
}

const NO_COUNTS: Counts = { page: 0, asset: 0, file: 0, color: 0 };

/** Which hits to return: those of these kinds, some of them. */
export interface Slice {
  kinds: readonly Kind[];
  offset: number;
  limit: number;
}

/** How many hits are ranked by all of their text; reading that is what takes time. */
const RANKED = 40;

const WEIGHTS = '{0.1, 0.3, 0.5, 1.0}';

/** The term as it was typed: without what means the same, or holds it. */
const asTyped = (term: Term): Term =>
  term.isPhrase ? term : { ...term, words: term.words.slice(0, 1), synonyms: [] };

const either = (queries: readonly string[]): string => queries.map((query) => `(${query})`).join(' | ');

/** What a kind counts beside the others: a page answers more than a picture that is called like it. */
const KIND_WEIGHT = `(case kind when 'asset' then 0.7 when 'file' then 0.6 when 'color' then 0.6 else 1 end)::real`;

/**
 * Finds what holds at least `least` of the terms, the best first: by how rare the terms are that it holds, then by where
 * they stand, what was typed before what means the same, and by how much of its title they are. The parts of a page
 * count together, as far as the viewer may see them.
 */
export async function findRows(
  strapi: Core.Strapi,
  scope: Audience,
  terms: readonly Term[],
  { kinds, offset, limit }: Slice,
  least = terms.length,
): Promise<Found> {
  if (terms.length === 0) return { rows: [], counts: NO_COUNTS };
  const queries = terms.map((term) => getQuery(term));
  // A: the title; D: what the files of an asset are, which names it as well.
  const titles = terms.map((term) => getQuery({ ...asTyped(term), isPrefix: false }, 'AD'));
  const each = (make: (index: number) => string, between: string): string =>
    terms.map((_, index) => make(index)).join(between);
  const has = (index: number): string => `(terms & ${1 << index} <> 0)`;
  const count = (make: (index: number) => string): string =>
    each((index) => `(${make(index)})::integer`, ' + ');
  const statement = `
    with query as materialized (
      select ${each((index) => `?::tsquery as term${index}, ?::tsquery as title${index}`, ', ')},
        ?::tsquery as any_term, ?::tsquery as any_typed
    ), ranked as materialized (
      ${each(
        (index) => `
          select id, kind, subject, ${1 << index} as term, title_words,
            case when not heads @@ any_term then 0
              else ts_rank('${WEIGHTS}', heads, any_typed) + 0.3 * ts_rank('${WEIGHTS}', heads, any_term) end as rank,
            case when title_words = 0 then 0 else ${count((other) => `heads @@ title${other}`)} end as titled
          from search_rows, query where vector @@ ?::tsquery and audience && ?::text[]`,
        ' union all ',
      )}
    ), rarity as materialized (
      select ${each((index) => `ln(2 + count(*)) - ln(1 + count(*) filter (where term = ${1 << index})) as rarity${index}`, ', ')}
      from ranked
    ), held as (
      select kind, subject, bit_or(term) as terms, ${KIND_WEIGHT} * (max(rank) + max(case when titled = 0 then 0
          else power(titled::real / ${terms.length}, 2) * (0.5 + 0.5 * least(1, titled::real / title_words)) end)) as rank
      from ranked group by kind, subject
    ), subjects as materialized (
      select kind, subject, rank, ${each((index) => `${has(index)}::integer * rarity${index}`, ' + ')} as holds
      from held, rarity where ${count(has)} >= ?::integer
    ), near as materialized (
      select kind, subject, holds, rank from subjects where kind = any(string_to_array(?, ','))
      order by holds desc, rank desc, kind desc, subject limit greatest(${RANKED}, ?::integer)
    ), best as materialized (
      select kind, subject, max(rank) + sum(rank) / 10 as text_rank,
        (array_agg(id order by held desc, rank desc, id))[1] as best
      from (
        select kind, subject, part.id, ${count((index) => `part.vector @@ term${index}`)} as held,
          ts_rank('${WEIGHTS}', part.vector, any_typed) + 0.3 * ts_rank('${WEIGHTS}', part.vector, any_term) as rank
        from (
          select distinct near.kind, near.subject, id
          from near join ranked using (kind, subject)
        ) as near_rows join search_parts as part on part.row = near_rows.id, query where part.vector @@ any_term
      ) as parts group by kind, subject
    )
    select
      (select json_object_agg(kind, count) from (select kind, count(*) from subjects group by kind) as counted) as counts,
      (select json_agg(json_build_object('kind', found.kind, 'subject', found.subject, 'source', source, 'block', block,
          'file_page', file_page, 'title', title, 'headings', headings, 'body', body) order by place)
        from (
          select kind, subject, best,
            row_number() over (order by holds desc, near.rank + ${KIND_WEIGHT} * text_rank desc, kind desc, subject) as place
          from best join near using (kind, subject) order by place limit ?::integer offset ?::integer
        ) as found join search_parts as part on part.id = best join search_rows on search_rows.id = row) as hits`;
  const audience = [...scope];
  const [found] = await readIndex<{ counts: Partial<Counts> | null; hits: FoundRow[] | null }>(
    strapi,
    statement,
    [
      ...queries.flatMap((query, index) => [query, titles[index] ?? '']),
      either(queries),
      either(terms.map((term) => getQuery(asTyped(term)))),
      ...queries.flatMap((query) => [query, audience]),
      least,
      // As an array PostgreSQL would read it anew for each row.
      kinds.join(','),
      offset + limit,
      limit,
      offset,
    ],
  );
  const { counts = null, hits = null } = found ?? {};
  return { rows: hits ?? [], counts: { ...NO_COUNTS, ...counts } };
}

const KNOWN = `
  select exists (select from search_rows where vector @@ query::tsquery and audience && ?::text[]) as found
  from unnest(?::text[]) with ordinality as sought (query, place) order by place`;

/** Of each term whether anything that may be seen holds it. */
export async function findKnown(
  strapi: Core.Strapi,
  scope: Audience,
  terms: readonly Term[],
): Promise<boolean[]> {
  const rows = await readIndex<{ found: boolean }>(strapi, KNOWN, [
    [...scope],
    terms.map((term) => getQuery(term)),
  ]);
  return rows.map(({ found }) => found);
}
