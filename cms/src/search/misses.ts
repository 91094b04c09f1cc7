import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { deriveKey } from '../../config/env/app-secret';
import { getEnv } from '../../config/env';
import { runSql } from '../database/sql';

/** A term that found nothing, over the days that are kept. */
export interface Miss {
  term: string;
  /** How many people's sessions sought it, added up by day. */
  count: number;
  /** The last day, as YYYY-MM-DD. */
  last: string;
}

const KEPT_DAYS = 90;
const SHORTEST = 3;
const LONGEST = 60;

/** Addresses, and numbers that may be a citizen's, a patient's, a telephone's or a day of birth, however written. */
const PERSONAL = /@|(?:\p{Nd}[^\p{L}\p{N}]{0,3}){6,}/u;

/** What cannot be seen in a list, or turns what can around. */
const UNSEEN = /\p{C}/gu;

const TABLES = `
  create table if not exists portal_search_misses (
    term text not null, day date not null, count integer not null, primary key (term, day));
  create table if not exists search_seen (day date not null, term text not null, session text not null,
    primary key (day, term, session))`;

/** Makes the tables of what was not found. */
export async function prepareMisses(strapi: Core.Strapi): Promise<void> {
  for (const statement of TABLES.split(';')) await runSql(strapi, statement);
}

/** A term as it is counted; null when it may tell of a person, or says nothing. */
export function getCountedTerm(typed: string): string | null {
  const term = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').replace(UNSEEN, '').trim();
  return term.length < SHORTEST || term.length > LONGEST || PERSONAL.test(term) ? null : term;
}

// Its first session leaves only hashes, that end with the day; the term itself is kept from the second one on.
const SEEN = `
  with seen as (
    insert into search_seen (day, term, session) values (current_date, ?, ?) on conflict do nothing returning 1
  ), known as (select count(*)::integer as count from search_seen where day = current_date and term = ?)
  insert into portal_search_misses (term, day, count)
  select ?, current_date, known.count + 1 from known, seen where known.count > 0
  on conflict (term, day) do update set count = excluded.count`;

/**
 * Counts that a term found nothing, without who sought it: `session` is whatever tells one from another, and is
 * kept as a hash of this day only.
 */
export async function countMiss(strapi: Core.Strapi, typed: string, session: string): Promise<void> {
  const term = getCountedTerm(typed);
  if (term === null) return;
  const key = deriveKey(getEnv().appSecret, `search-misses ${new Date().toISOString().slice(0, 10)}`);
  const hash = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  const [termHash, sessionHash] = [hash(term), hash(`${term} ${session}`)];
  await runSql(strapi, SEEN, [termHash, sessionHash, termHash, term]);
}

/** Forgets what is too old. */
export async function sweepMisses(strapi: Core.Strapi): Promise<void> {
  await runSql(strapi, `delete from search_seen where day < current_date`);
  await runSql(strapi, `delete from portal_search_misses where day < current_date - ${KEPT_DAYS}`);
}

/** One page of what was not found, most sought first, and the total count. */
export async function listMisses(
  strapi: Core.Strapi,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ misses: Miss[]; total: number }> {
  const { rows } = await runSql<Miss & { total: number }>(
    strapi,
    `select term, sum(count)::integer as count, to_char(max(day), 'YYYY-MM-DD') as last,
        (count(*) over ())::integer as total
      from portal_search_misses group by term order by 2 desc, 3 desc, term limit ? offset ?`,
    [pageSize, (page - 1) * pageSize],
  );
  const misses = rows.map(({ term, count, last }) => ({ term, count, last }));
  return { misses, total: rows[0]?.total ?? 0 };
}

/** Forgets a term that was dealt with. */
export async function removeMiss(strapi: Core.Strapi, term: string): Promise<boolean> {
  const { rowCount } = await runSql(strapi, 'delete from portal_search_misses where term = ?', [term]);
  return rowCount > 0;
}
