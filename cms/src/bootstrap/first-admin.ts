import type { Core } from '@strapi/strapi';
import { getEnv } from '../../config/env';
import { activeAdmins } from '../accounts/admins';
import { changeAccounts } from '../accounts/write-lock';
import { hashPassword, randomPassword } from '../sessions/passwords';
import { announce } from './announce';

async function ensureAdmin(strapi: Core.Strapi, email: string, passwordHash: string): Promise<boolean> {
  return changeAccounts(strapi, async () => {
    if ((await activeAdmins(strapi)).length > 0) return false;
    const users = strapi.db.query('plugin::users-permissions.user');
    const role = await strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type: 'admin' }, select: ['id'] });
    const rights = { role: role?.id, blocked: false, confirmed: true, passwordHash };
    // Whoever set ADMIN_EMAIL says that this address is the admin's, also when it is known already.
    const known = await users.findOne({ where: { email }, select: ['id'] });
    if (known) await users.update({ where: { id: known.id }, data: rights });
    else {
      const name = { firstName: 'Portaal', lastName: 'Beheer' };
      await users.create({ data: { ...rights, ...name, username: email, email, provider: 'local' } });
    }
    return true;
  });
}

/** Makes the first admin of the portal when there is none that is active. */
export async function ensureFirstAdmin(strapi: Core.Strapi): Promise<void> {
  if ((await activeAdmins(strapi)).length > 0) return;
  const { adminEmail, adminPassword } = getEnv();
  const password = adminPassword ?? randomPassword();
  const made = await ensureAdmin(strapi, adminEmail, await hashPassword(password));
  if (made && !adminPassword) announce(`Beheerder van de portal, ${adminEmail}`, password);
}
