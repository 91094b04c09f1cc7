import { createHmac } from 'node:crypto';
import type { Context } from 'koa';
import { deriveKey } from '../../../config/env/app-secret';
import { getEnv } from '../../../config/env';
import { getNetwork } from '../../http/rate-limits/network';
import { knownBrowser, rememberAccount } from './known-browser';
import type { LockRule } from './attempts';
import type { LoginLimits } from './login-door';

/** Who tries to log in to an account, as far as that can be known before the password is right. */
export interface Guesser {
  door: LoginLimits;
  /** An address in small letters, as it was typed; nobody may have it. */
  account: string;
  network: string;
  /** The number of a browser in which the account logged in before. */
  browser: string | null;
}

/** A count that a try falls under. */
export interface Count {
  key: string;
  rule: LockRule;
}

const DAYS = 180;
const DAY = 86_400_000;

const cookieName = ({ name }: LoginLimits): string => `${name}_browser`;
const cookieKey = ({ name }: LoginLimits): string => deriveKey(getEnv().appSecret, `known-browser-${name}`);
const getCookie = (ctx: Context, door: LoginLimits): string | undefined =>
  ctx.cookies.get(cookieName(door), { signed: false });

/** Who sends a login for an account. */
export const getGuesser = (ctx: Context, door: LoginLimits, account: string): Guesser => ({
  door,
  account,
  network: getNetwork(ctx.ip),
  browser: knownBrowser(cookieKey(door), getCookie(ctx, door), account),
});

/** After a login: lets the browser in next time, also while others guess at the account. */
export function rememberBrowser(ctx: Context, { door, account }: Guesser): void {
  ctx.cookies.set(cookieName(door), rememberAccount(cookieKey(door), getCookie(ctx, door), account), {
    httpOnly: true,
    sameSite: 'lax',
    secure: getEnv().publicUrl.startsWith('https:'),
    path: door.path,
    signed: false,
    overwrite: true,
    maxAge: DAYS * DAY,
  });
}

/**
 * What stands for an account or a count in the database. People type their password in the wrong field: with a key that
 * is not in the database nobody who reads it, or a backup, can try what it was.
 */
const print = (parts: string[]): string =>
  createHmac('sha256', deriveKey(getEnv().appSecret, 'login-lock'))
    .update(JSON.stringify(parts))
    .digest('hex');

/** The print of an account. */
export const getFingerprint = (door: LoginLimits, account: string): string => print([door.name, account]);

/**
 * The counts of a try: of the account and the network together, and of the account from all networks. A known browser
 * has a count of its own, so that no stranger can lock it out.
 */
export function getCounts({ door, account, network, browser }: Guesser): Count[] {
  const { loginAttempts, loginLockMinutes } = getEnv();
  const rule = { attempts: loginAttempts, lockMinutes: loginLockMinutes };
  const key = (place: string, name: string): string => print([door.name, account, place, name]);
  if (browser !== null) return [{ key: key('browser', browser), rule }];
  const everywhere = { ...rule, attempts: loginAttempts * door.ceiling };
  return [
    { key: key('network', network), rule },
    { key: key('everywhere', ''), rule: everywhere },
  ];
}
