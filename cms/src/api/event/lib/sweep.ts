import type { Core } from '@strapi/strapi';
import { withFreeLock, withLock } from '../../../database/locks';
import { runSql } from '../../../database/sql';

/** How long events are kept, in days. */
export const KEPT_DAYS = 30;

const AT_ONCE = 10_000;

const OLD = `at < now() - make_interval(days => ${KEPT_DAYS})`;

// The last of them stays: it is the place from which a reader asks on who was told nothing for long.
const REMOVE = `
  delete from portal_events where id in (
    select id from portal_events
    where ${OLD} and position < (select max(position) from portal_events where ${OLD})
    order by position limit ${AT_ONCE})`;

const removeSome = (strapi: Core.Strapi): Promise<number | null> =>
  withFreeLock(strapi, { lock: 'event sweep' }, async () => (await runSql(strapi, REMOVE)).rowCount);

/** Deletes events older than 30 days, but for the last of those. */
export async function sweepEvents(strapi: Core.Strapi): Promise<void> {
  while ((await removeSome(strapi)) === AT_ONCE);
}

const FIRST = `
  insert into portal_events (position, at, kind, subject, change)
  select (extract(epoch from clock_timestamp()) * 1000000)::bigint, clock_timestamp(), 'site', 'site', 'self'
  where not exists (select 1 from portal_events)`;

/** Makes the first event of a portal, so that there is a place to ask on from. */
export const ensureFirstEvent = (strapi: Core.Strapi): Promise<void> =>
  withLock(strapi, { lock: 'events' }, async () => {
    await runSql(strapi, FIRST);
  });
