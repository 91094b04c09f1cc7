import type { Core } from '@strapi/strapi';
import { logFailure } from '../../../../database/outages';
import { runSql } from '../../../../database/sql';
import { oncePer } from '../../../../utils/once-per';

const DAY_MS = 24 * 60 * 60 * 1000;
const WITHIN_DAYS = 30;
/** How long a count is used. */
const FRESH_MS = 10 * 60 * 1000;
const MOST = 1000;

/** From the log of downloads; what one person, or one address, fetches again the same day counts once. */
const COUNT = `
  select asset->>'id' as id, count(distinct (coalesce(actor_id, ip, ''), at::date))::integer as times
  from portal_audit, jsonb_array_elements(
    case when jsonb_typeof(details::jsonb->'assets') = 'array' then details::jsonb->'assets' else '[]'::jsonb end) as asset
  where action = any(?) and at >= ? and details::jsonb->>'method' is null
  group by 1 order by times desc, id limit ${MOST}`;

/** How often each asset was fetched of late, by id. */
export type Fetched = ReadonlyMap<string, number>;

async function countFetched(strapi: Core.Strapi): Promise<Fetched> {
  const since = new Date(Date.now() - WITHIN_DAYS * DAY_MS);
  const actions = ['asset.download', 'file.download'];
  const { rows } = await runSql<{ id: string; times: number }>(strapi, COUNT, [actions, since]);
  return new Map(rows.map(({ id, times }) => [id, times]));
}

interface Kept {
  /** When the last count began, and when the one that is used did. */
  begun: number;
  at: number;
  fetched: Fetched | null;
}

const getKept = oncePer<Core.Strapi, Kept>(() => ({ begun: -Infinity, at: 0, fetched: null }));

async function renew(strapi: Core.Strapi, kept: Kept): Promise<void> {
  try {
    const { begun } = kept;
    kept.fetched = await countFetched(strapi);
    kept.at = begun;
  } catch (error) {
    logFailure(strapi, error, 'What is fetched most could not be counted', 'warn');
  }
}

/** How often each asset was fetched of late, with the moment of counting. Only the first count is waited for. */
export async function findFetched(strapi: Core.Strapi): Promise<{ at: number; fetched: Fetched }> {
  const kept = getKept(strapi);
  const now = Date.now();
  if (now - kept.begun > FRESH_MS) {
    kept.begun = now;
    const renewed = renew(strapi, kept);
    if (!kept.fetched) await renewed;
  }
  return { at: kept.at, fetched: kept.fetched ?? new Map() };
}
