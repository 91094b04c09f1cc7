import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { getEnv } from '../../../config/env';
import { PortalError, tooMany } from '../errors';
import { hashToken } from '../../utils/tokens';
import { isId } from '../fields';
import { getUserId, getViewer } from '../portal-strategy';
import { limitRefusals } from '../../metrics/meters';
import { type Counter, makeCounter, makeLimitsTable } from './counters';
import { getNetwork } from './network';
import { type Allowance, type Limit, type LimitName, LIMITS } from './table';

export type { LimitName } from './table';

type LimitScope = 'perAddress' | 'perEmail' | 'perUser' | 'perSubject';
type Counters = Partial<Record<LimitScope, Counter>>;

const counters = new Map<LimitName, Counters>();
const names = Object.keys(LIMITS).filter((name): name is LimitName => name in LIMITS);

function getCounters(strapi: Core.Strapi, name: LimitName): Counters {
  const { perAddress, perEmail, perUser, perSubject, inMemory }: Limit = LIMITS[name];
  const make = (whom: LimitScope, allowance: Allowance | undefined): Counters =>
    allowance ? { [whom]: makeCounter(strapi, `${name}.${whom}`, allowance, inMemory === true) } : {};
  return {
    ...make('perAddress', perAddress),
    ...make('perEmail', perEmail),
    ...make('perUser', perUser),
    ...make('perSubject', perSubject),
  };
}

/** Sets up the limits at start, unless RATE_LIMIT is off. */
export async function setUpLimits(strapi: Core.Strapi): Promise<void> {
  counters.clear();
  if (!getEnv().rateLimit) return;
  await makeLimitsTable(strapi);
  for (const name of names) counters.set(name, getCounters(strapi, name));
}

// Hashed, so that the table holds no personal addresses.
const getEmail = (ctx: Context): string | null => {
  const body: unknown = ctx.request.body;
  if (typeof body !== 'object' || body === null || !('email' in body) || typeof body.email !== 'string') {
    return null;
  }
  return createHash('sha256').update(body.email.trim().toLowerCase()).digest('hex');
};

const getSubject = (ctx: Context): string | null => {
  const { id, token }: { id?: unknown; token?: unknown } = ctx.params;
  if (typeof token === 'string') return hashToken(token);
  return isId(id) ? id : null;
};

interface Count {
  counter: Counter;
  key: string;
}

function getCounts(ctx: Context, name: LimitName): Count[] {
  const { perAddress, perEmail, perUser, perSubject } = counters.get(name) ?? {};
  const email = perEmail && getEmail(ctx);
  const user = perUser && getUserId(ctx);
  const subject = perSubject && getSubject(ctx);
  // An API token has a limit of its own, and must not use up that of the building it calls from.
  const address = user || getViewer(ctx).kind === 'token' ? undefined : perAddress;
  return [
    ...(perUser && user ? [{ counter: perUser, key: user }] : []),
    ...(address ? [{ counter: address, key: getNetwork(ctx.ip) }] : []),
    ...(perEmail && email ? [{ counter: perEmail, key: email }] : []),
    ...(perSubject && subject ? [{ counter: perSubject, key: subject }] : []),
  ];
}

async function refuseAbove(limit: LimitName, waits: Promise<number>[]): Promise<void> {
  const seconds = Math.max(0, ...(await Promise.all(waits)));
  if (seconds === 0) return;
  limitRefusals.inc({ limit });
  throw tooMany(seconds);
}

/**
 * Counts a call against a limit; throws 429 when it is exhausted. A limit on refusals is only checked here:
 * `countRefusal` counts.
 */
export async function countCall(ctx: Context, name: LimitName): Promise<void> {
  const counts = getCounts(ctx, name);
  const isCall = LIMITS[name].counts === 'calls';
  await refuseAbove(
    name,
    counts.map(({ counter, key }) => (isCall ? counter.add(key) : counter.secondsLeft(key))),
  );
}

/**
 * Counts a refusal; throws 429 instead when the limit is exceeded, so that parallel attempts get no more
 * answers than sequential ones.
 */
export async function countRefusal(ctx: Context, name: LimitName): Promise<void> {
  if (LIMITS[name].counts === 'calls') return;
  await refuseAbove(
    name,
    getCounts(ctx, name).map(({ counter, key }) => counter.add(key)),
  );
}

const isRefusal = (error: unknown): boolean => error instanceof PortalError;

/** Runs an action under a limit; `counts` decides which errors are refusals. */
export async function withinLimit<T>(
  ctx: Context,
  name: LimitName,
  work: () => Promise<T>,
  counts: (error: unknown) => boolean = isRefusal,
): Promise<T> {
  await countCall(ctx, name);
  try {
    return await work();
  } catch (error) {
    if (counts(error)) await countRefusal(ctx, name);
    throw error;
  }
}

export const limitedTo =
  (name: LimitName) =>
  (ctx: Context, next: Next): Promise<void> =>
    withinLimit(ctx, name, next);
