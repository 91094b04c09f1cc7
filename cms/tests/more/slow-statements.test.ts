import type { Core } from '@strapi/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectLog, type LogLine } from '../support/log';
import { startPortal, type Portal } from '../support/portal';

let portal: Portal & { strapi: Core.Strapi };
let lines: LogLine[];

beforeAll(async () => {
  portal = await startPortal({ env: { SLOW_QUERY_MS: '200' } });
  lines = collectLog(portal.strapi);
});
afterAll(() => portal.stop());

const slow = (what: string) => lines.filter(({ message }) => message.includes(what));

test('a statement that takes long is in the log once, without its values', async () => {
  const database = portal.strapi.db.connection;
  await database.raw(`select pg_sleep(?), ?::text as "langzaam"`, [0.25, 'iemand@example.org']);
  await database.raw(`select pg_sleep(?) as "snel"`, [0.01]);
  await expect.poll(() => slow('langzaam')).toHaveLength(1);
  const [line] = slow('langzaam');
  expect(line).toMatchObject({ level: 'warn', message: expect.stringMatching(/^Slow statement, \d+ ms: /) });
  expect(line?.ms).toBeGreaterThanOrEqual(200);
  expect(line?.request).toBeUndefined();
  expect(JSON.stringify(lines)).not.toContain('iemand@example.org');
  expect(slow('snel')).toEqual([]);
});

test('so is one that fails, and one in a transaction', async () => {
  const database = portal.strapi.db.connection;
  const broken = database.raw(`select pg_sleep(0.25), 1 / (pg_backend_pid() * 0) as "stuk"`);
  await expect(Promise.resolve(broken)).rejects.toThrow();
  expect(slow('stuk')).toHaveLength(1);
  await portal.strapi.db.transaction(({ trx }) => trx.raw(`select pg_sleep(0.25) as "samen"`));
  await expect.poll(() => slow('samen')).toHaveLength(1);
});

test('it names the request that it was for', async () => {
  const { strapi, api } = portal;
  const waiting = async (): Promise<number> => {
    const { rows }: { rows: { count: number }[] } = await strapi.db.connection.raw(
      'select count(*)::integer as count from pg_locks where not granted',
    );
    return rows[0]?.count ?? 0;
  };
  const password = 'een-geheim-dat-nergens-staat';
  const answer = await strapi.db.transaction(async ({ trx }) => {
    await trx.raw('lock table up_users in access exclusive mode');
    const login = api.post('/auth/login', { email: 'niemand@example.org', password });
    await expect.poll(waiting).toBeGreaterThan(0);
    await trx.raw('select pg_sleep(0.3)');
    return { login };
  });
  const { headers, status } = await answer.login;
  expect(status).toBe(401);
  const find = () => lines.find(({ message }) => message.includes('up_users') && message.includes('select'));
  await expect.poll(find).toBeDefined();
  expect(find()).toMatchObject({ level: 'warn', request: headers.get('x-request-id') });
  expect(JSON.stringify(lines)).not.toContain('niemand@example.org');
});
