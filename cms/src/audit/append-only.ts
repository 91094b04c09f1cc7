import type { Core } from '@strapi/strapi';
import { getEnv } from '../../config/env';

// Any fixed number will do, as long as nothing else in this database uses it.
const AUDIT = 71_005;

/**
 * Only lines of longer ago than they are kept may go. Nothing else changes or removes one, whoever asks, replication
 * included; only the owner of the table could take the triggers off. How long is part of the function, and so are the
 * names that it looks up: a session sets neither.
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

const ARE_THERE = `
  select count(*)::integer as count from pg_trigger
  where tgrelid = 'portal_audit'::regclass and tgenabled = 'A'
    and tgname in ('portal_audit_rows', 'portal_audit_truncate')`;

/** Makes the table of the audit log one that only grows. Safe to run at every start, by several instances at once. */
export async function keepAuditAppendOnly(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [AUDIT]);
    await trx.raw(functionFor(getEnv().auditMonths));
    const { rows }: { rows: { count: number }[] } = await trx.raw(ARE_THERE);
    // Making them waits for every open write; a start beside a running instance need not.
    if (rows[0]?.count === 2) return;
    for (const statement of TRIGGERS) await trx.raw(statement);
  });
}
