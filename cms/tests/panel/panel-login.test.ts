import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ADMIN, MAINTAINER, startPortal } from '../support/portal';

type Started = Awaited<ReturnType<typeof startPortal>>;
let portal: Started;

beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: 'on' } });
});
afterAll(() => portal.stop());
beforeEach(() => portal.strapi.db.query('api::auth.login-attempt').deleteMany({}));

const from = (address: string) => ({ 'X-Forwarded-For': address });

const enter = (body: unknown, headers = {}, query = '') =>
  portal.site.post<{ error?: { message: string } }>(`/admin/login${query}`, body, headers);
const wrong = (headers = {}, email = MAINTAINER.email) =>
  enter({ email, password: 'Dit-is-het-niet-12' }, headers);

test('the login of the panel is locked after five wrong passwords, for known and unknown accounts, whatever RATE_LIMIT says', async () => {
  for (const email of [MAINTAINER.email, 'niemand@example.org']) {
    const statuses = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await wrong({}, email)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  }
  const refused = await enter(MAINTAINER);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await enter(MAINTAINER, from('203.0.113.2'))).status).toBe(200);
});

test('counts a dozen tries at once as if they came one after the other', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => wrong()));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
});

test('answers others while hundreds of wrong passwords come in at once', async () => {
  const flood = Promise.all(Array.from({ length: 200 }, () => wrong(from('203.0.113.66'))));
  expect((await portal.api.post('/auth/login', ADMIN, from('203.0.113.2'))).status).toBe(200);
  expect((await enter(MAINTAINER, from('203.0.113.2'))).status).toBe(200);
  const statuses = (await flood).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(195);
});

test('takes the account from the body only', async () => {
  const query = `?${new URLSearchParams(MAINTAINER).toString()}`;
  for (const body of [{}, undefined, [MAINTAINER], { ...MAINTAINER, email: [MAINTAINER.email] }]) {
    expect((await enter(body, {}, query)).status).toBe(400);
  }
  for (let n = 0; n < 5; n += 1)
    await enter({ ...MAINTAINER, password: 'mis' }, {}, `?email=${n}@example.org`);
  expect((await enter(MAINTAINER)).status).toBe(429);
});

test('refuses what the database cannot keep, as any other wrong text', async () => {
  const text = 'a\u0000b';
  const account = { firstname: 'a', lastname: 'b', password: 'Een-lang-wachtwoord-9' };
  for (const [path, body] of [
    ['/admin/login', { ...MAINTAINER, email: `${text}@example.org` }],
    ['/admin/reset-password', { resetPasswordToken: text, password: account.password }],
    ['/admin/register', { registrationToken: text, userInfo: account }],
  ] as const)
    expect((await portal.site.post(path, body)).status, path).toBe(400);
  const question = `/admin/registration-info?registrationToken=${encodeURIComponent(text)}`;
  expect((await portal.site.get(question)).status).toBe(400);
});

test('knows the browsers of its accounts', async () => {
  const { status, headers } = await enter(MAINTAINER);
  expect(status).toBe(200);
  const known = headers.getSetCookie().find((cookie) => cookie.startsWith('panel_browser=')) ?? '';
  expect(known).toMatch(/path=\/admin\/login; .*httponly$/i);
  for (let n = 0; n < 6; n += 1) await wrong();
  expect((await enter(MAINTAINER)).status).toBe(429);
  expect((await enter(MAINTAINER, { Cookie: known.split(';')[0] ?? '' })).status).toBe(200);
});

test('takes as long for an address that nobody has', async () => {
  const timed = async (email: string) => {
    const start = performance.now();
    await wrong({}, email);
    return performance.now() - start;
  };
  const median = async (email: (n: number) => string) => {
    const times = [];
    for (let n = 0; n < 5; n += 1) times.push(await timed(email(n)));
    return times.sort((a, b) => a - b)[2] ?? 0;
  };
  const known = await median(() => MAINTAINER.email);
  const unknown = await median((n) => `niemand-${n}@example.org`);
  expect(unknown).toBeGreaterThan(known / 2);
  expect(unknown).toBeLessThan(known * 2);
});

test('an account that is not active gets the answer of a wrong password', async () => {
  const users = portal.strapi.db.query('admin::user');
  const where = { email: MAINTAINER.email };
  await users.update({ where, data: { isActive: false } });
  const inactive = await enter(MAINTAINER);
  await users.update({ where, data: { isActive: true } });
  expect(inactive.body).toEqual((await wrong()).body);
});
