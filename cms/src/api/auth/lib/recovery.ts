import type { Core } from '@strapi/strapi';
import { audit, maskAddress } from '../../../audit';
import { invalidField } from '../../../http/errors';
import { enqueueMail, loadProductName, recoverLetter } from '../../../mail';
import {
  endUserSessions,
  hashPassword,
  liftLocks,
  portalLoginLimits,
  startSession,
  type TokenPair,
} from '../../../auth';
import { isPasswordToken, makePasswordLink, consumePasswordToken } from '../../user/lib/password-links';
import { changeAccounts } from '../../../database/locks';

const VALID_MS = 60 * 60_000;

interface Account {
  id: number;
  documentId: string;
  blocked: boolean | null;
}

const users = (strapi: Core.Strapi) => strapi.db.query('plugin::users-permissions.user');

const findAccount = (strapi: Core.Strapi, email: string): Promise<Account | null> =>
  users(strapi).findOne({ where: { email }, select: ['id', 'documentId', 'blocked'] });

const isActive = (account: Account | null): account is Account =>
  account !== null && account.blocked !== true;

/**
 * Mails the owner of an address (in lower case) a link to choose a password. An address without an active
 * account takes the same path without a recipient, so that neither the response nor its timing reveals which
 * addresses are known.
 */
export async function recoverPassword(strapi: Core.Strapi, email: string): Promise<void> {
  const productName = await loadProductName(strapi);
  const usefulUntil = new Date(Date.now() + VALID_MS);
  await strapi.db.transaction(async () => {
    const account = await findAccount(strapi, email);
    const letter = recoverLetter(productName, await makePasswordLink(strapi, 'recover', email, usefulUntil));
    const to = isActive(account) ? email : null;
    await enqueueMail(strapi, productName, { letter, to, usefulUntil });
    const details = account
      ? { email, isActive: to !== null }
      : { email: maskAddress(email), isKnown: false };
    await audit(strapi, { action: 'auth.recover', subject: account?.documentId, details });
  });
}

const expiredLink = () =>
  invalidField('token', 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.');

/**
 * Sets the password for a mailed token, lifts the lock and ends all sessions. Invited users get a session; others log
 * in with their new password. Throws 400 at `token`.
 */
export async function resetPassword(
  strapi: Core.Strapi,
  token: string,
  password: string,
): Promise<TokenPair | null> {
  if (!(await isPasswordToken(strapi, token))) throw expiredLink();
  const passwordHash = await hashPassword(password);
  return await changeAccounts(strapi, async () => {
    const link = await consumePasswordToken(strapi, token);
    const account = link && (await findAccount(strapi, link.email));
    if (!link || !isActive(account)) throw expiredLink();
    await users(strapi).update({ where: { id: account.id }, data: { passwordHash } });
    await endUserSessions(strapi, account.id);
    await liftLocks(strapi, portalLoginLimits, link.email);
    const { documentId } = account;
    await audit(strapi, { action: 'auth.reset', actor: documentId, subject: documentId });
    return link.kind === 'invite' ? startSession(strapi, account.id) : null;
  });
}
