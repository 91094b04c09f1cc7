import type { Core } from '@strapi/strapi';
import { audit } from '../audit';
import { invalidField } from '../http/errors';
import { endOtherSessions } from './token-pairs';
import { hashPassword, verifyPassword } from './passwords';

/** A user's change of their own password. `accessToken` belongs to the session to keep. */
export interface PasswordChange {
  /** The user's public id. */
  userId: string;
  accessToken: string;
  current: string;
  password: string;
}

interface Account {
  id: number;
  passwordHash: string | null;
}

const noPassword = () =>
  invalidField('current_password', 'Je logt in via je organisatie. Je wachtwoord wijzig je daar.');
const wrongCurrentPassword = () => invalidField('current_password', 'Dit is niet je huidige wachtwoord.');

async function findAccount(strapi: Core.Strapi, userId: string): Promise<Account | null> {
  return strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { documentId: userId }, select: ['id', 'passwordHash'] });
}

const auditWrongPassword = (strapi: Core.Strapi, userId: string): Promise<void> =>
  audit(strapi, { action: 'auth.refuse', subject: userId, details: { reason: 'current password' } });

/**
 * Whether this is the current password of a logged-in user; null when the account has no password. A wrong
 * password is written to the audit log.
 */
export async function isOwnPassword(
  strapi: Core.Strapi,
  userId: string,
  password: string | undefined,
): Promise<boolean | null> {
  const account = await findAccount(strapi, userId);
  if (!account?.passwordHash) return null;
  if (password === undefined) return false;
  const isRight = await verifyPassword(account.passwordHash, password);
  if (!isRight) await auditWrongPassword(strapi, userId);
  return isRight;
}

/** Sets a new password and ends the user's other sessions. Throws 400 when the current password is wrong. */
export async function changePassword(strapi: Core.Strapi, change: PasswordChange): Promise<void> {
  const account = await findAccount(strapi, change.userId);
  if (account?.passwordHash === null) throw noPassword();
  if (!account || !(await verifyPassword(account.passwordHash, change.current))) {
    await auditWrongPassword(strapi, change.userId);
    throw wrongCurrentPassword();
  }
  const passwordHash = await hashPassword(change.password);
  await strapi.db.transaction(async () => {
    await endOtherSessions(strapi, account.id, change.accessToken);
    await strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { id: account.id }, data: { passwordHash } });
    await audit(strapi, { action: 'auth.password', subject: change.userId });
  });
}
