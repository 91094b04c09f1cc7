import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { runningPostgres } from '../../../scripts/lib/postgres.mjs';
import { isAlive, postgresPid, getWatchers } from '../support/postgres-process';
import type { Variables } from '../support/settings';
import { sql } from '../support/sql';
import { newDataDir, runStart, type Start } from '../support/start-script';

/** Data that tests share for which it may be old: only one of them takes the time of a first start. */
const used = { DATA_DIR: newDataDir() };
afterAll(() => rmSync(used.DATA_DIR, { recursive: true, force: true }));

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

const getHealth = async ({ url }: Start) => (await fetch(`${url}/_health`)).status;

function getPid(started: Start): number {
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

test('generated passwords are in a file of the operator alone, not in the output; SIGTERM stops everything', async () => {
  const first = await startedPortal();
  expect(await getHealth(first)).toBe(204);
  const file = path.join(dataDir, 'eerste-wachtwoorden.txt');
  const kept = readFileSync(file, 'utf8');
  expect(kept).toContain('verwijder dan dit bestand');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [admin = '', maintainer = ''] = Array.from(
    kept.matchAll(/@example\.org: (.+)/g),
    ([, word = '']) => word,
  );
  for (const password of [admin, maintainer]) {
    expect(password.length).toBeGreaterThan(11);
    expect(first.output()).not.toContain(password);
  }
  const login = await fetch(`${first.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.org', password: admin }),
  });
  expect(login.status).toBe(200);

  const postgres = getPid(first);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(isAlive(postgres)).toBe(false);
  expect(postgresPid(dataDir)).toBeUndefined();
  // What the log held back a moment is not lost, and nothing stands in between of what the operator must read.
  expect(first.output()).toContain('GET /_health 204');
  expect(first.output()).toMatch(
    /klaar op .*\nStrapi staat op .*\n\nDe eerste wachtwoorden staan in .*eerste-wachtwoorden\.txt\./,
  );

  rmSync(file);
  const second = await startedPortal();
  expect(second.output()).not.toContain('eerste wachtwoorden');
  expect(existsSync(file)).toBe(false);
});

test('the portal works as a role that cannot undo the audit log, also on older data', async () => {
  const first = await startedPortal();
  const owner = () => runningPostgres(dataDir) ?? '';
  const refused = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: owner() });
    await client.connect();
    try {
      await client.query('set role portal_app');
      await expect(client.query(statement), statement).rejects.toThrow(
        /permission denied|must be owner|append-only/,
      );
    } finally {
      await client.end();
    }
  };
  const attempts = [
    'truncate portal_audit',
    'drop table portal_audit',
    'update portal_audit set action = action',
    'delete from portal_audit',
    "select set_config('portal.audit_months', '1', false); delete from portal_audit",
    'alter table portal_audit disable trigger all',
    'alter table portal_audit rename to weg',
    'drop trigger portal_audit_rows on portal_audit',
    'drop function portal_audit_append_only() cascade',
    "create or replace function portal_audit_append_only() returns trigger language plpgsql as 'begin return old; end'",
    'create trigger a before insert on portal_audit for each row execute function portal_audit_append_only()',
    "set session_replication_role = 'replica'",
    'drop schema public cascade',
  ];
  for (const statement of attempts) await refused(statement);
  const users = await sql<{ name: string }>(
    owner(),
    `select distinct usename as name from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  expect(users).toEqual([{ name: 'portal_app' }]);

  // As it was before there were two roles.
  await sql(
    owner(),
    `do $$ declare item record; begin
       for item in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       loop execute format('alter table %I owner to portal', item.relname); end loop;
     end $$`,
  );
  first.child.kill('SIGTERM');
  await first.ended;
  const second = await startedPortal();
  expect(await getHealth(second)).toBe(204);
  await refused('truncate portal_audit');
  const lines = await sql<{ count: number }>(owner(), 'select count(*)::integer as count from portal_audit');
  expect(lines[0]?.count).toBeGreaterThan(0);
});

test('a request that runs is answered before the portal stops; new ones are not taken', async () => {
  const portal = await startedPortal(used);
  const finish = await halfLogin(portal);
  portal.child.kill('SIGTERM');
  await expect.poll(() => getHealth(portal).catch(() => 'refused'), { timeout: 10_000 }).toBe('refused');
  expect(await finish()).toBe(401);
  expect(await portal.ended).toBe(0);
});

test('a second copy learns where the first one runs, and which port is taken', async () => {
  const first = await startedPortal(used);
  const sameData = await start(used);
  expect(await sameData.ended).toBe(1);
  expect(sameData.output()).toContain(
    `De portal draait al met de gegevens in ${used.DATA_DIR}, op ${first.url}`,
  );

  const otherData = newDataDir();
  const samePort = await start({ DATA_DIR: otherData, PORT: new URL(first.url).port });
  expect(await samePort.ended).toBe(1);
  expect(samePort.output()).toContain('is al in gebruik');
  rmSync(otherData, { recursive: true });
  expect(await getHealth(first)).toBe(204);
});

test('after everything was killed the portal starts again', async () => {
  const first = await startedPortal(used);
  process.kill(getPid(first), 'SIGKILL');
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await startedPortal(used);
  expect(await getHealth(second)).toBe(204);
});

test('a killed portal takes its database along', async () => {
  const first = await startedPortal(used);
  const postgres = getPid(first);
  first.child.kill('SIGKILL');
  await first.ended;
  await expect.poll(() => isAlive(postgres), { timeout: 30_000 }).toBe(false);
});

test('a database that outlived its killed portal does not stand in the way', async () => {
  const first = await startedPortal(used);
  const orphan = getPid(first);
  for (const watcher of getWatchers(orphan)) process.kill(watcher, 'SIGKILL');
  first.child.kill('SIGKILL');
  await first.ended;
  expect(isAlive(orphan)).toBe(true);

  const second = await startedPortal(used);
  expect(isAlive(orphan)).toBe(false);
  expect(await getHealth(second)).toBe(204);
});
