/**
 * Tries what cms/docs/deploying.md says of growing past two instances, with Debian's PostgreSQL and pgbouncer on this machine: three
 * instances, a pooler in transaction mode, and a standby that takes over while people read and write. Prints what it saw, and ends
 * with 1 when that is not as it should be. It uses free ports and a folder of its own, which it removes.
 *
 *   npm run build && node deploy/try-growing.mjs
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runMain, StopError } from '../scripts/lib/stop-error.mjs';
import { get, getPart, logIn, send, startInstance } from './growing/instances.mjs';
import { ask, findPrograms, startPooler, startPrimary, startStandby } from './growing/servers.mjs';

const CHANGES = 30;
const RACES = 10;
const AWAY_MS = 5000;
const PATIENCE_MS = 20_000;

const faults = [];
const tell = (what, seen) => console.log(`${what.padEnd(66)} ${seen}`);
function expect(isRight, what) {
  if (!isRight) faults.push(what);
}

async function until(isSo, patience = PATIENCE_MS) {
  const began = performance.now();
  while (performance.now() - began < patience) {
    if (await isSo()) return performance.now() - began;
    await wait(5);
  }
  return Infinity;
}

/** Connections as PostgreSQL sees them, all of the portal. */
async function countConnections({ url }) {
  const [row] = await ask(
    url,
    `select count(*)::integer as all, count(*) filter (where query ilike 'listen%' or application_name = 'portal changes')::integer as listening
     from pg_stat_activity where usename = 'portal'`,
  );
  return row;
}

/** A change made on one instance, and how long until each of the others shows it to visitors. */
async function tryChanges(instances, token) {
  const made = await send('POST', `${instances[0].url}/api/v1/pages`, {
    token,
    body: { title: 'Proef met drie', is_public: true, published_at: '2026-01-02T03:04:05.000Z' },
  });
  expect(made.status === 200, `a page was made: ${made.status}`);
  const { id, slug } = made.json.data;
  const took = [];
  for (let n = 0; n < CHANGES; n += 1) {
    const writer = instances[n % instances.length];
    const title = `Proef ${n}`;
    const saved = await send('PUT', `${writer.url}/api/v1/pages/${id}`, {
      token,
      body: { title, published_at: '2026-01-02T03:04:05.000Z' },
    });
    expect(saved.status === 200, `change ${n} was saved: ${saved.status}`);
    const shows = ({ url }) =>
      until(async () => (await get(`${url}/api/v1/pages/${slug}`)).json?.data?.title === title);
    took.push(...(await Promise.all(instances.map(shows))));
  }
  expect(!took.includes(Infinity), 'every instance showed every change');
  tell(
    `${CHANGES} changes, until all instances show them to visitors`,
    `half in ${getPart(took, 0.5)} ms, at most ${getPart(took, 1)} ms`,
  );
  return { id, slug };
}

/** What only one of three may do, asked of all at once. */
async function tryRaces(instances, token) {
  let won = 0;
  for (let n = 0; n < RACES; n += 1) {
    const person = {
      email: `samen-${n}@example.org`,
      firstName: 'Sam',
      lastName: 'Samen',
      password: 'Een-lang-wachtwoord-5',
    };
    const all = await Promise.all(
      instances.map(({ url }) => send('POST', `${url}/api/v1/users`, { token, body: person })),
    );
    const statuses = all.map(({ status }) => status);
    won += statuses.filter((status) => status === 200).length;
    expect(
      statuses.every((status) => [200, 409].includes(status)),
      `a race was answered ${statuses.join(', ')}`,
    );
  }
  expect(won === RACES, `each race has one winner, not ${won} of ${RACES}`);
  tell(
    `${RACES} accounts, each made on three instances at once`,
    `${won} made, ${RACES * (instances.length - 1)} refused`,
  );
}

/** Who logs in on one instance is logged in on all, and after logging out on none. */
async function trySessions(instances) {
  const [one, two, three] = instances;
  const token = await logIn(one);
  expect(
    (await get(`${two.url}/api/v1/profile`, token)).status === 200,
    'a login counts on another instance',
  );
  await get(`${three.url}/api/v1/profile`, token);
  const out = await send('POST', `${two.url}/api/v1/auth/logout`, { token });
  expect(out.status < 300, `a logout was answered ${out.status}`);
  const took = await until(async () => (await get(`${three.url}/api/v1/profile`, token)).status === 401);
  expect(took < 1000, 'a logout counts on every instance within a second');
  tell('a logout on one instance counts on another', `after ${Math.round(took)} ms`);
}

/** People who keep reading and writing; what each was answered. */
function crowd(instances, token, page) {
  const seen = [];
  let isOver = false;
  const saved = { n: -1 };
  const person = async (what, instance, act) => {
    while (!isOver) {
      const began = performance.now();
      const { status, ms } = await act(instance);
      seen.push({ what, status, ms, at: began + ms });
      await wait(50);
    }
  };
  let n = 0;
  const save = async ({ url }) => {
    const mine = (n += 1);
    const answer = await send('PUT', `${url}/api/v1/pages/${page.id}`, {
      token,
      body: { title: `Onderweg ${mine}`, published_at: '2026-01-02T03:04:05.000Z' },
    });
    if (answer.status === 200) saved.n = mine;
    return answer;
  };
  const people = [
    ...instances.map((each) => person('visitor', each, ({ url }) => get(`${url}/api/v1/pages/${page.slug}`))),
    ...instances.map((each) => person('staff', each, ({ url }) => get(`${url}/api/v1/profile`, token))),
    ...instances.map((each) => person('live', each, ({ url }) => get(`${url}/_health/live`))),
    person('editor', instances[0], save),
  ];
  return {
    seen,
    saved,
    async goHome() {
      isOver = true;
      await Promise.all(people);
    },
  };
}

async function tryTakeover({ instances, token, page, primary, standby, pooler }) {
  const people = crowd(instances, token, page);
  await wait(2000);
  const gone = performance.now();
  // As a power cut does it.
  await primary.stop('SIGQUIT');
  await wait(AWAY_MS);
  standby.promote();
  await ask(standby.url, 'alter system reset synchronous_standby_names');
  pooler.moveTo(standby.port);
  const moved = performance.now();
  const isBack = (what) =>
    people.seen.some((one) => one.what === what && one.at > moved && one.status === 200);
  await until(() => isBack('editor') && isBack('staff'));
  await wait(3000);
  await people.goHome();

  const during = (what) => people.seen.filter((one) => one.what === what && one.at > gone);
  const count = (what) => {
    const statuses = during(what).map(({ status }) => status);
    return [...new Set(statuses)]
      .map((each) => `${statuses.filter((one) => one === each).length} × ${each}`)
      .join(', ');
  };
  const back = (what) =>
    (during(what).find((one) => one.at > moved && one.status === 200)?.at ?? Infinity) - moved;
  for (const [what, name] of [
    ['visitor', 'visitors, who read a public page'],
    ['live', 'proxies, which ask /_health/live'],
    ['staff', 'staff, who are logged in'],
    ['editor', 'an editor, who saves'],
  ]) {
    tell(`  answers to ${name}`, count(what));
  }
  const longest = Math.max(...people.seen.map(({ ms }) => ms));
  tell('  the longest that anybody waited for an answer', `${Math.round(longest)} ms`);
  tell(
    '  after the pooler moved, the first save and the first of staff',
    `${Math.round(back('editor'))} ms, ${Math.round(back('staff'))} ms`,
  );
  expect(
    during('visitor').every(({ status }) => status === 200),
    'visitors read on',
  );
  expect(
    during('live').every(({ status }) => status === 204),
    'every instance is live',
  );
  expect(
    [...during('staff'), ...during('editor')].every(({ status }) => [200, 503].includes(status)),
    'others get 503 at worst',
  );
  expect(longest < 10_000, 'nobody waits longer than ten seconds');

  const titles = await Promise.all(
    instances.map(async ({ url }) => (await get(`${url}/api/v1/pages/${page.slug}`)).json?.data?.title),
  );
  expect(
    titles.every((title) => Number(title?.split(' ')[1]) >= people.saved.n),
    `nothing that was saved is lost: ${titles.join(', ')}, ${people.saved.n}`,
  );
  for (const { name, lines } of instances) {
    const kinds = ['does not answer', 'answers again'].map(
      (words) => lines().filter((line) => line.includes(words)).length,
    );
    expect(kinds[0] === kinds[1] && kinds[0] >= 1, `${name} tells of the outage: ${kinds.join(' and ')}`);
    tell(`  lines in the log of ${name}: an outage begins, ends`, kinds.join(', '));
  }
}

async function tryAll(folder, started) {
  const later = (server) => (started.push(server), server);
  const bin = findPrograms();
  const password = randomBytes(12).toString('hex');
  const primary = later(await startPrimary(bin, folder, password));
  const pooler = later(await startPooler(folder, primary.port, password));
  const secret = randomBytes(32).toString('hex');
  const start = async (name) => later(await startInstance({ folder, name, pooler, secret }));
  const instances = [await start('portal-1'), await start('portal-2'), await start('portal-3')];
  const standby = later(await startStandby(bin, folder, primary, password));
  tell(
    'starts of portal-1 (empty database, demo), portal-2 and portal-3',
    instances.map(({ seconds }) => `${Math.round(seconds)} s`).join(', '),
  );
  const token = await logIn(instances[0]);
  const page = await tryChanges(instances, token);
  await tryRaces(instances, token);
  await trySessions(instances);
  const connections = await countConnections(primary);
  expect(connections.listening === instances.length, `each instance listens: ${connections.listening}`);
  tell(
    'connections of PostgreSQL for three instances, of which listening',
    `${connections.all}, ${connections.listening}`,
  );
  tell('memory of the three', instances.map(({ megabytes }) => `${megabytes()} MB`).join(', '));
  console.log(`\nPostgreSQL is killed, is away for ${AWAY_MS / 1000} s, and its standby takes over:`);
  await tryTakeover({ instances, token, page, primary, standby, pooler });
  console.log('\nAfterwards:');
  await tryChanges(instances, token);
}

await runMain(async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-growing-'));
  // The servers of the database run as another user when this is root.
  chmodSync(folder, 0o755);
  const started = [];
  let ended;
  const end = () =>
    (ended ??= (async () => {
      for (const server of started.reverse()) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    })());
  process.once('SIGINT', () => void end().then(() => process.exit(1)));
  try {
    await tryAll(folder, started);
  } finally {
    await end();
  }
  if (faults.length > 0)
    throw new StopError(`Niet zoals het hoort:\n${faults.map((line) => `  ${line}`).join('\n')}`);
});
