import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { deriveKey } from '../../config/env/app-secret';
import { getEnv } from '../../config/env';
import { holdsWord } from '../database/list-rows';
import { runSql } from '../database/sql';
import { foldedWords } from '../shared/fold';

/** A term that found nothing, over the days that are kept. */
export interface Miss {
  term: string;
  /** The number of people whose sessions searched for it, summed by day. */
  count: number;
  /** The last day, as YYYY-MM-DD. */
  last: string;
}

const KEPT_DAYS = 90;
const SHORTEST = 3;
const LONGEST = 60;
/** A longer one is a sentence, which may tell of somebody. */
const MOST_WORDS = 6;
/** The maximum number of searches per session and day whose terms are recorded. */
const MOST_A_DAY = 200;

/** Addresses, numbers (of a citizen, a patient, a telephone, a birthday), and names after a title. */
const PERSONAL = /[@\p{N}]|(?<!\p{L})(?:dhr|de heer|meneer|mevr|mevrouw|mw|dr|drs|prof)\.? \p{L}/u;

/** Invisible characters, and those that reorder text. */
const UNSEEN = /\p{C}/gu;

const WORD = /[\p{L}\p{M}'’]+/gu;

const TABLES = `
  create table if not exists portal_search_misses (
    term text not null, day date not null, count integer not null, primary key (term, day));
  create table if not exists search_seen (day date not null, term text not null, session text not null,
    primary key (day, term, session));
  create table if not exists search_turns (day date not null, session text not null, count integer not null,
    primary key (day, session))`;

/** Creates the tables of terms that found nothing, and deletes what must not be kept. */
export async function prepareMisses(strapi: Core.Strapi): Promise<void> {
  for (const statement of TABLES.split(';')) await runSql(strapi, statement);
  await sweepMisses(strapi);
}

/** A term in the form that is counted; null when it may identify a person, or contains nothing. */
export function getCountedTerm(typed: string): string | null {
  const term = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').replace(UNSEEN, '').trim();
  const isLong = term.length > LONGEST || (term.match(WORD) ?? []).length > MOST_WORDS;
  return term.length < SHORTEST || isLong || PERSONAL.test(term) ? null : term;
}

/** A text in SQL without case, accents and signs, between spaces. */
function fold(text: string): string {
  const plain = `regexp_replace(lower(normalize(${text}, nfkd)), U&'[\\0300-\\036F]', '', 'g')`;
  return `' ' || trim(regexp_replace(${plain}, '[^a-z]+', ' ', 'g')) || ' '`;
}

/** Whether a term is the name of somebody with an account, or holds the whole of it. */
const isName = (term: string): string => `exists (
  select 1 from (select ${fold(`coalesce(first_name, '')`)} as first, ${fold(`coalesce(last_name, '')`)} as last
    from up_users) as person, (select ${fold(term)} as term) as sought
  where trim(sought.term) <> ''
      and sought.term in (first, last, regexp_replace(last, '^ ((van|de|der|den|het|t|te|ten|ter|in|op) )+', ' '))
    or trim(first) <> '' and trim(last) <> ''
      and (position(rtrim(first) || last in sought.term) > 0 or position(rtrim(last) || first in sought.term) > 0))`;

// The first session leaves only hashes that expire that day; the term itself is stored from the second session on.
const SEEN = `
  with turn as (
    insert into search_turns (day, session, count) values (current_date, :who, 1)
    on conflict (day, session) do update set count = search_turns.count + 1
      where search_turns.count < ${MOST_A_DAY}
    returning 1
  ), seen as (
    insert into search_seen (day, term, session) select current_date, :termHash, :sessionHash from turn
    where not ${isName(':term')}
    on conflict do nothing returning 1
  ), known as (select count(*)::integer as count from search_seen where day = current_date and term = :termHash)
  insert into portal_search_misses (term, day, count)
  select :term, current_date, known.count + 1 from known, seen where known.count > 0
  on conflict (term, day) do update set count = excluded.count`;

/**
 * Counts that a term found nothing, without recording who searched: `session` identifies a person and is stored as a
 * hash of this day only, which cannot be tested against addresses.
 */
export async function countMiss(strapi: Core.Strapi, typed: string, session: string): Promise<void> {
  const term = getCountedTerm(typed);
  if (term === null) return;
  const key = deriveKey(getEnv().appSecret, `search-misses ${new Date().toISOString().slice(0, 10)}`);
  const hash = (...parts: string[]): string =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  await runSql(strapi, SEEN, {
    term,
    termHash: hash('term', term),
    sessionHash: hash('term by', term, session),
    who: hash('by', session),
  });
}

/** Forgets terms that would not be kept today, such as those that were before this was stricter. */
async function deleteUncounted(strapi: Core.Strapi): Promise<void> {
  const { rows } = await runSql<{ term: string }>(strapi, 'select distinct term from portal_search_misses');
  const terms = rows.map(({ term }) => term).filter((term) => getCountedTerm(term) !== term);
  await runSql(strapi, `delete from portal_search_misses where term = any(?) or ${isName('term')}`, [terms]);
}

/** Forgets what is too old, or is kept no longer. */
export async function sweepMisses(strapi: Core.Strapi): Promise<void> {
  await runSql(strapi, `delete from search_seen where day < current_date`);
  await runSql(strapi, `delete from search_turns where day < current_date`);
  await runSql(strapi, `delete from portal_search_misses where day < current_date - ${KEPT_DAYS}`);
  await deleteUncounted(strapi);
}

/** One page of terms that found nothing and match a search, most frequent first, with the total count. */
export async function listMisses(
  strapi: Core.Strapi,
  { page, pageSize, search }: { page: number; pageSize: number; search: string },
): Promise<{ misses: Miss[]; total: number }> {
  const words = foldedWords(search);
  const found = `from portal_search_misses where ${['true', ...words.map(() => holdsWord('term'))].join(' and ')}`;
  const { rows: misses } = await runSql<Miss>(
    strapi,
    `select term, sum(count)::integer as count, to_char(max(day), 'YYYY-MM-DD') as last
      ${found} group by term order by 2 desc, 3 desc, term limit ? offset ?`,
    [...words, pageSize, (page - 1) * pageSize],
  );
  const counted = await runSql<{ total: number }>(
    strapi,
    `select count(distinct term)::integer as total ${found}`,
    words,
  );
  return { misses, total: counted.rows[0]?.total ?? 0 };
}

/** Deletes a term that was dealt with. */
export async function deleteMiss(strapi: Core.Strapi, term: string): Promise<boolean> {
  const { rowCount } = await runSql(strapi, 'delete from portal_search_misses where term = ?', [term]);
  return rowCount > 0;
}
