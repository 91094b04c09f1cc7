import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { getMailbox, tokenIn } from '../support/mailbox';
import { type One, PASSWORD, getPeople, type Refusal, type User } from '../support/people';
import { ADMIN, type OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';

const NEW = 'nieuw wachtwoord, lang genoeg';

let portal: OwnPortal;
let admin: Client;
let people: ReturnType<typeof getPeople>;
let mailbox: ReturnType<typeof getMailbox>;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  people = getPeople(admin);
  mailbox = getMailbox(portal.dataDir);
});
beforeEach(() => portal.strapi.db.query('api::auth.login-attempt').deleteMany({}));

const recover = (email: unknown) => portal.api.post<Refusal>('/auth/password/email', { email });
const reset = (token: unknown, more: object = {}) =>
  portal.api.post<Refusal>('/auth/password/reset', {
    token,
    password: NEW,
    password_confirmation: NEW,
    ...more,
  });
const loginStatus = async (email: string, password: string) =>
  (await portal.api.post('/auth/login', { email, password })).status;
const sql = (statement: string) => portal.strapi.db.connection.raw(statement);

async function recovering(user: User, mails = 1): Promise<string> {
  expect((await recover(user.email)).status).toBe(204);
  return tokenIn(await mailbox.newest(user.email, mails));
}

const refusesToken = async (token: unknown) => {
  const { status, body } = await reset(token);
  expect(status).toBe(400);
  expect(Object.keys(body.errors ?? {})).toEqual(['token']);
};

/** Waits until nothing is left to send. */
const allSent = () =>
  expect.poll(() => portal.strapi.db.query('api::mail.mail').count(), { timeout: 20_000 }).toBe(0);

describe('recovery', () => {
  test('mails a link; with it the password is another, the lock is lifted and every session ends', async () => {
    const user = await people.make();
    const session = await portal.api.as(user.email, PASSWORD);
    for (let n = 0; n < 5; n += 1) await loginStatus(user.email, 'dit-is-niet-het-wachtwoord');
    expect(await loginStatus(user.email, PASSWORD)).toBe(423);
    const { status, bytes } = await recover(user.email.toUpperCase());
    expect([status, bytes.length]).toEqual([204, 0]);
    const mail = await mailbox.newest(user.email);
    expect(mail.text).toMatch(new RegExp(`^${portal.url}/password/reset\\?token=[\\w-]{43}$`, 'm'));
    expect((await session.get('/profile')).status).toBe(200);
    const { status: done, headers } = await reset(tokenIn(mail));
    expect(done).toBe(204);
    // No session starts, and what the browser held of another one goes.
    expect(headers.get('set-cookie')).toMatch(/^portal_refresh=; .*expires=Thu, 01 Jan 1970/i);
    expect((await session.get('/profile')).status).toBe(401);
    expect(await loginStatus(user.email, PASSWORD)).toBe(401);
    expect(await loginStatus(user.email, NEW)).toBe(200);
  });

  test('works once, for the first to use it', async () => {
    const user = await people.make();
    const token = await recovering(user);
    const answers = await Promise.all(
      ['een', 'twee', 'drie'].map((word) => {
        const password = `${NEW} ${word}`;
        return reset(token, { password, password_confirmation: password });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
    await refusesToken(token);
  });

  test('works for 60 minutes', async () => {
    const token = await recovering(await people.make());
    const { rows } = await sql(
      'select extract(epoch from expires_at - now()) as left from portal_password_links order by id desc limit 1',
    );
    expect(Number(rows[0].left) / 60).toBeCloseTo(60, 0);
    await sql(`update portal_password_links set expires_at = now() - interval '1 second'`);
    await refusesToken(token);
  });

  test('counts the newest mail only', async () => {
    const user = await people.make();
    const first = await recovering(user);
    const second = await recovering(user, 2);
    await refusesToken(first);
    expect((await reset(second)).status).toBe(204);
  });

  test.each([
    ['another address', { email: 'verhuisd@example.org' }],
    ['deactivation', { isActive: false }],
    ['a password that an admin sets', { password: 'van-de-beheerder-zelf' }],
  ])('ends with %s', async (_name, changes) => {
    const user = await people.make();
    const token = await recovering(user);
    expect((await people.change(user, changes)).status).toBe(200);
    await refusesToken(token);
  });

  test('ends with the account, also for who gets the address later', async () => {
    const user = await people.make();
    const token = await recovering(user);
    await admin.delete(`/users/${user.id}`);
    await people.make({ email: user.email });
    await refusesToken(token);
  });

  test('ends when the password is changed by its owner', async () => {
    const user = await people.make();
    const token = await recovering(user);
    const session = await portal.api.as(user.email, PASSWORD);
    const passwords = { current_password: PASSWORD, password: NEW, password_confirmation: NEW };
    expect((await session.put('/auth/password', passwords)).status).toBe(204);
    await refusesToken(token);
  });

  test('answers the same for an unknown and an inactive address, who get no mail', async () => {
    const [known, inactive] = [await people.make(), await people.make({ isActive: false })];
    const answers = [
      await recover(known.email),
      await recover(inactive.email),
      await recover('niemand@example.org'),
    ];
    const shown = answers.map(({ status, headers, bytes }) => ({
      status,
      bytes: bytes.length,
      headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
    }));
    expect(shown[1]).toEqual(shown[0]);
    expect(shown[2]).toEqual(shown[0]);
    await mailbox.newest(known.email);
    await allSent();
    expect(await mailbox.to(inactive.email)).toEqual([]);
    expect(await mailbox.to('niemand@example.org')).toEqual([]);
  });

  test('leaves no token in the database', async () => {
    const user = await people.make();
    const token = await recovering(user);
    const { rows } = await sql(`
      select (select json_agg(l) from portal_password_links l)::text as links,
        (select json_agg(m) from portal_mails m)::text as mails, (select json_agg(a) from portal_audit a)::text as log`);
    expect(JSON.stringify(rows)).toContain(user.email);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('is in the log, without the link', async () => {
    const user = await people.make();
    await reset(await recovering(user));
    const { rows } = await sql(
      `select action, details::json from portal_audit where subject = '${user.id}' and action like 'auth.%' order by id`,
    );
    expect(rows).toEqual([
      { action: 'auth.recover', details: { email: user.email, isActive: true } },
      { action: 'auth.reset', details: {} },
    ]);
  });

  test.each([
    undefined,
    '',
    'geen adres',
    7,
    ['a@example.org'],
    { $ne: null },
    'a@example.org\nCc: b@example.org',
  ])('refuses what is no address: %j', async (email) => {
    const { status, body } = await recover(email);
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual(['email']);
  });
});

describe('a reset', () => {
  test.each([undefined, '', 'rommel', 7, ['a'], { $ne: null }, 'x'.repeat(2000)])(
    'refuses as a token: %j',
    refusesToken,
  );

  test('with a password that is refused leaves the token good', async () => {
    const user = await people.make();
    const token = await recovering(user);
    const cases = [
      [{ password: 'kort', password_confirmation: 'kort' }, 'password'],
      [{ password: 'Q1w2e3r4t5y6', password_confirmation: 'Q1w2e3r4t5y6' }, 'password'],
      [{ password_confirmation: `${NEW}!` }, 'password_confirmation'],
      [{ email: ADMIN.email }, 'email'],
    ] as const;
    for (const [more, field] of cases) {
      const { status, body } = await reset(token, more);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    }
    expect((await reset(token)).status).toBe(204);
    expect(await loginStatus(ADMIN.email, ADMIN.password)).toBe(200);
  });

  test('ignores a bearer that does not count', async () => {
    const stranger = portal.api.bearer('rommel');
    expect((await stranger.post('/auth/password/email', { email: 'x@example.org' })).status).toBe(204);
    expect((await stranger.post('/auth/password/reset', {})).status).toBe(400);
  });
});

describe('an invitation', () => {
  const invite = async (more: object = {}) => {
    const { status, body } = await admin.post<One>('/users', people.person(more));
    expect(status).toBe(200);
    return body.data;
  };

  test('goes to a new user without a password, who chooses one within 7 days', async () => {
    const user = await invite({ firstName: 'Sanne Bcc: x@example.org', roles: ['admin'] });
    const mail = await mailbox.newest(user.email);
    expect(mail.text).toContain('Hallo Sanne Bcc: x@example.org,\n');
    expect(mail.text).toContain('De link werkt 7 dagen');
    const { rows } = await sql(
      'select extract(epoch from expires_at - now()) as left from portal_password_links order by id desc limit 1',
    );
    expect(Number(rows[0].left) / 86_400).toBeCloseTo(7, 2);
    expect((await reset(tokenIn(mail))).status).toBe(204);
    const session = await portal.api.as(user.email, NEW);
    expect((await session.get('/users')).status).toBe(200);
    const log = await sql(
      `select action from portal_audit where subject = '${user.id}' and action like 'user.%' order by id`,
    );
    expect(log.rows).toEqual([{ action: 'user.create' }, { action: 'user.invite' }]);
  });

  test('logs in who chose a password with it, unless a page of another site asks', async () => {
    const user = await invite();
    const token = tokenIn(await mailbox.newest(user.email));
    const fields = { token, password: NEW, password_confirmation: NEW };
    const elsewhere = { Origin: 'https://elders.example' };
    expect((await portal.api.post('/auth/password/reset', fields, elsewhere)).status).toBe(403);
    const { status, headers } = await portal.api.post('/auth/password/reset', fields);
    expect(status).toBe(204);
    const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
    const { body } = await portal.api.post<{ access_token: string }>('/auth/refresh', undefined, {
      Cookie: cookie,
    });
    const { email } = (await portal.api.bearer(body.access_token).get<{ data: User }>('/profile')).body.data;
    expect(email).toBe(user.email);
  });

  test('stays good when a recovery is asked for; each link ends with the first that is used', async () => {
    const user = await invite();
    const invitation = tokenIn(await mailbox.newest(user.email));
    await recover(user.email);
    await mailbox.newest(user.email, 2);
    const tokens = (await mailbox.to(user.email)).map(tokenIn);
    const recovery = tokens.find((token) => token !== invitation) ?? '';
    expect((await reset(invitation)).status).toBe(204);
    await refusesToken(recovery);
    expect(await loginStatus(user.email, NEW)).toBe(200);
  });

  test('does not go to who has a password, nor out again with later changes', async () => {
    const [made, invited] = [await people.make(), await invite()];
    await people.change(invited, { firstName: 'Sam', roles: ['admin'] });
    await mailbox.newest(invited.email);
    await allSent();
    expect(await mailbox.to(made.email)).toEqual([]);
    expect(await mailbox.to(invited.email)).toHaveLength(1);
  });

  test('does not go out when the user is not made, or inactive', async () => {
    const taken = await admin.post('/users', people.person({ email: ADMIN.email }));
    expect(taken.status).toBe(409);
    const inactive = await invite({ isActive: false });
    await allSent();
    expect(await mailbox.to(inactive.email)).toEqual([]);
    expect(await mailbox.to(ADMIN.email)).toEqual([]);
  });
});
