import type { Core } from '@strapi/strapi';
import { audit } from '../audit';
import { invalidField } from '../http/errors';
import { dropPasswordLink } from './password-link';
import { hashPassword, verifyPassword } from './passwords';
import { hashToken } from './tokens';

/** A change of somebody's own password; `accessToken` is that of the session that stays. */
export interface PasswordChange {
  /** The user's id on the wire. */
  userId: string;
  accessToken: string;
  current: string;
  password: string;
}

interface Account {
  id: number;
  passwordHash: string | null;
}

const wrongCurrent = () => invalidField('current_password', 'Dit is niet je huidige wachtwoord.');

/** Gives somebody another password and ends their other sessions. Throws 400 when the current one is wrong. */
export async function changePassword(strapi: Core.Strapi, change: PasswordChange): Promise<void> {
  const users = strapi.db.query('plugin::users-permissions.user');
  const account: Account | null = await users.findOne({
    where: { documentId: change.userId },
    select: ['id', 'passwordHash'],
  });
  if (!account || !(await verifyPassword(account.passwordHash, change.current))) {
    const details = { reason: 'current password' };
    await audit(strapi, { action: 'auth.refuse', subject: change.userId, details });
    throw wrongCurrent();
  }
  const passwordHash = await hashPassword(change.password);
  await strapi.db.transaction(async ({ trx }) => {
    // Held as a login holds it: no session of the old password begins meanwhile.
    await trx.raw('select id from up_users where id = ? for update', [account.id]);
    await users.update({ where: { id: account.id }, data: { passwordHash } });
    const sessions = strapi.db.query('api::auth.session');
    const own = await sessions.findOne({ where: { accessHash: hashToken(change.accessToken) } });
    await sessions.deleteMany({ where: { user: account.id, login: { $ne: own?.login ?? '' } } });
    await dropPasswordLink(strapi, account.id);
    await audit(strapi, { action: 'auth.password', subject: change.userId });
  });
}
