import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/http/rate-limits/table';
import { makeToken } from '../support/api-tokens';
import { getPeople, PASSWORD } from '../support/people';
import { ADMIN, MAINTAINER, type OwnPortal, type Portal, startPortal } from '../support/portal';

const ON = { RATE_LIMIT: 'on', TRUST_PROXY: 'on', LOGIN_ATTEMPTS: '1000' };

let portal: OwnPortal;

beforeAll(async () => {
  portal = await startPortal({ env: ON });
});
afterAll(() => portal.stop());
beforeEach(() => sql('delete from portal_limits'));

const sql = (statement: string) => portal.strapi.db.connection.raw(statement);

interface Refusal {
  status: number;
  message: string;
}

const OWN = '203.0.113.7';
const from = (address: string) => portal.api.with({ 'X-Forwarded-For': address });

const login = (client: Portal['api'], password = 'dit-is-niet-het-wachtwoord', email = ADMIN.email) =>
  client.post<Refusal>('/auth/login', { email, password });

/** Leaves so much of a count that one call more is the last one. */
const usedUp = (points: number) => sql(`update portal_limits set points = ${points}`);

const LAST = LIMITS.login.perAddress.points;

test('wrong logins of one address are limited, and right ones then too', async () => {
  expect((await login(from(OWN))).status).toBe(401);
  await usedUp(LAST - 1);
  expect((await login(from(OWN), ADMIN.password)).status).toBe(200);
  expect((await login(from(OWN))).status).toBe(401);

  const refused = await login(from(OWN), ADMIN.password);
  expect(refused.status).toBe(429);
  expect(refused.body.message).toContain('te snel');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(
    LIMITS.login.perAddress.minutes * 60,
  );
});

test('right logins do not count: a whole hospital comes from one address', async () => {
  await login(from(OWN));
  await usedUp(LAST - 1);
  const answers = await Promise.all(Array.from({ length: 8 }, () => login(from(OWN), ADMIN.password)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
});

test('tries at the same moment are answered as if they came one after the other', async () => {
  await login(from(OWN));
  await usedUp(LAST - 3);
  const answers = await Promise.all(Array.from({ length: 8 }, () => login(from(OWN))));
  const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
  expect(statuses).toEqual([...Array(3).fill(401), ...Array(5).fill(429)]);
});

test('other addresses go on; those in one IPv6 network are one', async () => {
  await login(from('2001:db8:1:1::5'));
  await usedUp(LAST);
  expect((await login(from('2001:db8:1:1:ffff::6'))).status).toBe(429);
  expect((await login(from('2001:db8:1:2::5'))).status).toBe(401);
});

test('only the last address in X-Forwarded-For counts: that one the proxy wrote', async () => {
  await login(from(`198.51.100.1, ${OWN}`));
  await usedUp(LAST);
  expect((await login(from(`198.51.100.2, ${OWN}`))).status).toBe(429);
});

test('there is room again when the time is over', async () => {
  await login(from(OWN));
  await usedUp(LAST);
  expect((await login(from(OWN))).status).toBe(429);
  await sql('update portal_limits set expire = 1');
  expect((await login(from(OWN))).status).toBe(401);
});

test('who is logged in is counted by themselves, not at their address', async () => {
  const people = getPeople(from('198.51.100.3').with(await getBearer(ADMIN.email, ADMIN.password)));
  const [sanne, daan] = [await people.make(), await people.make()];
  const guess = async (email: string) => {
    const client = from(OWN).with(await getBearer(email, PASSWORD));
    const body = {
      current_password: 'mis',
      password: 'een-heel-ander-woord',
      password_confirmation: 'een-heel-ander-woord',
    };
    return (await client.put('/auth/password', body)).status;
  };
  expect(await guess(sanne.email)).toBe(400);
  await usedUp(LIMITS.password.perUser.points);
  expect(await guess(sanne.email)).toBe(429);
  expect(await guess(daan.email)).toBe(400);
});

async function getBearer(email: string, password: string): Promise<{ Authorization: string }> {
  const { body } = await portal.api.post<{ access_token: string }>('/auth/login', { email, password });
  return { Authorization: `Bearer ${body.access_token}` };
}

test('mails to one address are limited, and whether it has an account is not revealed', async () => {
  const recover = async (email: string, address: string) =>
    (await from(address).post('/auth/password/email', { email })).status;
  for (const email of [ADMIN.email, 'niemand@example.org']) {
    expect(await recover(email, OWN)).toBe(204);
  }
  await sql(
    `update portal_limits set points = ${LIMITS.recover.perEmail.points} where key like 'recover.perEmail%'`,
  );
  expect(await recover(ADMIN.email.toUpperCase(), '198.51.100.5')).toBe(429);
  expect(await recover('niemand@example.org', '198.51.100.6')).toBe(429);
  expect(await recover('iemand@example.org', OWN)).toBe(204);

  const { rows } = await sql('select key from portal_limits');
  expect(JSON.stringify(rows)).not.toContain('@');
});

test('while its table is away an instance counts by itself', async () => {
  await sql('alter table portal_limits rename to portal_limits_away');
  try {
    const statuses: number[] = [];
    for (let n = 0; n < LIMITS['panel-token'].perAddress.points + 5; n += 1) statuses.push(await badToken());
    expect(statuses.slice(-5)).toEqual(Array(5).fill(429));
    expect((await portal.api.get('/pages/map')).status).toBe(200);
  } finally {
    await sql('alter table portal_limits_away rename to portal_limits');
  }
});

/** A refusal that costs no slow check of a password. */
const badToken = async () =>
  (await portal.site.post('/admin/reset-password', {}, { 'X-Forwarded-For': '198.51.100.9' })).status;

test('one guesser leaves the others behind the same address alone', async () => {
  await login(from(OWN));
  await usedUp(LAST - 1);
  // Neither what is no login nor a locked account counts.
  expect((await from(OWN).post('/auth/login', {})).status).toBe(400);
  await sql(`update portal_login_attempts set locked_until = now() + interval '1 minute'`);
  for (let n = 0; n < 3; n += 1) expect((await login(from(OWN))).status).toBe(423);
  await sql('delete from portal_login_attempts');
  const { status, headers } = await login(from(OWN), ADMIN.password);
  expect(status).toBe(200);

  await usedUp(LAST);
  expect((await login(from(OWN), ADMIN.password)).status).toBe(429);
  const known = headers.getSetCookie().find((cookie) => cookie.startsWith('portal_browser=')) ?? '';
  const knownBrowser = from(OWN).with({ Cookie: known.split(';')[0] ?? '' });
  expect((await login(knownBrowser, ADMIN.password)).status).toBe(200);
  expect((await login(knownBrowser)).status).toBe(401);
});

describe('the panel', () => {
  const panel = (path: string, body: unknown, address = OWN) =>
    portal.site.post(`/admin/${path}`, body, { 'X-Forwarded-For': address });
  const allUsed = (limit: string, points: number) =>
    sql(`update portal_limits set points = ${points} where key like '${limit}%'`);

  test('limits wrong logins of one address', async () => {
    const wrong = { ...MAINTAINER, password: 'Dit-is-het-niet-12' };
    expect((await panel('login', wrong)).status).toBe(400);
    await allUsed('panel-login', LIMITS['panel-login'].perAddress.points);
    const { status, headers } = await panel('login', MAINTAINER);
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await panel('login', MAINTAINER, '198.51.100.20')).status).toBe(200);
  });

  test('limits mails to one account, whatever its capitals and wherever they are asked for', async () => {
    expect((await panel('forgot-password', { email: MAINTAINER.email })).status).toBe(204);
    await allUsed('panel-recover.perEmail', LIMITS['panel-recover'].perEmail.points);
    const again = { email: MAINTAINER.email.toUpperCase() };
    expect((await panel('forgot-password', again, '198.51.100.21')).status).toBe(429);
    expect((await panel('forgot-password', { email: 'iemand@example.org' })).status).toBe(204);
  });

  test.each([
    ['register', { registrationToken: 'x', userInfo: { firstname: 'X', password: 'Een-lang-woord-12' } }],
    ['reset-password', { resetPasswordToken: 'x', password: 'Een-lang-woord-12' }],
  ])('limits tries at %s', async (path, body) => {
    expect((await panel(path, body)).status).toBe(400);
    await allUsed('panel-token', LIMITS['panel-token'].perAddress.points);
    expect((await panel(path, body)).status).toBe(429);
  });

  test('keeps no key that a client sent', async () => {
    const email = `${'x'.repeat(10_000)}@example.org`;
    for (const path of ['login', 'forgot-password']) {
      await panel(path, { email, password: 'Een-lang-woord-12', firstname: 'X' });
    }
    const { rows } = await sql('select max(length(key)) as longest from portal_limits');
    expect(rows[0].longest).toBeLessThan(120);
  });
});

test('reading pages counts nothing', async () => {
  await portal.api.get('/pages/map');
  await portal.api.get('/pages/huisstijl');
  const { rows } = await sql('select * from portal_limits');
  expect(rows).toEqual([]);
});

test('an API token has 600 requests a minute of its own, also of answers that are ready', async () => {
  const admin = await portal.admin();
  const { token } = await makeToken(admin);
  const ask = (path: string) => from('198.51.100.77').bearer(token).get(path);
  const answers = await Promise.all(Array.from({ length: 600 }, () => ask('/pages/map')));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const left = answers.map(({ headers }) => Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]));
  expect(new Set(left).size).toBe(600);
  expect(Math.min(...left)).toBe(0);

  for (const path of ['/pages/map', '/profile', '/assets/bestaatniet/download']) {
    const refused = await ask(path);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('ratelimit')).toMatch(/^"token";r=0;t=\d+$/);
    expect(refused.headers.get('ratelimit-policy')).toBe('"token";q=600;w=60');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  const other = await makeToken(admin);
  expect((await portal.api.bearer(other.token).get('/pages/map')).status).toBe(200);
});
