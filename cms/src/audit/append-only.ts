import type { Core } from '@strapi/strapi';
import { getEnv } from '../../config/env';
import { withLock, withFreeLock } from '../database/locks';
import { runSql } from '../database/sql';

/**
 * Only audit log entries past their retention may be deleted. Nothing else can change or delete one,
 * replication included; only the owner of the table could drop the triggers. The retention and the search
 * path are part of the function, so no session can override them.
 */
const functionFor = (months: number): string => `
  create or replace function portal_audit_append_only() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp as $body$
  begin
    if tg_op = 'DELETE' and old.at < now() - make_interval(months => ${months}) then
      return old;
    end if;
    raise exception 'portal_audit is append-only: % refused', tg_op using errcode = 'insufficient_privilege';
  end
  $body$`;

const TRIGGERS = [
  `create or replace trigger portal_audit_rows before update or delete on portal_audit
    for each row execute function portal_audit_append_only()`,
  `create or replace trigger portal_audit_truncate before truncate on portal_audit
    for each statement execute function portal_audit_append_only()`,
  'alter table portal_audit enable always trigger portal_audit_rows',
  'alter table portal_audit enable always trigger portal_audit_truncate',
];

const TRIGGERS_EXIST = `
  select count(*)::integer as count from pg_trigger
  where tgrelid = 'portal_audit'::regclass and tgenabled = 'A'
    and tgname in ('portal_audit_rows', 'portal_audit_truncate')`;

/** Makes the audit log table append-only. Safe to run at every start, and by several instances at once. */
export const ensureAuditAppendOnly = (strapi: Core.Strapi): Promise<void> =>
  withLock(strapi, { lock: 'audit triggers' }, async () => {
    await runSql(strapi, functionFor(getEnv().auditMonths));
    const { rows } = await runSql<{ count: number }>(strapi, TRIGGERS_EXIST);
    // Creating triggers waits for every open write; a start beside a running instance can skip it.
    if (rows[0]?.count === 2) return;
    for (const statement of TRIGGERS) await runSql(strapi, statement);
  });

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
