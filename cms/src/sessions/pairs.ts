import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { audit } from '../audit';
import { dropPasswordLink } from './password-link';
import { hashToken, newToken } from './tokens';

/** What a browser gets: a token for its calls and one to get the next pair with. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
  /** Seconds that the access token counts. */
  expiresIn: number;
}

/** How long an access token counts, in seconds. */
const ACCESS_SECONDS = 900;
/** How long a browser that does nothing stays logged in. */
export const REFRESH_DAYS = 14;
/** How long a used refresh token gives another pair: two tabs may use it at the same moment. */
const GRACE = '10 seconds';

const DAY = 86_400_000;

const sessions = (strapi: Core.Strapi) => strapi.db.query('api::auth.session');

const inMs = (milliseconds: number): Date => new Date(Date.now() + milliseconds);

interface Account {
  id: number;
  blocked: boolean | null;
  passwordHash: string | null;
}

/** Holds an account's row, so that sessions are not made while others end them; null when the account cannot log in. */
async function holdAccount(strapi: Core.Strapi, id: number): Promise<Account | null> {
  return await strapi.db.transaction(async ({ trx }) => {
    const { rows }: { rows: Account[] } = await trx.raw(
      'select id, blocked, password_hash as "passwordHash" from up_users where id = ? for update',
      [id],
    );
    const [account] = rows;
    return account && !account.blocked ? account : null;
  });
}

async function addPair(strapi: Core.Strapi, account: Account, login: string): Promise<TokenPair> {
  const pair = { accessToken: newToken(), refreshToken: newToken(), expiresIn: ACCESS_SECONDS };
  await sessions(strapi).create({
    data: {
      login,
      user: account.id,
      accessHash: hashToken(pair.accessToken),
      accessExpiresAt: inMs(ACCESS_SECONDS * 1000),
      refreshHash: hashToken(pair.refreshToken),
      expiresAt: inMs(REFRESH_DAYS * DAY),
    },
  });
  return pair;
}

/**
 * Starts a session for an account whose login was found right, and notes the login. Null when the account became
 * inactive or (when a hash is given) got another password in between.
 */
export async function startSession(
  strapi: Core.Strapi,
  accountId: number,
  checkedHash?: string,
): Promise<TokenPair | null> {
  return await strapi.db.transaction(async () => {
    const account = await holdAccount(strapi, accountId);
    if (!account || (checkedHash !== undefined && account.passwordHash !== checkedHash)) return null;
    const users = strapi.db.query('plugin::users-permissions.user');
    await users.update({ where: { id: account.id }, data: { lastLoginAt: new Date() } });
    return addPair(strapi, account, randomUUID());
  });
}

interface UsedPair {
  login: string;
  late: boolean;
}

// A refresh token is used up by its first use; the moment is kept to know later ones.
const USE = `
  update portal_sessions set rotated_at = coalesce(rotated_at, clock_timestamp())
  where refresh_hash = ? and expires_at > now()
  returning login, rotated_at < clock_timestamp() - interval '${GRACE}' as late`;

/**
 * Gives the next pair for a refresh token. Null when the token does not count; when it was used up longer ago than
 * the grace, somebody has a copy of it and the whole session ends.
 */
export async function refreshSession(strapi: Core.Strapi, refreshToken: string): Promise<TokenPair | null> {
  const refreshHash = hashToken(refreshToken);
  return await strapi.db.transaction(async ({ trx }) => {
    const known = await sessions(strapi).findOne({ where: { refreshHash }, populate: ['user'] });
    const account = known?.user ? await holdAccount(strapi, known.user.id) : null;
    if (!account) return null;
    const { rows }: { rows: UsedPair[] } = await trx.raw(USE, [refreshHash]);
    const [used] = rows;
    if (!used) return null;
    if (!used.late) return addPair(strapi, account, used.login);
    await sessions(strapi).deleteMany({ where: { login: used.login } });
    await audit(strapi, { action: 'auth.reuse', actor: null, subject: known?.user?.documentId });
    return null;
  });
}

/** Ends the session that an access token belongs to, all its pairs. */
export async function endSession(strapi: Core.Strapi, accessToken: string): Promise<void> {
  const accessHash = hashToken(accessToken);
  await strapi.db.transaction(async () => {
    const known = await sessions(strapi).findOne({ where: { accessHash }, populate: ['user'] });
    if (!known) return;
    if (known.user) await holdAccount(strapi, known.user.id);
    await sessions(strapi).deleteMany({ where: { login: known.login } });
    await audit(strapi, { action: 'auth.logout', subject: known.user?.documentId });
  });
}

/**
 * Ends every session of an account, and the mailed link with which its owner could have begun another one. Call it in
 * the transaction that changed the account.
 */
export async function endSessionsOf(strapi: Core.Strapi, accountId: number): Promise<void> {
  await sessions(strapi).deleteMany({ where: { user: accountId } });
  await dropPasswordLink(strapi, accountId);
}
