import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LIMITS } from '../../src/http/rate-limits/table';
import { ADMIN, MAINTAINER, type Portal, startPortalProcess } from '../support/portal';
import { sql } from '../support/sql';

const ON = { RATE_LIMIT: 'on', TRUST_PROXY: 'on', LOGIN_ATTEMPTS: '1000' };
const OWN = { 'X-Forwarded-For': '203.0.113.7' };

let here: Portal;
let there: Portal;

beforeAll(async () => {
  here = await startPortalProcess({ env: ON });
  there = await startPortalProcess({ beside: here, env: ON });
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});
beforeEach(() => sql(here.databaseUrl, 'delete from portal_limits'));

/** Leaves so much of a count that one call more is the last one. */
const usedUp = (points: number) => sql(here.databaseUrl, 'update portal_limits set points = $1', [points]);

test('wrong logins on all instances count together', async () => {
  const login = async ({ api }: Portal) =>
    (await api.post('/auth/login', { ...ADMIN, password: 'dit-is-niet-het-wachtwoord' }, OWN)).status;
  expect(await login(here)).toBe(401);
  await usedUp(LIMITS.login.perAddress.points - 1);
  expect(await login(there)).toBe(401);
  expect(await login(here)).toBe(429);
  expect(await login(there)).toBe(429);
});

test('so do those at the panel', async () => {
  const login = async ({ site }: Portal, password: string) =>
    (await site.post('/admin/login', { ...MAINTAINER, password }, OWN)).status;
  expect(await login(here, 'Dit-is-het-niet-12')).toBe(400);
  await usedUp(LIMITS['panel-login'].perAddress.points);
  for (const at of [here, there]) expect(await login(at, MAINTAINER.password)).toBe(429);
});

test('and mails to one account of the panel', async () => {
  const recover = async ({ site }: Portal, email: string) =>
    (await site.post('/admin/forgot-password', { email }, OWN)).status;
  expect(await recover(here, MAINTAINER.email)).toBe(204);
  await sql(
    here.databaseUrl,
    "update portal_limits set points = $1 where key like 'panel-recover.perEmail%'",
    [LIMITS['panel-recover'].perEmail.points],
  );
  expect(await recover(there, MAINTAINER.email.toUpperCase())).toBe(429);
});
