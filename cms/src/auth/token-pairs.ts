import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { getEnv } from '../../config/env';
import { audit } from '../audit';
import { dropPasswordLinks, dropPendingEmail } from './mailed-links';
import { hashToken, newToken } from '../utils/tokens';
import { runSql } from '../database/sql';

/** The tokens of a client: one for its calls, and one to get the next pair. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
  /** Lifetime of the access token in seconds. */
  expiresIn: number;
}

const ACCESS_SECONDS = 900;
/** How long an idle browser stays logged in. */
export const REFRESH_DAYS = 14;
/** How long a used refresh token still yields one more pair: two tabs may use it at the same moment. */
const GRACE = '10 seconds';

const DAY = 86_400_000;

const sessions = (strapi: Core.Strapi) => strapi.db.query('api::auth.session');

const inMs = (milliseconds: number): Date => new Date(Date.now() + milliseconds);

interface Account {
  id: number;
  blocked: boolean | null;
  passwordHash: string | null;
}

const LOCK_ACCOUNT =
  'select id, blocked, password_hash as "passwordHash" from up_users where id = ? for update';

/**
 * Locks an account's row, so that no session starts while others are being ended; null when the account
 * cannot log in.
 */
async function lockAccount(strapi: Core.Strapi, id: number): Promise<Account | null> {
  const { rows } = await runSql<Account>(strapi, LOCK_ACCOUNT, [id]);
  const [account] = rows;
  return account && !account.blocked ? account : null;
}

/** When a session ends, however active it is. */
const getEnd = (startedAt: Date): Date => new Date(startedAt.getTime() + getEnv().sessionDays * DAY);

const earliest = (...moments: Date[]): Date => new Date(Math.min(...moments.map(Number)));

async function addPair(
  strapi: Core.Strapi,
  account: Account,
  { login, startedAt }: { login: string; startedAt: Date },
): Promise<TokenPair> {
  const end = getEnd(startedAt);
  const accessExpiresAt = earliest(inMs(ACCESS_SECONDS * 1000), end);
  const expiresIn = Math.ceil((accessExpiresAt.getTime() - Date.now()) / 1000);
  const pair = { accessToken: newToken(), refreshToken: newToken(), expiresIn };
  await sessions(strapi).create({
    data: {
      login,
      startedAt,
      accessExpiresAt,
      user: account.id,
      accessHash: hashToken(pair.accessToken),
      refreshHash: hashToken(pair.refreshToken),
      expiresAt: earliest(inMs(REFRESH_DAYS * DAY), end),
    },
  });
  return pair;
}

/**
 * Starts a session for an account whose login succeeded, and writes the audit log entry. Null when the
 * account became inactive or (if a hash is given) got another password in the meantime.
 */
export async function startSession(
  strapi: Core.Strapi,
  accountId: number,
  checkedHash?: string,
): Promise<TokenPair | null> {
  return await strapi.db.transaction(async () => {
    const account = await lockAccount(strapi, accountId);
    if (!account || (checkedHash !== undefined && account.passwordHash !== checkedHash)) return null;
    const users = strapi.db.query('plugin::users-permissions.user');
    await users.update({ where: { id: account.id }, data: { lastLoginAt: new Date() } });
    return addPair(strapi, account, { login: randomUUID(), startedAt: new Date() });
  });
}

interface UsedPair {
  id: number;
  login: string;
  startedAt: Date;
  use: 'first' | 'second' | 'spent' | 'late';
}

// Rows from before sessions had a maximum age started when they were created.
const USE = `
  select id, login, coalesce(started_at, created_at) as "startedAt",
    case
      when rotated_at is null then 'first'
      when rotated_at < clock_timestamp() - interval '${GRACE}' then 'late'
      when reused_at is null then 'second'
      else 'spent'
    end as use
  from portal_sessions where refresh_hash = ? and expires_at > now() for update`;

const ROTATE = 'update portal_sessions set rotated_at = clock_timestamp() where id = ?';
const REUSE = 'update portal_sessions set reused_at = clock_timestamp() where id = ?';

/**
 * Why a refresh token yields no pair: its session has ended, or other tabs of the same browser used it just
 * now.
 */
type RefreshFailure = 'over' | 'spent';

/**
 * Exchanges a refresh token for the next pair: on first use and, within the grace period, once more. A later
 * reuse means the token was copied, and ends the whole session.
 */
export async function refreshSession(
  strapi: Core.Strapi,
  refreshToken: string,
): Promise<TokenPair | RefreshFailure> {
  const refreshHash = hashToken(refreshToken);
  return await strapi.db.transaction(async () => {
    const known = await sessions(strapi).findOne({ where: { refreshHash }, populate: ['user'] });
    const account = known?.user ? await lockAccount(strapi, known.user.id) : null;
    if (!account) return 'over';
    const { rows } = await runSql<UsedPair>(strapi, USE, [refreshHash]);
    const [used] = rows;
    if (!used || getEnd(used.startedAt) <= new Date()) return 'over';
    const { id, login, startedAt, use } = used;
    if (use === 'spent') return 'spent';
    if (use === 'late') {
      await sessions(strapi).deleteMany({ where: { login } });
      await audit(strapi, { action: 'auth.reuse', actor: null, subject: known?.user?.documentId });
      return 'over';
    }
    await runSql(strapi, use === 'first' ? ROTATE : REUSE, [id]);
    return addPair(strapi, account, { login, startedAt });
  });
}

/** Ends the session that an access token belongs to, with all its pairs. */
export async function endSession(strapi: Core.Strapi, accessToken: string): Promise<void> {
  const accessHash = hashToken(accessToken);
  await strapi.db.transaction(async () => {
    const known = await sessions(strapi).findOne({ where: { accessHash }, populate: ['user'] });
    if (!known) return;
    if (known.user) await lockAccount(strapi, known.user.id);
    await sessions(strapi).deleteMany({ where: { login: known.login } });
    await audit(strapi, { action: 'auth.logout', subject: known.user?.documentId });
  });
}

/**
 * Ends all sessions of an account except that of an access token, and the mailed links that could start
 * another. Call it in the transaction that changes the account, so that no session starts from the old state.
 */
export async function endOtherSessions(
  strapi: Core.Strapi,
  accountId: number,
  accessToken: string,
): Promise<void> {
  await lockAccount(strapi, accountId);
  const own = await sessions(strapi).findOne({ where: { accessHash: hashToken(accessToken) } });
  await sessions(strapi).deleteMany({ where: { user: accountId, login: { $ne: own?.login ?? '' } } });
  await dropPasswordLinks(strapi, accountId);
}

/**
 * Ends all sessions of an account, the mailed links that could start another, and a pending change of its
 * address. Call it in the transaction that changes the account.
 */
export async function endUserSessions(strapi: Core.Strapi, accountId: number): Promise<void> {
  await sessions(strapi).deleteMany({ where: { user: accountId } });
  await dropPasswordLinks(strapi, accountId);
  await dropPendingEmail(strapi, accountId);
}
