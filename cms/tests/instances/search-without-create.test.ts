import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { dropStore, startPortalProcess, type Portal } from '../support/portal';
import { findTitles, publish, search } from '../support/searching';
import { sql } from '../support/sql';
import { emptyStore, type Store } from '../support/templates';

const role = `zonder_${randomBytes(6).toString('hex')}`;
let store: Store;
let portal: Portal;

beforeAll(async () => {
  store = await emptyStore(inject('run'));
  const password = randomBytes(12).toString('hex');
  await sql(store.databaseUrl, `create role ${role} login password '${password}'`);
  await sql(store.databaseUrl, `grant usage, create on schema public to ${role}`);
  const url = new URL(store.databaseUrl);
  url.username = role;
  url.password = password;
  portal = await startPortalProcess({ beside: store, env: { DATABASE_URL: url.href, LOG_LEVEL: 'error' } });
  await publish(await portal.admin(), { title: 'Vuurtorenwachter' });
});
afterAll(async () => {
  await portal.stop();
  await sql(store.databaseUrl, `drop owned by ${role}`);
  await sql(store.databaseUrl, `drop role ${role}`);
  await dropStore(store);
});

test('a role that may not create extensions finds, also by a part and a beginning', async () => {
  const [extension] = await sql(store.databaseUrl, `select from pg_extension where extname = 'pg_trgm'`);
  expect(extension).toBeUndefined();
  for (const q of ['vuurtorenwachters', 'torenwacht', 'vuurt'])
    expect(await findTitles(portal.api, q), q).toEqual(['Vuurtorenwachter']);
});

test('of typos, only letters that changed places are forgiven', async () => {
  const swapped = await search(portal.api, 'vurutorenwachter');
  expect([swapped.data.length, swapped.meta.corrected]).toEqual([1, 'vuurtorenwachter']);
  const missed = await search(portal.api, 'vuurtorenwacter');
  expect([missed.data, missed.meta.corrected]).toEqual([[], null]);
});
