import type { Core } from '@strapi/strapi';
import { runSql } from '../../database/sql';
import { withLock } from '../../database/locks';

/** Increase it when the rows of the index change form: every index is then rebuilt. */
const VERSION = 8;

/**
 * Runs a statement with settings for it alone, in one round trip. PostgreSQL knows neither how long it takes to unpack
 * a vector, which makes it prefer to read all of them, nor that compiling such a statement takes longer than running it.
 * The threshold counts for corrections: typos keep few trigrams.
 */
const READ = `
  create function search_read(statement text, bindings text[]) returns setof json language plpgsql
  set enable_seqscan = off set jit = off as $$
  begin
    perform set_config('pg_trgm.similarity_threshold', '0.15', true);
    return query execute 'select row_to_json(found.*) from (' || statement || ') as found' using bindings;
  end $$`;

const TABLES = [
  `create table search_sources (source text primary key, fingerprint text not null)`,
  `create table search_rows (
    id bigserial primary key, source text not null, kind text not null, subject text not null,
    audience text[] not null, title text not null, title_words integer not null, vector tsvector not null,
    heads tsvector not null) with (toast_tuple_target = 128)`,
  // Only vectors are kept apart: a search that ranks thousands of rows reads narrow ones.
  `alter table search_rows alter source set storage plain, alter kind set storage plain,
    alter subject set storage plain, alter audience set storage main, alter title set storage main,
    alter heads set storage main`,
  `create table search_parts (
    id bigserial primary key, row bigint not null references search_rows on delete cascade,
    block integer, file_page integer, headings text not null, body text not null, vector tsvector not null)
    with (toast_tuple_target = 8160)`,
  // As they are: unpacking the vectors of the best hits took longer than ranking by them.
  `alter table search_parts alter vector set storage external`,
  `create index search_parts_row on search_parts (row)`,
  `create index search_rows_source on search_rows (source)`,
  // Without a list of pending entries, which every search would read until the next vacuum.
  `create index search_rows_vector on search_rows using gin (vector, audience) with (fastupdate = off)`,
  `create index search_rows_titles on search_rows using gin (heads, audience) with (fastupdate = off)
    where title_words > 0`,
  `create table search_words (word text primary key, letters text not null, letter_set integer not null)`,
  `create index search_words_letters on search_words (letters)`,
  `create index search_words_length on search_words (length(word))`,
  `create table search_file_texts (hash text primary key, state text not null, taken_at timestamptz not null,
    reader integer not null, pages jsonb not null default '[]')`,
];

const DROP = [
  'drop table if exists search_sources, search_parts, search_rows, search_words, search_file_texts',
  'drop function if exists search_read',
];

const COMMENT = `select obj_description(to_regclass('search_sources')) as version`;

const TRIGRAMS = `
  select exists (select from pg_extension where extname = 'pg_trgm') as has,
    has_database_privilege(current_database(), 'create') as may`;

/**
 * Runs a statement that reads these tables, and plans it for these bindings. It gets them as text, arrays as PostgreSQL
 * writes them, so each `?` that is not text is cast. Rows come as JSON.
 */
export async function readIndex<Row>(
  strapi: Core.Strapi,
  statement: string,
  bindings: readonly unknown[],
): Promise<Row[]> {
  let place = 0;
  const numbered = statement.replaceAll('?', () => `$1[${(place += 1)}]`);
  const { rows } = await runSql<{ row: Row }>(
    strapi,
    `select search_read(?, array[${bindings.map(() => '?').join(', ')}]::text[]) as row`,
    [numbered, ...bindings],
  );
  return rows.map(({ row }) => row);
}

/** Drops the index; the next use makes it anew from the content. */
async function dropIndex(strapi: Core.Strapi): Promise<void> {
  for (const statement of DROP) await runSql(strapi, statement);
}

/**
 * Makes the tables of the index where they are missing or of an older form. Returns whether similar words can be
 * found, which needs PostgreSQL's extension pg_trgm.
 */
export const prepareTables = (strapi: Core.Strapi): Promise<boolean> =>
  withLock(strapi, { lock: 'search index' }, async () => {
    const trigrams = (await runSql<{ has: boolean; may: boolean }>(strapi, TRIGRAMS)).rows[0];
    const hasTrigrams = trigrams?.has === true || trigrams?.may === true;
    const { rows } = await runSql<{ version: string | null }>(strapi, COMMENT);
    const version = `${VERSION}${hasTrigrams ? ' with trigrams' : ''}`;
    if (rows[0]?.version === version) return hasTrigrams;
    await dropIndex(strapi);
    for (const statement of [...TABLES, READ]) await runSql(strapi, statement);
    if (hasTrigrams) {
      await runSql(strapi, 'create extension if not exists pg_trgm');
      await runSql(
        strapi,
        'create index search_words_similar on search_words using gin (word gin_trgm_ops) with (fastupdate = off)',
      );
    }
    await runSql(strapi, `comment on table search_sources is '${version}'`);
    return hasTrigrams;
  });
