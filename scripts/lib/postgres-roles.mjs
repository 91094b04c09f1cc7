import { randomBytes } from 'node:crypto';
import { withClient } from './postgres.mjs';

/**
 * The embedded database has two roles: its owner, for starting, backup and restore, and this one for the portal itself.
 * It owns its tables, but not the schema, which would allow it to drop the table of the audit log.
 */
const APPLICATION = 'portal_app';

const ROLE = `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${APPLICATION}') then
      create role ${APPLICATION} login;
    end if;
  end $$`;

const GRANTS = `
  grant usage, create on schema public to ${APPLICATION};
  do $$ begin execute format('grant connect, create, temporary on database %I to ${APPLICATION}', current_database()); end $$`;

/** Makes the portal own everything in the schema, such as restored tables and the audit log, which it may have to migrate. */
const GIVE = `
  do $$
  declare item record;
  begin
    for item in
      select format('alter table public.%I owner to ${APPLICATION}', relname) as statement
      from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      union all
      select format('alter sequence public.%I owner to ${APPLICATION}', relname)
      from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S'
        and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i'))
      union all
      select format('alter routine %s owner to ${APPLICATION}', pg_proc.oid::regprocedure)
      from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    loop
      execute item.statement;
    end loop;
  end $$`;

/** Makes the owner own the audit log: the portal can then only add entries, and delete those that the triggers allow. */
const TAKE_LOG = `
  alter table portal_audit owner to current_user;
  alter function portal_audit_append_only() owner to current_user;
  revoke all on portal_audit from ${APPLICATION};
  grant select, insert, delete on portal_audit to ${APPLICATION};
  do $$ begin
    execute format('grant usage, select on sequence %s to ${APPLICATION}', pg_get_serial_sequence('portal_audit', 'id'));
  end $$`;

/**
 * Prepares the role of the portal for a start; returns its connection string.
 * @param {string} ownerUrl
 * @returns {Promise<string>}
 */
export async function prepareApplicationRole(ownerUrl) {
  const password = randomBytes(24).toString('hex');
  await withClient(ownerUrl, async (client) => {
    await client.query(ROLE);
    await client.query(
      `alter role ${APPLICATION} nosuperuser nocreatedb nocreaterole password '${password}'`,
    );
    await client.query(GRANTS);
    await client.query(GIVE);
  });
  const url = new URL(ownerUrl);
  url.username = APPLICATION;
  url.password = password;
  return url.href;
}

/**
 * Revokes the portal's ownership of the audit log, after it has created its tables and before it accepts requests.
 * @param {string} ownerUrl
 */
export const takeAuditLog = (ownerUrl) => withClient(ownerUrl, (client) => client.query(TAKE_LOG));
