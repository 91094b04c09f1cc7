import type { Core } from '@strapi/strapi';
import { runSql, type SqlResult } from '../../database/sql';
import type { Audience, Kind } from '../index/rows';
import { getQuery, type Term } from '../words/vector';

/** The best row of a hit. */
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

export const NO_COUNTS: Counts = { page: 0, asset: 0, file: 0, color: 0 };

/** Which hits to return: those of these kinds, some of them. */
export interface Slice {
  kinds: readonly Kind[];
  offset: number;
  limit: number;
}

/** How many hits are ranked by all of their text; reading that is what takes time. */
const RANKED = 60;

const WEIGHTS = '{0.1, 0.3, 0.5, 1.0}';

/**
 * Runs a statement on the index. PostgreSQL knows neither how long it takes to unpack a vector, which makes it prefer to
 * read all of them, nor that compiling such a statement takes longer than running it.
 */
export const runByIndex = async <Row>(
  strapi: Core.Strapi,
  statement: string,
  bindings: readonly unknown[],
): Promise<SqlResult<Row>> =>
  await strapi.db.transaction(async () => {
    await runSql(strapi, 'set local enable_seqscan = off');
    await runSql(strapi, 'set local jit = off');
    return runSql<Row>(strapi, statement, bindings);
  });

/** The term as it was typed: without what means the same, or holds it. */
const asTyped = (term: Term): Term =>
  term.isPhrase ? term : { ...term, words: term.words.slice(0, 1), synonyms: [] };

const either = (queries: readonly string[]): string => queries.map((query) => `(${query})`).join(' | ');

/** What a kind counts beside the others: a page answers more than a picture that is called like it. */
const KIND_WEIGHT = `case kind when 'asset' then 0.7 when 'file' then 0.6 else 1 end`;

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
  const queries = terms.map(getQuery);
  const typed = terms.map((term) => getQuery({ ...asTyped(term), isPrefix: false }));
  const each = (make: (index: number) => string, between: string): string =>
    terms.map((_, index) => make(index)).join(between);
  const has = (index: number): string => `(terms & ${1 << index} <> 0)`;
  const statement = `
    with query as materialized (
      select ${each((index) => `?::tsquery as typed${index}`, ', ')}, ?::tsquery as any_term, ?::tsquery as any_typed
    ), matched as materialized (
      select id, bit_or(term) as terms from (${each(
        (index) =>
          `select id, ${1 << index} as term from search_rows where vector @@ ?::tsquery and audience && ?`,
        ' union all ',
      )}) as found group by id
    ), ranked as materialized (
      select id, kind, subject, terms, title_words,
        ${KIND_WEIGHT} * (ts_rank('${WEIGHTS}', heads, any_typed) + 0.3 * ts_rank('${WEIGHTS}', heads, any_term)) as rank,
        case when title_words = 0 then 0 else ${each((index) => `(heads @@ typed${index})::integer`, ' + ')} end as titled
      from matched join search_rows using (id), query
    ), rarity as materialized (
      select ${each((index) => `ln(2 + count(*)) - ln(1 + count(*) filter (where ${has(index)})) as rarity${index}`, ', ')}
      from matched
    ), subjects as materialized (
      select kind, subject,
        ${each((index) => `bool_or${has(index)}::integer * min(rarity${index})`, ' + ')} as holds,
        max(rank) + ${KIND_WEIGHT} * max(case when titled = 0 then 0
          else power(titled / ${terms.length}.0, 2) * (0.5 + 0.5 * least(1, titled::real / title_words)) end) as rank
      from ranked, rarity group by kind, subject
      having ${each((index) => `bool_or${has(index)}::integer`, ' + ')} >= ?
    ), near as materialized (
      select kind, subject, row_number() over (order by holds desc, rank desc, kind desc, subject) as place
      from subjects where kind = any(?)
    ), best as materialized (
      select kind, subject, max(rank) + sum(rank) / 10 as text_rank,
        (array_agg(id order by ${each((index) => `${has(index)}::integer`, ' + ')} desc, rank desc, id))[1] as best
      from (
        select near.kind, near.subject, ranked.id, terms,
          ts_rank('${WEIGHTS}', vector, any_typed) + 0.3 * ts_rank('${WEIGHTS}', vector, any_term) as rank
        from near join ranked using (kind, subject) join search_rows on search_rows.id = ranked.id, query
        where place <= greatest(${RANKED}, ?::integer)
      ) as rows group by kind, subject
    )
    select
      (select json_object_agg(kind, count) from (select kind, count(*) from subjects group by kind) as counted) as counts,
      (select json_agg(best order by place) from (
        select best,
          row_number() over (order by holds desc, subjects.rank + ${KIND_WEIGHT} * text_rank desc, kind desc, subject) as place
        from best join subjects using (kind, subject) order by place limit ? offset ?) as hits) as hits`;
  const audience = [...scope];
  const { rows } = await runByIndex<{ counts: Partial<Counts> | null; hits: number[] | null }>(
    strapi,
    statement,
    [
      ...typed,
      either(queries),
      either(terms.map((term) => getQuery(asTyped(term)))),
      ...queries.flatMap((query) => [query, audience]),
      least,
      [...kinds],
      offset + limit,
      limit,
      offset,
    ],
  );
  const { counts = null, hits = null } = rows[0] ?? {};
  return {
    rows: await readRows(strapi, hits ?? []),
    counts: { ...NO_COUNTS, ...counts },
  };
}

/** The rows with these ids, in that order. */
async function readRows(strapi: Core.Strapi, ids: readonly number[]): Promise<FoundRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await runSql<FoundRow>(
    strapi,
    `select kind, subject, source, block, file_page, title, headings, body
      from search_rows join unnest(?::bigint[]) with ordinality as wanted(wanted_id, place) on id = wanted_id order by place`,
    [[...ids]],
  );
  return rows;
}

/** Whether anything that may be seen holds a term. */
export async function isFound(strapi: Core.Strapi, scope: Audience, term: Term): Promise<boolean> {
  const { rows } = await runByIndex<{ found: boolean }>(
    strapi,
    `select exists (select from search_rows where vector @@ ?::tsquery and audience && ?) as found`,
    [getQuery(term), [...scope]],
  );
  return rows[0]?.found === true;
}
