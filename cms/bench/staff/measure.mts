import { bearer, readMetric } from '../call.mts';
import { arrivals, type Timed } from './arrivals.mts';
import { type Ask, morning } from './morning.mts';
import { FACTORS, PER_SECOND, WITH_GOAL } from './people.mts';
import { type Found, getTime, GOAL_MS } from './rows.mts';
import type { Send } from './send.mts';

/** The load at which one processor is practically saturated. */
const FULL = 0.95;
const PLAN = { warmUpMs: 4000, measureMs: 10_000 };
const LOGINS = { connections: 8, ms: 8000 };

/** A portal to measure, and its users. */
export interface Setting {
  send: Send;
  metricsToken: string;
  nextPerson: () => { email: string; password: string };
  slugs: string[];
}

/** The resources that the portal has used so far: seconds of processor time and bytes of memory, with the current time. */
async function getLoad({ send, metricsToken }: Setting) {
  const { text } = await send('GET', '/metrics', { headers: bearer(metricsToken) });
  return {
    cpu: readMetric(text, 'process_cpu_seconds_total'),
    memory: readMetric(text, 'process_resident_memory_bytes'),
    at: performance.now() / 1000,
  };
}

/** The maximum number of logins per second, and the processor time of each. */
export async function measureLogins(setting: Setting): Promise<{ perSecond: number; cpu: number }> {
  const before = await getLoad(setting);
  const until = performance.now() + LOGINS.ms;
  let done = 0;
  const work = async () => {
    for (; performance.now() < until; done += 1)
      await setting.send('POST', '/api/v1/auth/login', { body: setting.nextPerson() });
  };
  await Promise.all(Array.from({ length: LOGINS.connections }, work));
  const after = await getLoad(setting);
  return { perSecond: done / (after.at - before.at), cpu: (after.cpu - before.cpu) / done };
}

async function measureRate(factor: number, setting: Setting): Promise<Found> {
  const arrive = (timed: Timed) => {
    const ask: Ask = (kind, method, path, sending) =>
      timed(kind, () => setting.send(method, `/api/v1${path}`, sending));
    return morning(ask, setting.nextPerson(), setting.slugs);
  };
  const plan = { ...PLAN, perSecond: PER_SECOND * factor };
  const { times, samples } = await arrivals(plan, arrive, () => getLoad(setting));
  const [before, after] = samples;
  return { factor, times, cpu: (after.cpu - before.cpu) / (after.at - before.at), memory: after.memory };
}

/**
 * Measures at increasing rates, at least those with a goal, until the portal is saturated. `logins` is the maximum number
 * of logins per second.
 */
export async function measureRates(logins: number, setting: Setting): Promise<Found[]> {
  const most = Math.max(...WITH_GOAL);
  const all: Found[] = [];
  for (const factor of FACTORS) {
    if (factor > most && factor * PER_SECOND > logins) break;
    const found = await measureRate(factor, setting);
    all.push(found);
    if (factor >= most && (getTime(found, 0.99) > GOAL_MS || found.cpu > FULL)) break;
  }
  return all;
}
