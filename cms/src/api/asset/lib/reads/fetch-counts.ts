import type { Core } from '@strapi/strapi';
import { logFailure } from '../../../../database/outages';
import { runSql } from '../../../../database/sql';
import { memoizeByObject } from '../../../../utils/memoize-by-object';

const DAY_MS = 24 * 60 * 60 * 1000;
const WITHIN_DAYS = 30;
/** How long a count stays fresh. */
const FRESH_MS = 10 * 60 * 1000;
const MOST = 1000;

/** Counts downloads in the log. Repeated downloads by one person or address count once a day. */
const COUNT = `
  select asset->>'id' as id, count(distinct (coalesce(actor_id, ip, ''), at::date))::integer as times
  from portal_audit, jsonb_array_elements(
    case when jsonb_typeof(details::jsonb->'assets') = 'array' then details::jsonb->'assets' else '[]'::jsonb end) as asset
  where action = any(?) and at >= ? and details::jsonb->>'method' is null
  group by 1 order by times desc, id limit ${MOST}`;

/** Recent downloads per asset id. */
export type FetchCounts = ReadonlyMap<string, number>;

async function countFetched(strapi: Core.Strapi): Promise<FetchCounts> {
  const since = new Date(Date.now() - WITHIN_DAYS * DAY_MS);
  const actions = ['asset.download', 'file.download'];
  const { rows } = await runSql<{ id: string; times: number }>(strapi, COUNT, [actions, since]);
  return new Map(rows.map(({ id, times }) => [id, times]));
}

interface CachedCounts {
  /** When the last count started, and when the one in use did. */
  begun: number;
  at: number;
  fetched: FetchCounts | null;
}

const getCache = memoizeByObject<Core.Strapi, CachedCounts>(() => ({
  begun: -Infinity,
  at: 0,
  fetched: null,
}));

async function refreshCounts(strapi: Core.Strapi, kept: CachedCounts): Promise<void> {
  try {
    const { begun } = kept;
    kept.fetched = await countFetched(strapi);
    kept.at = begun;
  } catch (error) {
    logFailure(strapi, error, 'What is fetched most could not be counted', 'warn');
  }
}

/** Recent downloads per asset, with the time of the count. Only the first count blocks. */
export async function findFetchCounts(strapi: Core.Strapi): Promise<{ at: number; fetched: FetchCounts }> {
  const kept = getCache(strapi);
  const now = Date.now();
  if (now - kept.begun > FRESH_MS) {
    kept.begun = now;
    const renewed = refreshCounts(strapi, kept);
    if (!kept.fetched) await renewed;
  }
  return { at: kept.at, fetched: kept.fetched ?? new Map() };
}
