import type { Core } from '@strapi/strapi';
import { getEnv } from '../../config/env';
import { audit } from '../audit';
import { locked, notLoggedIn } from '../http/errors';
import type { LoginSource } from './lock/login-source';
import { countFailure, resetCounter } from './lock/login-lock';
import { startSession, type TokenPair } from './token-pairs';
import { verifyPassword } from './passwords';

interface LoginAccount {
  id: number;
  documentId: string;
  passwordHash: string;
}

/** 423: too many wrong passwords for this address. */
export const tooManyAttempts = () => {
  const minutes = Math.ceil(getEnv().loginLockMinutes);
  const wait = minutes === 1 ? 'een minuut' : `${minutes} minuten`;
  return locked(`Te vaak een verkeerd wachtwoord. Wacht hoogstens ${wait} en probeer het opnieuw.`);
};
const wrongLogin = () => notLoggedIn('Dit e-mailadres en wachtwoord horen niet bij elkaar.');

async function findAccount(strapi: Core.Strapi, email: string): Promise<LoginAccount | null> {
  return strapi.db.query('plugin::users-permissions.user').findOne({
    where: { email, blocked: { $ne: true }, passwordHash: { $notNull: true } },
    select: ['id', 'documentId', 'passwordHash'],
  });
}

/** Starts a session and writes its audit log entry; null when the account changed in the meantime. */
async function enter(strapi: Core.Strapi, { id, documentId, passwordHash }: LoginAccount) {
  return await strapi.db.transaction(async () => {
    const pair = await startSession(strapi, id, passwordHash);
    const line = { actor: documentId, subject: documentId, details: { by: 'password' } };
    if (pair) await audit(strapi, { action: 'auth.login', ...line });
    return pair;
  });
}

/**
 * Logs in with a password. An unknown or inactive account gets the same responses in the same time, including
 * the lock, so that accounts cannot be probed. The password is verified before the lock is checked and the
 * response is decided last: parallel attempts get no more answers than sequential ones.
 */
export async function login(strapi: Core.Strapi, guesser: LoginSource, password: string): Promise<TokenPair> {
  const account = await findAccount(strapi, guesser.account);
  const isRight = await verifyPassword(account?.passwordHash ?? null, password);
  if (!account || !isRight) {
    if (await countFailure(strapi, guesser)) throw tooManyAttempts();
    throw wrongLogin();
  }
  if (await resetCounter(strapi, guesser)) throw tooManyAttempts();
  const pair = await enter(strapi, account);
  if (pair) return pair;
  await guesser.door.auditRefusal(strapi, guesser.account, 'password');
  throw wrongLogin();
}
