import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive, postgresPid } from '../support/postgres-process';
import type { Variables } from '../support/settings';
import { newDataDir, runStart, type Start } from '../support/start-script';

let dataDir: string;
let starts: Start[];

beforeEach(() => {
  dataDir = newDataDir();
  starts = [];
});
afterEach(async () => {
  for (const { child, ended } of starts) {
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(env: Variables = {}): Promise<Start> {
  const started = await runStart({ DATA_DIR: dataDir, ...env });
  starts.push(started);
  return started;
}

async function startedPortal(env?: Variables): Promise<Start> {
  const portal = await start(env);
  await portal.up;
  return portal;
}

const healthOf = async ({ url }: Start) => (await fetch(`${url}/_health`)).status;

function pidOf(started: Start): number {
  const pid = postgresPid(started.dataDir);
  if (pid === undefined) throw new Error('PostgreSQL does not run');
  return pid;
}

/** A login of which the server has the head and waits for the rest. */
async function halfLogin({ url }: Start): Promise<() => Promise<number | undefined>> {
  const body = JSON.stringify({ email: 'niemand@example.org', password: 'een-lang-wachtwoord-0' });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    Expect: '100-continue',
  };
  const login = request(`${url}/api/v1/auth/login`, { method: 'POST', headers });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    login.once('response', resolve).once('error', reject);
  });
  login.flushHeaders();
  await once(login, 'continue');
  return async () => {
    login.end(body);
    return (await answered).resume().statusCode;
  };
}

test('a wrong setting stops the start, with its name and what is allowed', async () => {
  const broken = await start({ PORT: '70000', REGISTRATION: 'dicht' });
  expect(await broken.ended).toBe(1);
  expect(broken.output()).toContain('PORT: toegestaan: een geheel getal van 1 tot en met 65535.');
  expect(broken.output()).toContain('REGISTRATION: toegestaan: open of closed.');
  expect(broken.output()).not.toContain('at ');
});

test('a server with a database of its own does not start without a secret', async () => {
  const broken = await start({ NODE_ENV: 'production', DATABASE_URL: 'postgres://u:p@127.0.0.1:1/portal' });
  expect(await broken.ended).toBe(1);
  expect(broken.output()).toContain('APP_SECRET: verplicht');
});

test('generated passwords are printed at the first start only; SIGTERM stops everything', async () => {
  const first = await startedPortal();
  expect(await healthOf(first)).toBe(204);
  expect(first.output()).toContain('Deze gegevens zie je alleen nu');
  expect(first.output()).toContain('admin@example.org');
  expect(first.output()).toContain('maintainer@example.org');

  const postgres = pidOf(first);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(isAlive(postgres)).toBe(false);
  expect(postgresPid(dataDir)).toBeUndefined();
  // What the log held back a moment is not lost, and nothing stands in between of what the operator must read.
  expect(first.output()).toContain('GET /_health 204');
  expect(first.output()).toMatch(
    /klaar op .*\nStrapi staat op .*\n\nDeze gegevens zie je alleen nu; bewaar ze:\n( {2}.*: .*\n)+/,
  );

  const second = await startedPortal();
  expect(second.output()).not.toContain('Deze gegevens zie je alleen nu');
});

test('a request that runs is answered before the portal stops; new ones are not taken', async () => {
  const portal = await startedPortal();
  const finish = await halfLogin(portal);
  portal.child.kill('SIGTERM');
  await expect.poll(() => healthOf(portal).catch(() => 'refused'), { timeout: 10_000 }).toBe('refused');
  expect(await finish()).toBe(401);
  expect(await portal.ended).toBe(0);
});

test('a second copy is told where the first one runs, and which port is taken', async () => {
  const first = await startedPortal();
  const sameData = await start();
  expect(await sameData.ended).toBe(1);
  expect(sameData.output()).toContain(`De portal draait al met de gegevens in ${dataDir}, op ${first.url}`);

  const otherData = newDataDir();
  const samePort = await start({ DATA_DIR: otherData, PORT: new URL(first.url).port });
  expect(await samePort.ended).toBe(1);
  expect(samePort.output()).toContain('is al in gebruik');
  rmSync(otherData, { recursive: true });
  expect(await healthOf(first)).toBe(204);
});

test('after everything was killed the portal starts again', async () => {
  const first = await startedPortal();
  process.kill(pidOf(first), 'SIGKILL');
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await startedPortal();
  expect(await healthOf(second)).toBe(204);
});

test('a database that outlived its killed portal does not stand in the way', async () => {
  const first = await startedPortal();
  const orphan = pidOf(first);
  first.child.kill('SIGKILL');
  await first.ended;
  expect(isAlive(orphan)).toBe(true);

  const second = await startedPortal();
  expect(isAlive(orphan)).toBe(false);
  expect(await healthOf(second)).toBe(204);
});
