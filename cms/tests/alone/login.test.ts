import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepSessions } from '../../src/auth';
import { ADMIN, startPortal } from '../support/portal';

type Started = Awaited<ReturnType<typeof startPortal>>;
let portal: Started;

beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: 'on' } });
});
afterAll(() => portal.stop());
beforeEach(() => portal.strapi.db.query('api::auth.login-attempt').deleteMany({}));

interface Refusal {
  status: number;
  message: string;
  errors?: Record<string, string[]>;
}

const tryLogin = (email: string, password: string, headers: Record<string, string> = {}) =>
  portal.api.post<Refusal>('/auth/login', { email, password }, headers);
const wrongly = (email = ADMIN.email, headers = {}) => tryLogin(email, 'dit-is-niet-het-wachtwoord', headers);
const rightly = (headers = {}) => tryLogin(ADMIN.email, ADMIN.password, headers);
const from = (address: string) => ({ 'X-Forwarded-For': address });

async function failTimes(count: number, email?: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await wrongly(email)).status);
  return statuses;
}

const sql = (statement: string, values: string[] = []) => portal.strapi.db.connection.raw(statement, values);

test('a right password gives a bearer and a cookie that scripts and other sites do not get', async () => {
  const answer = await portal.api.post('/auth/login', {
    email: ' BEHEERDER@Example.org ',
    password: ADMIN.password,
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    access_token: expect.stringMatching(/^[\w-]{43}$/),
    token_type: 'Bearer',
    expires_in: 900,
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const [cookie, known, ...others] = answer.headers.getSetCookie();
  expect(others).toEqual([]);
  expect(known).toMatch(
    /^portal_browser=[\w-]{22}\.[\w-]{22}; path=\/api\/v1\/auth\/login; expires=[^;]+; samesite=lax; httponly$/i,
  );
  expect(cookie).toMatch(
    /^portal_refresh=[\w-]{43}; path=\/api\/v1\/auth; expires=[^;]+; samesite=lax; httponly$/i,
  );
});

test('only prints of tokens are stored', async () => {
  const { body, headers } = await portal.api.post<{ access_token: string }>('/auth/login', ADMIN);
  const [, refresh] = /portal_refresh=([^;]+)/.exec(headers.get('set-cookie') ?? '') ?? [];
  const { rows } = await sql('select * from portal_sessions');
  const stored = JSON.stringify(rows);
  expect(stored).not.toContain(body.access_token);
  expect(stored).not.toContain(refresh);
});

test('an unknown, an inactive and a known address get the same answer to a wrong password', async () => {
  const known = await wrongly();
  const unknown = await wrongly('niemand@example.org');
  await portal.strapi.db.query('plugin::users-permissions.user').create({
    data: { username: 'weg', email: 'weg@example.org', blocked: true, passwordHash: 'geen' },
  });
  const inactive = await wrongly('weg@example.org');
  expect(known.status).toBe(401);
  expect(known.body).toEqual({ status: 401, message: expect.any(String) });
  expect(unknown.body).toEqual(known.body);
  expect(inactive.body).toEqual(known.body);
});

describe('what is not a login', () => {
  const cases: [string, unknown, string[]][] = [
    ['nothing', {}, ['email', 'password']],
    ['no password', { email: 'a@example.org' }, ['password']],
    ['empty texts', { email: ' ', password: '' }, ['email', 'password']],
    ['wrong types', { email: 7, password: ['x'] }, ['email', 'password']],
    ['objects', { email: { $ne: null }, password: { $ne: null } }, ['email', 'password']],
    ['unknown keys', { ...ADMIN, remember: true }, ['remember']],
    ['a list', [ADMIN], ['body']],
    ['NUL', { email: 'a\u0000@example.org', password: 'x' }, ['email']],
    ['NUL in the password', { email: 'a@example.org', password: 'x\u0000' }, ['password']],
    ['too long', { email: 'a@example.org', password: 'x'.repeat(1001) }, ['password']],
  ];
  test.each(cases)('%s: 400', async (_name, body, fields) => {
    const { status, body: refusal } = await portal.api.post<Refusal>('/auth/login', body);
    expect(status).toBe(400);
    expect(Object.keys(refusal.errors ?? {}).sort()).toEqual([...fields].sort());
  });

  test('malformed JSON: 400', async () => {
    const raw = '{"email": ';
    const { status, body } = await portal.api.send<Refusal>('POST', '/auth/login', {
      raw,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(status).toBe(400);
    expect(body.message).toEqual(expect.any(String));
  });

  test('a form of another site: 403, and no cookie', async () => {
    const { status, headers } = await portal.api.send('POST', '/auth/login', {
      raw: new URLSearchParams(ADMIN).toString(),
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'https://kwaad.example.net',
      },
    });
    expect(status).toBe(403);
    expect(headers.getSetCookie()).toEqual([]);
  });
});

describe('the lock', () => {
  test('comes after the fifth wrong password, for right and wrong ones', async () => {
    expect(await failTimes(5)).toEqual([401, 401, 401, 401, 401]);
    expect((await rightly()).status).toBe(423);
    const { status, body } = await wrongly();
    expect(status).toBe(423);
    expect(body.message).toContain('15 minuten');
  });

  test('comes for an unknown address too, with the same answer', async () => {
    expect(await failTimes(5, 'niemand@example.org')).toEqual([401, 401, 401, 401, 401]);
    await failTimes(5);
    expect((await wrongly('Niemand@example.org')).body).toEqual((await wrongly()).body);
  });

  test('does not touch other addresses', async () => {
    await failTimes(5, 'niemand@example.org');
    expect((await rightly()).status).toBe(200);
  });

  test('is not lengthened by tries meanwhile, and ends', async () => {
    await failTimes(5);
    const lockedUntil = async () =>
      (await sql('select locked_until from portal_login_attempts')).rows[0].locked_until;
    const before = await lockedUntil();
    await failTimes(3);
    expect(await lockedUntil()).toEqual(before);
    await sql(`update portal_login_attempts set locked_until = now() - interval '1 second'`);
    expect(await failTimes(2)).toEqual([401, 401]);
    expect((await rightly()).status).toBe(200);
  });

  test('a good login starts the count again', async () => {
    await failTimes(4);
    expect((await rightly()).status).toBe(200);
    expect(await failTimes(4)).toEqual([401, 401, 401, 401]);
  });

  test('wrong passwords of longer than 15 minutes ago do not count', async () => {
    await failTimes(4);
    await sql(`update portal_login_attempts set failed_at = (
      select jsonb_agg(at::text::bigint - 900001) from jsonb_array_elements(failed_at) at)`);
    expect(await failTimes(4)).toEqual([401, 401, 401, 401]);
  });

  test('twenty tries at once are answered as if they came one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => wrongly()));
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(15).fill(423)]);
  });

  test('right passwords at once all get in', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => rightly()));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });
});

describe('whom the lock keeps out', () => {
  const getCookie = (headers: Headers, name = 'portal_browser') => ({
    Cookie: headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0] ?? '')
      .filter((cookie) => cookie.startsWith(`${name}=`))
      .join('; '),
  });
  const guess = async (address: string, times = 5) => {
    for (let n = 0; n < times; n += 1) await wrongly(ADMIN.email, from(address));
  };

  test('the guesser, and nobody at another address', async () => {
    await guess('203.0.113.1');
    expect((await rightly(from('203.0.113.1'))).status).toBe(423);
    expect((await rightly(from('203.0.113.2'))).status).toBe(200);
    expect((await rightly(from('203.0.113.1'))).status).toBe(423);
  });

  test('not a browser in which the account logged in before, until that one guesses itself', async () => {
    const known = { ...from('203.0.113.1'), ...getCookie((await rightly()).headers) };
    await guess('203.0.113.1');
    expect((await rightly(known)).status).toBe(200);
    for (let n = 0; n < 5; n += 1) expect((await wrongly(ADMIN.email, known)).status).toBe(401);
    expect((await rightly(known)).status).toBe(423);
    expect((await rightly()).status).toBe(200);
  });

  test('a browser in which another account logged in', async () => {
    const { headers } = await rightly();
    const other = 'niemand@example.org';
    for (let n = 0; n < 5; n += 1) await wrongly(other);
    expect((await wrongly(other, getCookie(headers))).status).toBe(423);
    const forged = getCookie(headers).Cookie.replace(/\.[\w-]{22}/, `.${'A'.repeat(22)}`);
    await guess('127.0.0.1');
    expect((await rightly({ Cookie: forged })).status).toBe(423);
  });

  test('everybody who is not known, once fifty tries came from many addresses', async () => {
    const known = getCookie((await rightly()).headers);
    for (let n = 0; n < 10; n += 1) await guess(`198.51.100.${n}`);
    expect((await rightly(from('203.0.113.9'))).status).toBe(423);
    expect((await rightly({ ...from('203.0.113.9'), ...known })).status).toBe(200);
  });

  test('nothing that was typed as an address is kept readably, of an account or not', async () => {
    await wrongly('mijn-geheime-wachtwoord');
    await wrongly();
    const { rows } = await sql('select portal_login_attempts::text as row from portal_login_attempts');
    expect(rows).toHaveLength(4);
    expect(JSON.stringify(rows)).not.toMatch(/mijn-geheime|example\.org|127\.0/);
  });
});

test('what nobody can use any more is swept', async () => {
  await wrongly();
  await rightly();
  await wrongly('niemand@example.org');
  await sql(`update portal_sessions set expires_at = now() - interval '1 second'`);
  await sql(`update portal_login_attempts set updated_at = now() - interval '2 days'`);
  const kept = await portal.api.as(ADMIN.email, ADMIN.password);
  await sweepSessions(portal.strapi);
  expect(await portal.strapi.db.query('api::auth.session').count()).toBe(1);
  expect(await portal.strapi.db.query('api::auth.login-attempt').count()).toBe(0);
  expect((await kept.post('/auth/logout')).status).toBe(204);
});
