import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../../config/env';
import { NAME_ORDER } from './list-users';
import { activeAdmins } from './users';
import { getUserSnapshot } from '../audit/snapshot';
import { findUser } from '../presenters/user';
import { changeAccounts } from '../../../database/locks';
import { audit, diffSnapshots, type AuditSnapshot } from '../../../audit';
import { hashPassword, randomPassword } from '../../../auth/passwords';
import { announce } from '../../../utils/announce';
import type { RoleName } from '../../../permissions/viewer';
import { runSql } from '../../../database/sql';

async function auditAdmin(strapi: Core.Strapi, id: string, before: AuditSnapshot | null): Promise<void> {
  const user = await findUser(strapi, id);
  const details = { ...diffSnapshots(before, user && getUserSnapshot(user)), firstAdmin: true };
  await audit(strapi, { action: before ? 'user.update' : 'user.create', subject: id, details });
}

async function ensureAdmin(strapi: Core.Strapi, email: string, passwordHash: string): Promise<boolean> {
  return changeAccounts(strapi, async () => {
    if ((await activeAdmins(strapi)).length > 0) return false;
    const users = strapi.db.query('plugin::users-permissions.user');
    const role = await strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type: 'admin' }, select: ['id'] });
    const rights = { role: role?.id, blocked: false, confirmed: true, passwordHash };
    // Setting ADMIN_EMAIL designates its owner as admin, even when the account already exists.
    const known = await users.findOne({ where: { email }, select: ['documentId'] });
    const before = known && (await findUser(strapi, known.documentId));
    const name = { firstName: 'Portaal', lastName: 'Beheer' };
    const { documentId } = known
      ? await users.update({ where: { documentId: known.documentId }, data: rights })
      : await users.create({ data: { ...rights, ...name, username: email, email, provider: 'local' } });
    await auditAdmin(strapi, documentId, before && getUserSnapshot(before));
    return true;
  });
}

/** Creates the first admin of the portal when no admin is active. */
export async function ensureFirstAdmin(strapi: Core.Strapi): Promise<void> {
  if ((await activeAdmins(strapi)).length > 0) return;
  const { adminEmail, adminPassword } = getEnv();
  const password = adminPassword ?? randomPassword();
  const made = await ensureAdmin(strapi, adminEmail, await hashPassword(password));
  if (made && !adminPassword) announce(`Beheerder van de portal, ${adminEmail}`, password);
}

const ROLES: { type: RoleName; description: string }[] = [
  { type: 'admin', description: 'Beheert pagina’s, assets, gebruikers en groepen.' },
  { type: 'user', description: 'Leest de huisstijl en downloadt wat de eigen groepen mogen.' },
];

/** Creates the two roles of the portal. Strapi's own roles stay, because its plugin requires them. */
export async function ensureRoles(strapi: Core.Strapi): Promise<void> {
  await changeAccounts(strapi, async () => {
    const roles = strapi.db.query('plugin::users-permissions.role');
    for (const { type, description } of ROLES) {
      const found = await roles.findOne({ where: { type }, select: ['id'] });
      if (!found) await roles.create({ data: { name: type, type, description } });
    }
  });
}

// Its name changes with the order: PostgreSQL uses an index only for the order that it has.
const INDEX_EXISTS = `select to_regclass('portal_users_surname') is not null as there`;
const CREATE_INDEX = `create index portal_users_surname on up_users (${NAME_ORDER.join(', ')}, id)`;
const DROP_EARLIER = 'drop index if exists portal_users_name';

/**
 * Creates the index for the sort order of the user list: Strapi's schemas cannot define one on
 * expressions. Creating it waits for every open write; a start beside a running instance can skip it.
 */
export async function ensureNameIndex(strapi: Core.Strapi): Promise<void> {
  await changeAccounts(strapi, async () => {
    const { rows } = await runSql<{ there: boolean }>(strapi, INDEX_EXISTS);
    if (rows[0]?.there === true) return;
    await runSql(strapi, DROP_EARLIER);
    await runSql(strapi, CREATE_INDEX);
  });
}
