import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { SCRATCH_FLAGS } from '../../../scripts/lib/scratch.mjs';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import { type MortalPortal, startMortalPortal } from '../support/mortal-portal';
import { inPanel } from '../support/panel';
import { ADMIN, MAINTAINER } from '../support/portal';
import { postgresPid } from '../support/postgres-process';
import { scale } from '../support/scale';
import { holdLock, sql } from '../support/sql';
import { expectWholePage, makeWrittenPage, write, type WrittenPage } from './work';

const AWAY_MS = 15_000;
const LONGEST_MS = 10_000;
const POOL = 20;
const BETWEEN_MS = 50;

let folder: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let portal: MortalPortal;
let admin: Client;
let page: WrittenPage;
/** What a visitor reads: a page whose present version nobody read yet is not in memory. */
let read: WrittenPage;
let panel: Client;
/** A picture that is drawn already. */
let preview: string;

const database = (wantedPort?: number) =>
  startPostgres({ dataDir: folder, flags: SCRATCH_FLAGS, ...(wantedPort !== undefined && { wantedPort }) });

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-away-'));
  postgres = await database();
  portal = await startMortalPortal({ databaseUrl: postgres.url });
  admin = await portal.admin();
  page = await makeWrittenPage(admin, 'Wat blijft');
  read = await makeWrittenPage(admin, 'Wat men leest');
  panel = await inPanel(portal, MAINTAINER);
  const { original } = await makeAsset(admin, await samples.png());
  preview = original?.preview?.url ?? '';
});
afterAll(async () => {
  await portal.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Seen {
  what: string;
  status: number;
  began: number;
  ms: number;
}

/** People who keep asking: how long each answer took, and what it was. */
function crowd() {
  const seen: Seen[] = [];
  let isOver = false;
  const asks: Record<string, () => Promise<number>> = {
    screen: async () => (await portal.site.get('/')).status,
    health: async () => (await portal.site.get('/_health')).status,
    live: async () => (await portal.site.get('/_health/live')).status,
    preview: async () => (await portal.site.get(preview)).status,
    panel: async () => (await panel.get('/upload/files')).status,
    page: async () => (await portal.api.get(`/pages/${read.slug}`)).status,
    tree: async () => (await admin.get('/pages/map')).status,
    draft: async () => (await admin.get(`/admin/pages/${page.slug}`)).status,
    assets: async () => (await admin.get('/assets')).status,
    save: () => write(admin, page, true),
    login: async () => (await portal.api.post('/auth/login', ADMIN)).status,
  };
  const person = async (what: string, ask: () => Promise<number>): Promise<void> => {
    while (!isOver) {
      const began = performance.now();
      const status = await ask();
      seen.push({ what, status, began, ms: performance.now() - began });
      await wait(BETWEEN_MS);
    }
  };
  const people = Object.entries(asks).flatMap(([what, ask]) => {
    // A writer waits for their own answer first.
    const count = ['save', 'login'].includes(what) ? 1 : 2;
    return Array.from({ length: count }, () => person(what, ask));
  });
  const whats = Object.keys(asks);
  return {
    seen,
    /** Who got no good answer to anything asked after a moment. */
    without: (since: number): string[] =>
      whats.filter(
        (what) => !seen.some((one) => one.what === what && one.began >= since && one.status < 400),
      ),
    async goHome(): Promise<void> {
      isOver = true;
      await Promise.all(people);
    },
  };
}

const getParent = (pid: string): number => {
  try {
    // After the name, which may hold anything.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return 0;
  }
};

/** The process numbers of PostgreSQL and all its children. */
function postgresProcesses(): number[] {
  const main = postgresPid(folder);
  if (main === undefined) throw new Error('PostgreSQL does not run');
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && getParent(pid) === main);
  return [main, ...children.map(Number)];
}

const signal = (pids: number[], name: NodeJS.Signals): void => {
  for (const pid of pids) process.kill(pid, name);
};

const stopped = {
  name: 'is stopped',
  can: true,
  ms: scale(AWAY_MS, 4000),
  async away(): Promise<() => Promise<void>> {
    const port = Number(new URL(postgres.url).port);
    await postgres.stop();
    return async () => {
      postgres = await database(port);
    };
  },
};

const frozen = {
  name: 'hangs',
  can: process.platform === 'linux',
  // Longer than it takes to be noticed.
  ms: scale(AWAY_MS, 8000),
  away(): Promise<() => Promise<void>> {
    const pids = postgresProcesses();
    signal(pids, 'SIGSTOP');
    return Promise.resolve(() => Promise.resolve(signal(pids, 'SIGCONT')));
  },
};

const connections = async (): Promise<number> => {
  const [row] = await sql<{ count: number }>(
    postgres.url,
    `select count(*)::integer as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return row?.count ?? 0;
};

test.each([stopped, frozen].filter(({ can }) => can))(
  'while the database $name people get a 503 within ten seconds, and afterwards all goes on',
  async ({ away, ms: awayMs }) => {
    const people = crowd();
    let gone = 0;
    let back = 0;
    try {
      await expect.poll(() => people.without(0), { timeout: 20_000 }).toEqual([]);
      const comeBack = await away();
      gone = performance.now();
      await wait(awayMs);
      await comeBack();
      back = performance.now();
      await expect.poll(() => people.without(back), { timeout: 10_000 }).toEqual([]);
    } finally {
      await people.goHome();
    }

    const wrong = people.seen.filter(({ status }) => ![200, 204, 503].includes(status));
    expect(wrong.map(({ what, status }) => `${what} ${status}`)).toEqual([]);
    const longest = Math.max(...people.seen.map(({ ms }) => ms));
    const refused = people.seen.filter(({ status }) => status === 503);
    console.log(
      `${refused.length} of ${people.seen.length} answers were 503; the longest took ${Math.round(longest)} ms`,
    );
    expect(longest).toBeLessThan(LONGEST_MS);
    const during = people.seen.filter(({ began, ms }) => began > gone && began + ms < back);
    expect(during.filter(({ what, status }) => what === 'save' && status === 503)).not.toEqual([]);
    // Neither the app itself nor what visitors have read needs a database.
    const getStatuses = (asked: string) =>
      new Set(during.filter(({ what }) => what === asked).map(({ status }) => status));
    expect(['screen', 'page', 'live'].map(getStatuses)).toEqual(
      [200, 200, 204].map((status) => new Set([status])),
    );

    expect((await admin.get('/profile')).status).toBe(200);
    await expectWholePage(admin, portal.api, page);
    await expect.poll(connections, { timeout: 10_000 }).toBeLessThanOrEqual(POOL + 1);
  },
);

test('a connection that breaks under what Strapi does after a write does not end the portal', async () => {
  const lock = await holdLock(postgres.url, 'lock table pages_unpublish_by_lnk in access exclusive mode');
  try {
    await write(admin, page, true);
    await expect.poll(lock.waiting).toBeGreaterThan(0);
    await sql(
      postgres.url,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
  } finally {
    await lock.release();
  }
  // One more answer may need the connection that broke.
  await expect.poll(async () => (await portal.site.get('/_health')).status).toBe(204);
  await expectWholePage(admin, portal.api, page);
});
