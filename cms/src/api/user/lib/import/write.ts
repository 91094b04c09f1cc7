import type { Core } from '@strapi/strapi';
import { auditAll, diffSnapshots, type AuditLine } from '../../../../audit';
import { getChanges } from '../../../../database/change-feed';
import { inviteUsers } from '../invitations';
import { addMemberships } from '../../../group/lib/memberships';
import type { RoleName } from '../../../../permissions/viewer';
import { getUserSnapshot } from '../../audit/snapshot';
import { userQuery, type UserRow } from '../../presenters/user';
import type { PlannedRow } from './plan';
import { runSql } from '../../../../database/sql';

const USER = 'plugin::users-permissions.user';
const AT_ONCE = 500;

// Omitted values stay unchanged.
const UPDATE = `
  update up_users u set first_name = coalesce(given."firstName", u.first_name),
    last_name = coalesce(given."lastName", u.last_name),
    description = coalesce(given.description, u.description), updated_at = now()
  from jsonb_to_recordset(?::jsonb) as given(id integer, "firstName" text, "lastName" text, description text)
  where u.id = given.id`;

// A single statement, so that an unchanged role is never removed first.
const ROLES = `
  with given as (
    select g.id, r.id as role_id from jsonb_to_recordset(?::jsonb) as g(id integer, role text)
    join up_roles r on r.type = g.role),
  gone as (delete from up_users_role_lnk own using given where own.user_id = given.id and own.role_id <> given.role_id)
  insert into up_users_role_lnk (user_id, role_id)
  select id, role_id from given
  on conflict (user_id, role_id) do nothing`;

const forEachBatch = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, n) =>
    all.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
  );

async function run(strapi: Core.Strapi, statement: string, rows: readonly { id: number }[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => String(id));
  await strapi.db.transaction(async ({ onCommit }) => {
    await runSql(strapi, statement, [JSON.stringify(rows)]);
    onCommit(() => getChanges(strapi).announce({ what: 'viewers', ids }));
  });
}

/** Inserts new accounts; returns their ids in the order of the rows. */
async function addAccounts(strapi: Core.Strapi, rows: readonly PlannedRow[]): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of forEachBatch(rows)) {
    const data = batch.map(({ given: { firstName, lastName, email, description = '' } }) => ({
      firstName,
      lastName,
      description,
      email,
      username: email,
      provider: 'local',
      confirmed: true,
      blocked: false,
    }));
    const made = await strapi.db.query(USER).createMany({ data });
    ids.push(...made.ids.map(Number));
  }
  return ids;
}

async function loadAccounts(strapi: Core.Strapi, ids: readonly number[]): Promise<Map<number, UserRow>> {
  const rows: UserRow[] = [];
  for (const batch of forEachBatch(ids)) {
    rows.push(...(await strapi.db.query(USER).findMany({ ...userQuery, where: { id: { $in: batch } } })));
  }
  return new Map(rows.map((row) => [row.id, row]));
}

function getLine(before: UserRow | null, after: UserRow): AuditLine {
  const action = before ? 'user.update' : 'user.create';
  const details = diffSnapshots(before && getUserSnapshot(before), getUserSnapshot(after));
  return { action, subject: after.documentId, details };
}

/**
 * Writes validated rows: creates new accounts and mails their owners, and updates the others. Uses multi-row
 * statements, because all other account changes wait for the whole import.
 */
export async function writeImport(
  strapi: Core.Strapi,
  productName: string,
  rows: readonly PlannedRow[],
): Promise<void> {
  const isNew = ({ account }: PlannedRow): boolean => account === null;
  const made = await addAccounts(strapi, rows.filter(isNew));
  const written = [
    ...rows.filter(isNew).map((row, n) => ({ ...row, id: made[n] ?? 0 })),
    ...rows.flatMap((row) => (row.account ? [{ ...row, id: row.account.id }] : [])),
  ];
  const kept = written.filter(({ account }) => account !== null);
  await run(
    strapi,
    UPDATE,
    kept.map(({ id, given: { firstName, lastName, description } }) => ({
      id,
      firstName,
      lastName,
      description,
    })),
  );
  const getRole = ({ account, given }: PlannedRow): RoleName | undefined =>
    given.role ?? (account ? undefined : 'user');
  const withRole = written.filter((row) => getRole(row) !== undefined);
  await run(
    strapi,
    ROLES,
    withRole.map((row) => ({ id: row.id, role: getRole(row) })),
  );
  await addMemberships(
    strapi,
    written.flatMap(({ id, given }) => [...new Set(given.groups)].map((group) => ({ user: id, group }))),
  );
  const after = await loadAccounts(
    strapi,
    written.map(({ id }) => id),
  );
  const found = written.flatMap(({ id, account }) => {
    const now = after.get(id);
    return now ? [{ before: account, now }] : [];
  });
  const details = { created: made.length, updated: kept.length };
  await auditAll(strapi, [
    { action: 'user.import', details },
    ...found.map(({ before, now }) => getLine(before, now)),
  ]);
  await inviteUsers(
    strapi,
    productName,
    found.flatMap(({ before, now }) => (before ? [] : [now])),
  );
}
