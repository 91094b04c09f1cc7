import { arrivals } from './arrivals.mjs';
import { morning } from './morning.mjs';
import { FACTORS, PER_SECOND, WITH_GOAL } from './rates.mjs';
import { GOAL_MS, getTime } from './rows.mjs';

/** So busy that one processor can hardly do more. */
const FULL = 0.95;
const PLAN = { warmUpMs: 4000, measureMs: 10_000 };
const LOGINS = { connections: 8, ms: 8000 };

/**
 * A portal that is measured, and who comes.
 * @typedef {{ send: ReturnType<import('./send.mjs').createClient>['send'],
 *   load: () => ReturnType<import('./get-load.mjs').getLoad>,
 *   nextPerson: () => { email: string, password: string }, slugs: string[] }} Setting
 */

/**
 * How many can log in per second when more than that want to, and what each takes of a processor.
 * @param {Setting} setting
 */
export async function measureLogins({ send, load, nextPerson }) {
  const before = await load();
  const until = performance.now() + LOGINS.ms;
  let done = 0;
  const work = async () => {
    for (; performance.now() < until; done += 1)
      await send('POST', '/api/v1/auth/login', { body: nextPerson() });
  };
  await Promise.all(Array.from({ length: LOGINS.connections }, work));
  const after = await load();
  return { perSecond: done / (after.at - before.at), cpu: (after.cpu - before.cpu) / done };
}

async function measureRate(factor, { send, load, nextPerson, slugs }) {
  const arrive = (timed) => {
    const ask = (kind, method, path, more) => timed(kind, () => send(method, `/api/v1${path}`, more));
    return morning(ask, nextPerson(), slugs);
  };
  const { times, samples } = await arrivals({ ...PLAN, perSecond: PER_SECOND * factor }, arrive, load);
  const [before, after] = samples;
  return { factor, times, cpu: (after.cpu - before.cpu) / (after.at - before.at), memory: after.memory };
}

/**
 * At higher and higher rates, at least those with a goal, until the portal can hardly do more.
 * @param {{ perSecond: number }} logins how many can log in
 * @param {Setting} setting
 * @returns {Promise<import('./rows.mjs').Found[]>}
 */
export async function measureRates(logins, setting) {
  const most = Math.max(...WITH_GOAL);
  const all = [];
  for (const factor of FACTORS) {
    if (factor > most && factor * PER_SECOND > logins.perSecond) break;
    const found = await measureRate(factor, setting);
    all.push(found);
    if (factor >= most && (getTime(found, 0.99) > GOAL_MS || found.cpu > FULL)) break;
  }
  return all;
}
