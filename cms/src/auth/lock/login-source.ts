import { createHmac } from 'node:crypto';
import type { Context } from 'koa';
import { deriveKey } from '../../../config/env/app-secret';
import { getEnv } from '../../../config/env';
import { getCookie, setCookie } from '../../http/cookies';
import { getNetwork } from '../../http/rate-limits/network';
import { getKnownBrowserId, addAccountToCookie } from './known-browser';
import type { LockRule } from './attempts';
import type { LoginLimits } from './login-limits';

/** The source of a login attempt, as far as it is known before the password is verified. */
export interface LoginSource {
  door: LoginLimits;
  /** The address as typed, in lower case; no account needs to have it. Of a share its id. */
  account: string;
  network: string;
  /** The id of a browser that the account logged in from before. */
  browser: string | null;
}

/** A counter that an attempt falls under. */
export interface Counter {
  key: string;
  rule: LockRule;
}

const DAYS = 180;
const DAY = 86_400_000;

const cookieName = ({ name }: LoginLimits): string => `${name}_browser`;
const cookieKey = ({ name }: LoginLimits): string => deriveKey(getEnv().appSecret, `known-browser-${name}`);

export const getLoginSource = (ctx: Context, door: LoginLimits, account: string): LoginSource => ({
  door,
  account,
  network: getNetwork(ctx.ip),
  browser: getKnownBrowserId(cookieKey(door), getCookie(ctx, cookieName(door)), account),
});

/** After a login: recognises this browser next time, even while others guess at the account. */
export function rememberBrowser(ctx: Context, { door, account }: LoginSource): void {
  const name = cookieName(door);
  const value = addAccountToCookie(cookieKey(door), getCookie(ctx, name), account);
  setCookie(ctx, name, value, { path: door.path, maxAge: DAYS * DAY });
}

/**
 * A keyed hash that stands for an account or a counter in the database. People type their password in the
 * wrong field, so the key is kept out of the database: a reader of the table or of a backup cannot test
 * guesses.
 */
const computeKeyedHash = (parts: string[]): string =>
  createHmac('sha256', deriveKey(getEnv().appSecret, 'login-lock'))
    .update(JSON.stringify(parts))
    .digest('hex');

export const getFingerprint = (door: LoginLimits, account: string): string =>
  computeKeyedHash([door.name, account]);

/**
 * The counters of an attempt: one per account and network, and one per account from all networks. A known
 * browser has its own counter, so that no stranger can lock it out.
 */
export function getCounters({ door, account, network, browser }: LoginSource): Counter[] {
  const { loginAttempts, loginLockMinutes } = getEnv();
  const rule = { attempts: loginAttempts * door.perNetwork, lockMinutes: loginLockMinutes };
  const key = (place: string, name: string): string => computeKeyedHash([door.name, account, place, name]);
  if (browser !== null) return [{ key: key('browser', browser), rule }];
  const everywhere = { ...rule, attempts: loginAttempts * door.ceiling };
  return [
    { key: key('network', network), rule },
    { key: key('everywhere', ''), rule: everywhere },
  ];
}
