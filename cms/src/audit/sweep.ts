import type { Core } from '@strapi/strapi';
import { getEnv } from '../../config/env';
import { withFreeLock } from '../database/locks';
import { runSql } from '../database/sql';

const AT_ONCE = 10_000;

const REMOVE = `
  delete from portal_audit where id in (
    select id from portal_audit where at < now() - make_interval(months => ?) order by at limit ${AT_ONCE})`;

// Null while another instance sweeps.
const removeSome = (strapi: Core.Strapi): Promise<number | null> =>
  withFreeLock(
    strapi,
    { lock: 'audit sweep' },
    async () => (await runSql(strapi, REMOVE, [getEnv().auditMonths])).rowCount,
  );

/** Deletes audit log entries older than AUDIT_MONTHS. */
export async function sweepAudit(strapi: Core.Strapi): Promise<void> {
  while ((await removeSome(strapi)) === AT_ONCE);
}
