import type { Core } from '@strapi/strapi';
import { activeAdmins, createUser, updateUser, type UserValues } from '../../user/lib/users';
import { roleName, type RoleName } from '../../../permissions/viewer';
import { findUser, type UserRow } from '../../user/presenters/user';
import { changeAccounts } from '../../../database/locks';
import type { Person } from './person';
import type { SamlProvider } from './provider';
import { assertSaml } from './refusal';
import { isLinked, linkAccount, findLinkedAccount } from './store/links';

async function findGroupIds(strapi: Core.Strapi, names: readonly string[]): Promise<string[]> {
  const rows: { documentId: string }[] = await strapi.db
    .query('api::group.group')
    .findMany({ where: { name: { $in: [...names] } }, select: ['documentId'] });
  return rows.map((row) => row.documentId);
}

async function findUserByEmail(strapi: Core.Strapi, email: string): Promise<UserRow | null> {
  const row = await strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { email }, select: ['documentId'] });
  return row && findUser(strapi, row.documentId);
}

/** The role to assign: the last admin stays one, whatever the staff portal says. */
async function loadRole(strapi: Core.Strapi, user: UserRow, { isAdmin }: Person): Promise<RoleName> {
  const current = roleName(user.role?.type);
  if (isAdmin === null) return current;
  if (isAdmin || current === 'user') return isAdmin ? 'admin' : 'user';
  const others = (await activeAdmins(strapi)).filter((id) => id !== user.documentId);
  if (others.length > 0) return 'user';
  strapi.log.warn('SAML: the last admin is no longer in the group of admins, and stays admin.');
  return 'admin';
}

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((each) => others.includes(each));

/** The differences between the staff portal's data and the account. */
async function loadChanges(strapi: Core.Strapi, user: UserRow, person: Person): Promise<Partial<UserValues>> {
  const { firstName, lastName } = person;
  const role = await loadRole(strapi, user, person);
  const current = user.groups.map((group) => group.documentId);
  const groups = person.groups ? await findGroupIds(strapi, person.groups) : current;
  return {
    ...(firstName && firstName !== user.firstName && { firstName }),
    ...(lastName && lastName !== user.lastName && { lastName }),
    ...(role !== roleName(user.role?.type) && { role }),
    ...(!areSame(groups, current) && { groups }),
  };
}

async function updateFromStaffPortal(strapi: Core.Strapi, user: UserRow, person: Person): Promise<UserRow> {
  const changes = await loadChanges(strapi, user, person);
  return Object.keys(changes).length > 0 ? updateUser(strapi, user.documentId, changes) : user;
}

async function createStaffAccount(strapi: Core.Strapi, email: string, person: Person): Promise<UserRow> {
  const { firstName, lastName } = person;
  return createUser(strapi, {
    ...(firstName || lastName
      ? { firstName, lastName }
      : { firstName: email.split('@')[0] ?? '', lastName: '' }),
    email,
    description: '',
    role: person.isAdmin ? 'admin' : 'user',
    groups: await findGroupIds(strapi, person.groups ?? []),
    isActive: true,
  });
}

/** The account for a first login: a new one, or an existing one where the settings allow linking. */
async function linkOrCreateAccount(
  strapi: Core.Strapi,
  provider: SamlProvider,
  person: Person,
): Promise<UserRow> {
  assertSaml(person.email !== null, 'no address', 'saml-no-address');
  const known = await findUserByEmail(strapi, person.email);
  if (!known) return createStaffAccount(strapi, person.email, person);
  // The current owner of the address at the staff portal may differ from the one whose account was linked.
  const isFree = provider.linkByEmail && !(await isLinked(strapi, provider.id, known.id));
  assertSaml(isFree, 'address of another account', 'saml-address-taken');
  return known;
}

/**
 * The account of a user who logged in at a staff portal, updated with the names, groups and role that it
 * provides.
 */
export async function provisionAccount(
  strapi: Core.Strapi,
  provider: SamlProvider,
  person: Person,
): Promise<UserRow> {
  return changeAccounts(strapi, async () => {
    const name = { provider: provider.id, nameId: person.nameId };
    const linked = await findUser(strapi, await findLinkedAccount(strapi, name));
    const user = linked ?? (await linkOrCreateAccount(strapi, provider, person));
    assertSaml(user.blocked !== true, 'inactive account', 'saml-inactive');
    if (!linked) await linkAccount(strapi, name, user.id);
    return updateFromStaffPortal(strapi, user, person);
  });
}
