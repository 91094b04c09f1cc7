import type { Core } from '@strapi/strapi';
import { getEnv } from '../../config/env';

// Any fixed number will do, as long as nothing else in this database uses it.
const SWEEP = 71_006;
const AT_ONCE = 10_000;

const REMOVE = `
  delete from portal_audit where id in (
    select id from portal_audit where at < now() - make_interval(months => ?) order by at limit ${AT_ONCE})`;

async function removeSome(strapi: Core.Strapi): Promise<number> {
  const { auditMonths } = getEnv();
  return await strapi.db.transaction(async ({ trx }) => {
    const { rows }: { rows: { free: boolean }[] } = await trx.raw(
      'select pg_try_advisory_xact_lock(?) as free',
      [SWEEP],
    );
    // Another instance is already sweeping.
    if (!rows[0]?.free) return 0;
    const { rowCount }: { rowCount: number } = await trx.raw(REMOVE, [auditMonths]);
    return rowCount;
  });
}

/** Deletes audit log entries older than AUDIT_MONTHS. */
export async function sweepAudit(strapi: Core.Strapi): Promise<void> {
  while ((await removeSome(strapi)) === AT_ONCE);
}

export function sweepAuditDaily(strapi: Core.Strapi): void {
  strapi.cron.add({
    sweepAudit: { task: () => sweepAudit(strapi), options: { rule: '41 3 * * *' } },
  });
}
