import type { Core } from '@strapi/types';
import { hashPassword } from '../../src/auth';
import type { Client } from '../support/client';
import { newWord } from '../support/words';

/** Of everybody that `loggedIn` makes. */
export const PASSWORD = 'een-lang-wachtwoord-voor-de-test';

export async function makeGroup(
  strapi: Core.Strapi,
  name: string,
  can: { canView?: boolean; canUse?: boolean; canEdit?: boolean },
): Promise<{ id: number; documentId: string }> {
  return strapi.db.query('api::group.group').create({ data: { name: `${name} ${newWord()}`, ...can } });
}

/** Makes a user in groups (row ids); gives their address, which is their name as a user too. */
export async function makeUser(
  strapi: Core.Strapi,
  name: string,
  groups: readonly number[],
): Promise<string> {
  const email = `${name}@${newWord()}.example`;
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'user' } });
  await strapi.db.query('plugin::users-permissions.user').create({
    data: {
      username: email,
      email,
      firstName: name,
      lastName: 'Test',
      provider: 'local',
      confirmed: true,
      blocked: false,
      role: role?.id,
      groups,
      passwordHash: await hashPassword(PASSWORD),
    },
  });
  return email;
}

/** A user in groups (row ids), logged in. */
export const loggedIn = async (
  strapi: Core.Strapi,
  api: Client,
  name: string,
  groups: readonly number[],
): Promise<Client> => api.as(await makeUser(strapi, name, groups), PASSWORD);
