import type { Core } from '@strapi/strapi';
import { auditAll } from '../../../audit';
import { logFailure } from '../../../database/outages';
import { runSql } from '../../../database/sql';
import { createBatcher } from '../../../utils/batcher';
import { memoizeByObject } from '../../../utils/memoize-by-object';

/** A request for a stable address that was answered. */
interface StableUse {
  /** The path. */
  address: string;
  /** The asset's id; null for the portal's own logo. */
  asset: string | null;
}

/** How long ago a request counts as use, in days. */
const WITHIN_DAYS = 7;
const KEPT_DAYS = 8;

const TABLES = [
  `create table if not exists portal_stable_uses (
    address text not null, hour timestamptz not null, asset text, count integer not null,
    logged boolean not null default false, primary key (address, hour))`,
  'create index if not exists portal_stable_uses_asset on portal_stable_uses (asset, hour)',
];

/** Creates the table of counts. They hold no trace of who asked. */
export async function prepareStableUses(strapi: Core.Strapi): Promise<void> {
  for (const statement of TABLES) await runSql(strapi, statement);
}

// In one order, so that two instances never wait for each other.
const ADD = `
  insert into portal_stable_uses (address, hour, asset, count)
  select used.address, date_trunc('hour', now()), used.asset, count(*)::integer
  from jsonb_to_recordset(?::jsonb) as used(address text, asset text)
  group by 1, 3 order by 1
  on conflict (address, hour) do update set count = portal_stable_uses.count + excluded.count`;

// One statement at a time; what is asked meanwhile is counted by the next.
const getBatcher = memoizeByObject((strapi: Core.Strapi) =>
  createBatcher<StableUse>(async (_key, uses) => {
    await runSql(strapi, ADD, [JSON.stringify(uses)]);
  }),
);

/** Counts a request, without letting it wait. */
export function countStableUse(strapi: Core.Strapi, use: StableUse): void {
  getBatcher(strapi)('', use).catch((error: unknown) => {
    logFailure(strapi, error, 'A request for a stable address could not be counted', 'warn');
  });
}

/** How often an asset was asked for by a stable address in the last seven days. */
export async function loadStableUses(strapi: Core.Strapi, asset: string): Promise<number> {
  const { rows } = await runSql<{ count: number }>(
    strapi,
    `select coalesce(sum(count), 0)::integer as count from portal_stable_uses
     where asset = ? and hour > now() - make_interval(days => ${WITHIN_DAYS})`,
    [asset],
  );
  return rows[0]?.count ?? 0;
}

interface EndedHour extends StableUse {
  hour: Date;
  count: number;
}

const ENDED = `
  update portal_stable_uses set logged = true
  where (address, hour) in (
    select address, hour from portal_stable_uses
    where not logged and hour < date_trunc('hour', ?::timestamptz) for update skip locked)
  returning address, hour, asset, count`;

/** Writes an audit log entry for each address and hour that ended by then, and forgets what is too old. */
export async function logStableUses(strapi: Core.Strapi, now = new Date()): Promise<void> {
  await strapi.db.transaction(async () => {
    const { rows } = await runSql<EndedHour>(strapi, ENDED, [now]);
    await auditAll(
      strapi,
      rows.map(({ address, hour, asset, count }) => ({
        action: asset === null ? ('site.embed' as const) : ('asset.embed' as const),
        subject: asset,
        actor: null,
        ip: null,
        details: { address, hour: hour.toISOString(), count },
      })),
    );
  });
  await runSql(
    strapi,
    `delete from portal_stable_uses where logged and hour < now() - make_interval(days => ${KEPT_DAYS})`,
  );
}
