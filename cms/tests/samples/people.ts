import type { Core } from '@strapi/types';
import { hashPassword } from '../../src/auth';
import type { Client } from '../support/client';

/** Of everybody that `loggedIn` makes. */
export const PASSWORD = 'een-lang-wachtwoord-voor-de-test';

export async function makeGroup(
  strapi: Core.Strapi,
  name: string,
  can: { canView?: boolean; canUse?: boolean; canEdit?: boolean },
): Promise<{ id: number; documentId: string }> {
  return strapi.db.query('api::group.group').create({ data: { name, ...can } });
}

/** A user in groups (row ids), logged in. */
export async function loggedIn(
  strapi: Core.Strapi,
  api: Client,
  name: string,
  groups: readonly number[],
): Promise<Client> {
  const email = `${name}@example.org`;
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
  return api.as(email, PASSWORD);
}
