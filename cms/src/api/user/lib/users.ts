import type { Core } from '@strapi/strapi';
import { audit, auditChange, diffSnapshots } from '../../../audit';
import { conflict, conflictAt, notFound } from '../../../http/errors';
import { dropPendingEmail, endUserSessions, hashPassword } from '../../../auth';
import { roleName, type RoleName } from '../../../permissions/viewer';
import { loadGroupRows } from '../../group/lib/groups';
import { getUserSnapshot } from '../audit/snapshot';
import { findUser, getUserState, type UserRow } from '../presenters/user';
import { changeAccounts } from '../../../database/locks';
import type { CheckVersion } from '../../../http/versions';

const findAdmins = (strapi: Core.Strapi): Promise<{ documentId: string; email: string }[]> =>
  strapi.db.query('plugin::users-permissions.user').findMany({
    where: { role: { type: 'admin' }, blocked: { $ne: true } },
    select: ['documentId', 'email'],
  });

/** The ids of the active admins. */
export const activeAdmins = async (strapi: Core.Strapi): Promise<string[]> =>
  (await findAdmins(strapi)).map(({ documentId }) => documentId);

/** Where the active admins get their mail. */
export const findAdminAddresses = async (strapi: Core.Strapi): Promise<string[]> =>
  (await findAdmins(strapi)).map(({ email }) => email);

/**
 * The values of an account. `email` in lower case, `groups` as ids; without a password nobody can log in with
 * one.
 */
export interface UserValues {
  firstName: string;
  lastName: string;
  email: string;
  description: string;
  role: RoleName;
  groups: readonly string[];
  isActive: boolean;
  password: string;
}

type Changes = Partial<UserValues>;

const users = (strapi: Core.Strapi) => strapi.db.query('plugin::users-permissions.user');

const noSuchUser = () => notFound('Deze gebruiker bestaat niet (meer).');
const lastAdmin = () => conflict('Dit is de laatste actieve beheerder. Maak eerst iemand anders beheerder.');

async function loadRoleRow(strapi: Core.Strapi, type: RoleName): Promise<number> {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type }, select: ['id'] });
  return role.id;
}

/** Whether another account than `own` has an address. */
export async function isTakenAddress(strapi: Core.Strapi, email: string, own = 0): Promise<boolean> {
  const other = await users(strapi).findOne({ where: { email, id: { $ne: own } }, select: ['id'] });
  return other !== null;
}

async function refuseTakenAddress(strapi: Core.Strapi, email: string, own?: number): Promise<void> {
  if (await isTakenAddress(strapi, email, own)) {
    throw conflictAt('email', 'Er is al een account met dit e-mailadres.');
  }
}

/**
 * The columns of the given values; omitted ones stay unchanged. Strapi requires a username: it is the
 * address.
 */
async function loadColumns(strapi: Core.Strapi, values: Changes, passwordHash: string | undefined) {
  const { firstName, lastName, email, description, role, groups, isActive } = values;
  return {
    firstName,
    lastName,
    description,
    passwordHash,
    ...(email !== undefined && { email, username: email }),
    ...(role !== undefined && { role: await loadRoleRow(strapi, role) }),
    ...(groups !== undefined && { groups: await loadGroupRows(strapi, groups) }),
    ...(isActive !== undefined && { blocked: !isActive }),
  };
}

const computeHash = (password: string | undefined): Promise<string | undefined> =>
  password === undefined ? Promise.resolve(undefined) : hashPassword(password);

export async function loadUser(strapi: Core.Strapi, id: unknown): Promise<UserRow> {
  const user = await findUser(strapi, id);
  if (!user) throw noSuchUser();
  return user;
}

const isActiveAdmin = ({ role, blocked }: UserRow) => roleName(role?.type) === 'admin' && blocked !== true;

/** Refuses a change that would leave the portal without an active admin. */
async function keepAnAdmin(strapi: Core.Strapi, user: UserRow, stays: boolean): Promise<void> {
  if (stays || !isActiveAdmin(user)) return;
  const admins = await activeAdmins(strapi);
  if (admins.every((id) => id === user.documentId)) throw lastAdmin();
}

/** Creates an account with an already hashed password, or without one. */
export const addUser = (
  strapi: Core.Strapi,
  values: Omit<UserValues, 'password'>,
  passwordHash?: string,
): Promise<UserRow> =>
  changeAccounts(strapi, async () => {
    const columns = await loadColumns(strapi, values, passwordHash);
    await refuseTakenAddress(strapi, values.email);
    const { documentId } = await users(strapi).create({
      data: { ...columns, provider: 'local', confirmed: true },
    });
    const user = await loadUser(strapi, documentId);
    await auditChange(strapi, 'user.create', documentId, null, getUserSnapshot(user));
    return user;
  });

export const createUser = async (
  strapi: Core.Strapi,
  { password, ...values }: Omit<UserValues, 'password'> & { password?: string },
): Promise<UserRow> => addUser(strapi, values, await computeHash(password));

/** Updates the given values of an account. A new password or deactivation ends its sessions. */
export async function updateUser(
  strapi: Core.Strapi,
  id: string,
  values: Changes,
  checkSeen?: CheckVersion,
): Promise<UserRow> {
  const passwordHash = await computeHash(values.password);
  return changeAccounts(strapi, async () => {
    const user = await loadUser(strapi, id);
    checkSeen?.(getUserState(user));
    const columns = await loadColumns(strapi, values, passwordHash);
    if (values.email !== undefined) await refuseTakenAddress(strapi, values.email, user.id);
    await keepAnAdmin(strapi, user, values.isActive !== false && values.role !== 'user');
    await users(strapi).update({ where: { id: user.id }, data: columns });
    if (values.email !== undefined && values.email !== user.email) await dropPendingEmail(strapi, user.id);
    if (passwordHash !== undefined || values.isActive === false) await endUserSessions(strapi, user.id);
    const after = await loadUser(strapi, id);
    const details = {
      ...diffSnapshots(getUserSnapshot(user), getUserSnapshot(after)),
      ...(passwordHash !== undefined && { newPassword: true }),
    };
    await audit(strapi, { action: 'user.update', subject: id, details });
    return after;
  });
}

export async function deleteUser(strapi: Core.Strapi, id: string): Promise<void> {
  await changeAccounts(strapi, async () => {
    const user = await loadUser(strapi, id);
    await keepAnAdmin(strapi, user, false);
    // Before the row is deleted, so that users who delete themselves still have a name in the audit log.
    await auditChange(strapi, 'user.delete', id, getUserSnapshot(user), null);
    await endUserSessions(strapi, user.id);
    await users(strapi).delete({ where: { id: user.id } });
  });
}
