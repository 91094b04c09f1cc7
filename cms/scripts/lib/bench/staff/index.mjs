import { randomBytes } from 'node:crypto';
import { withScratch } from '../../scratch.mjs';
import { fillPortal, STAFF } from '../reads/fill-portal.mjs';
import { startPortal } from '../reads/servers.mjs';
import { quantile } from '../load.mjs';
import { reached, told } from '../results/rows.mjs';
import { arrivals } from './arrivals.mjs';
import { loadOf } from './load-of.mjs';
import { morning, REQUESTS } from './morning.mjs';
import { addPeople, emailOf, GROUP_NAMES, PEOPLE } from './people.mjs';
import { createClient } from './send.mjs';

/** One in five begins between eight and nine o'clock. */
const PER_SECOND = PEOPLE / 5 / 3600;
const WITH_GOAL = [1, 10];
const MORE = [20, 40, 80];
const GOAL_MS = 100;
/** So busy that one processor can hardly do more. */
const FULL = 0.95;
const PLAN = { warmUpMs: 4000, measureMs: 10_000 };
const LOGINS = { connections: 8, ms: 8000 };

/** Everybody once, so that each begins as the portal does not know them yet. */
function peopleInTurn() {
  let next = 0;
  return () => ({ email: emailOf((next++ * 7919) % PEOPLE), password: STAFF.password });
}

/** How many can log in per second when more than that want to. */
async function measureLogins(send, nextPerson) {
  const until = performance.now() + LOGINS.ms;
  const began = performance.now();
  let done = 0;
  const work = async () => {
    for (; performance.now() < until; done += 1)
      await send('POST', '/api/v1/auth/login', { body: nextPerson() });
  };
  await Promise.all(Array.from({ length: LOGINS.connections }, work));
  return done / ((performance.now() - began) / 1000);
}

async function measureMornings(factor, { send, load, nextPerson, slugs }) {
  const arrive = (timed) => {
    const ask = (kind, method, path, more) => timed(kind, () => send(method, `/api/v1${path}`, more));
    return morning(ask, nextPerson(), slugs);
  };
  const { times, samples } = await arrivals({ ...PLAN, perSecond: PER_SECOND * factor }, arrive, load);
  const [before, after] = samples;
  const sorted = (kinds) =>
    times
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ ms }) => ms)
      .sort((a, b) => a - b);
  const all = sorted(['login', 'other']);
  return {
    factor,
    ...{ p50: quantile(all, 0.5), p99: quantile(all, 0.99), loginP99: quantile(sorted(['login']), 0.99) },
    ...{ cpu: (after.cpu - before.cpu) / (after.at - before.at), memory: after.memory },
  };
}

const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

function rowOf({ factor, p50, p99, loginP99, cpu, memory }) {
  const hasGoal = WITH_GOAL.includes(factor);
  const perSecond = Math.round(PER_SECOND * factor * REQUESTS);
  return {
    meting: `${factor}× de ochtend, ${perSecond} verzoeken/s: p99`,
    doel: hasGoal ? `< ${GOAL_MS} ms` : '–',
    gemeten: ms(p99),
    gehaald: hasGoal ? reached(p99 < GOAL_MS) : '–',
    toelichting:
      `p50 ${ms(p50)}, inloggen p99 ${ms(loginP99)}; ${Math.round(cpu * 100)}% van een kern, ` +
      `${Math.round(memory / 2 ** 20)} MB`,
  };
}

/** At the rates with a goal, and at higher ones until the portal can hardly do more. */
async function climb(perSecond, setting) {
  const found = [];
  for (const factor of [...WITH_GOAL, ...MORE.filter((one) => one * PER_SECOND < perSecond)]) {
    const one = await measureMornings(factor, setting);
    found.push(one);
    if (!WITH_GOAL.includes(factor) && (one.p99 > GOAL_MS || one.cpu > FULL)) break;
  }
  return found;
}

/**
 * How one instance carries the morning of a hospital of 50,000: between eight and nine one in five logs in, and each reads the tree,
 * six pages and the list of assets, downloads one and refreshes the session; then several times as many.
 * @param {{ email: string, password: string }} admin
 */
export const measureStaff = (admin) =>
  withScratch(async (scratch) => {
    const token = randomBytes(24).toString('hex');
    const { base, stop } = await startPortal(scratch, admin, { METRICS_TOKEN: token });
    const { send, close } = createClient(base);
    try {
      const { pages } = await fillPortal(base, admin, GROUP_NAMES);
      await addPeople(scratch.databaseUrl, STAFF.email);
      const nextPerson = peopleInTurn();
      const perSecond = await measureLogins(send, nextPerson);
      const slugs = pages.map(({ slug }) => slug);
      const found = await climb(perSecond, { send, load: () => loadOf(send, token), nextPerson, slugs });
      const minutes = (PEOPLE / 5 / perSecond / 60).toFixed(1);
      return [
        ...found.map(rowOf),
        told(
          'inlogs per seconde, één instantie',
          `${perSecond.toFixed(0)}/s`,
          `argon2id; ${(PEOPLE / 5).toLocaleString('nl-NL')} mensen in ${minutes} minuten`,
        ),
      ];
    } finally {
      close();
      await stop();
    }
  });
