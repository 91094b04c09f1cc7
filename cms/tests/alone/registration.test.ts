import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { getMailbox, tokenIn } from '../support/mailbox';
import type { List, One, Refusal } from '../support/people';
import { ADMIN, type OwnPortal, startPortal } from '../support/portal';

const PASSWORD = 'zelf-gekozen-wachtwoord';

let portal: OwnPortal;
let admin: Client;
let mailbox: ReturnType<typeof getMailbox>;

beforeAll(async () => {
  portal = await startPortal({ env: { REGISTRATION_DOMAINS: 'example.org, Zorg.example' } });
  admin = await portal.admin();
  mailbox = getMailbox(portal.dataDir);
});
afterAll(() => portal.stop());

let count = 0;
const newcomer = (more: object = {}) => {
  count += 1;
  const email = `nieuw${count}@example.org`;
  const fields = { firstName: 'Nina', lastName: 'Nieuw', email, password: PASSWORD };
  return { ...fields, password_confirmation: PASSWORD, ...more };
};
const register = (fields: object) => portal.api.post<Refusal>('/auth/register', fields);
const confirm = (token: unknown, password: unknown = PASSWORD) =>
  portal.api.post<Refusal>('/auth/register/confirm', { token, password });
const loginStatus = async (email: string, password = PASSWORD) =>
  (await portal.api.post('/auth/login', { email, password })).status;
const found = async (email: string) => (await admin.get<List>(`/users?search=${email}`)).body.data;
const sql = (statement: string) => portal.strapi.db.connection.raw(statement);

async function registered(more: object = {}) {
  const fields = newcomer(more);
  expect((await register(fields)).status).toBe(204);
  return { ...fields, token: tokenIn(await mailbox.newest(fields.email)) };
}

const refusesToken = async (token: unknown) => {
  const { status, body } = await confirm(token);
  expect(status).toBe(400);
  expect(Object.keys(body.errors ?? {})).toEqual(['token']);
};

const refusesPassword = async (token: unknown, password: unknown) => {
  const { status, body } = await confirm(token, password);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['password']]);
};

describe('a registration', () => {
  test('is an account once it is confirmed, not before: role user, no groups', async () => {
    const fields = newcomer({ email: ' Nina.N@Example.ORG' });
    const { status, bytes } = await register(fields);
    expect([status, bytes.length]).toEqual([204, 0]);
    const mail = await mailbox.newest('nina.n@example.org');
    expect(mail.text).toMatch(new RegExp(`^${portal.url}/login\\?confirm=[\\w-]{43}$`, 'm'));
    expect(await loginStatus('nina.n@example.org')).toBe(401);
    expect(await found('nina.n@example.org')).toEqual([]);
    expect((await confirm(tokenIn(mail))).status).toBe(204);
    const [account] = await found('nina.n@example.org');
    const { rows } = await sql(
      `select action, actor_id from portal_audit where subject = '${account?.id ?? ''}' order by id`,
    );
    expect(rows).toContainEqual({ action: 'auth.confirm', actor_id: account?.id });
    const session = await portal.api.as('nina.n@example.org', PASSWORD);
    expect((await session.get<One>('/profile')).body.data).toMatchObject({
      name: 'Nina Nieuw',
      email: 'nina.n@example.org',
      description: '',
      isActive: true,
      roles: [{ name: 'user' }],
      groups: [],
    });
  });

  test('is confirmed once, by the first to use it', async () => {
    const { email, token } = await registered();
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
    await refusesToken(token);
    expect(await found(email)).toHaveLength(1);
  });

  test('stays as it is when the address is registered again: each link belongs to its own', async () => {
    const stranger = await registered({ firstName: 'Vreemd' });
    const other = `${PASSWORD}-van-de-eigenaar`;
    const owner = { ...newcomer(), email: stranger.email.toUpperCase(), firstName: 'Noor' };
    await register({ ...owner, password: other, password_confirmation: other });
    await mailbox.newest(stranger.email, 2);
    const mails = await mailbox.to(stranger.email);
    const token = mails.map(tokenIn).find((each) => each !== stranger.token);
    await refusesPassword(stranger.token, other);
    await refusesPassword(token, PASSWORD);
    expect(await found(stranger.email)).toEqual([]);
    expect((await confirm(token, other)).status).toBe(204);
    expect((await found(stranger.email)).map(({ name }) => name)).toEqual(['Noor Nieuw']);
    await refusesToken(stranger.token);
    expect(await loginStatus(stranger.email)).toBe(401);
    expect(await loginStatus(stranger.email, other)).toBe(200);
  });

  test('takes the password that was given in it; a wrong one leaves the link good', async () => {
    const { email, token } = await registered();
    await refusesPassword(token, null);
    await refusesPassword(token, '');
    await refusesPassword(token, { $ne: null });
    await refusesPassword(token, `${PASSWORD}!`);
    expect(await found(email)).toEqual([]);
    expect((await confirm(token)).status).toBe(204);
  });

  test('is locked after five wrong passwords, as a login is', async () => {
    const { email, token } = await registered();
    for (let n = 0; n < 5; n += 1) await refusesPassword(token, 'dit-is-niet-het-wachtwoord');
    expect((await confirm(token)).status).toBe(423);
    await sql('delete from portal_login_attempts');
    expect((await confirm(token)).status).toBe(204);
    expect(await found(email)).toHaveLength(1);
  });

  test('ends after 24 hours', async () => {
    const { email, token } = await registered();
    const { rows } = await sql(
      `select extract(epoch from expires_at - now()) as left from portal_registrations where email = '${email}'`,
    );
    expect(Number(rows[0].left) / 3600).toBeCloseTo(24, 1);
    await sql(`update portal_registrations set expires_at = now() - interval '1 second'`);
    await refusesToken(token);
    expect(await found(email)).toEqual([]);
  });

  test('ends when an admin made the account meanwhile', async () => {
    const { email, token } = await registered();
    await admin.post('/users', { firstName: 'Van', lastName: 'Beheer', email });
    await refusesToken(token);
    expect((await found(email)).map(({ name }) => name)).toEqual(['Van Beheer']);
    expect(await loginStatus(email)).toBe(401);
  });

  test('of a taken address gets the same answer, and its owner a mail without a link to confirm', async () => {
    const free = await register(newcomer());
    const taken = await register(newcomer({ email: ADMIN.email }));
    const shown = ({ headers }: { headers: Headers }) =>
      [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
    expect([taken.status, taken.bytes.length]).toEqual([204, 0]);
    expect(shown(taken)).toEqual(shown(free));
    const mail = await mailbox.newest(ADMIN.email);
    expect(mail.subject).toBe('Je hebt al een account voor de huisstijl van Noorderlicht');
    expect(mail.text).not.toMatch(/confirm=|Nina|Nieuw/);
    expect(await loginStatus(ADMIN.email)).toBe(401);
    expect(await loginStatus(ADMIN.email, ADMIN.password)).toBe(200);
  });

  test('says nothing in its mail that the one who registers typed', async () => {
    const { email } = await registered({ firstName: 'Klik op', lastName: 'https://kwaad.example.net' });
    const mail = await mailbox.newest(email);
    expect(`${mail.text ?? ''}${mail.html ?? ''}${mail.subject ?? ''}`).not.toMatch(/klik\s|kwaad/i);
  });

  test('leaves no token in the database', async () => {
    const { token } = await registered();
    const { rows } = await sql(`
      select (select json_agg(r) from portal_registrations r)::text as registrations,
        (select json_agg(m) from portal_mails m)::text as mails, (select json_agg(a) from portal_audit a)::text as log`);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  });
});

describe('what is refused at its field', () => {
  const cases: [string, object, string[]][] = [
    ['a short password', { password: 'kort', password_confirmation: 'kort' }, ['password']],
    ['a common password', { password: '1qaz2WSX3edc', password_confirmation: '1qaz2WSX3edc' }, ['password']],
    ['another repeat', { password_confirmation: `${PASSWORD}!` }, ['password_confirmation']],
    ['no repeat', { password_confirmation: undefined }, ['password_confirmation']],
    ['empty names', { firstName: ' ', lastName: '' }, ['firstName', 'lastName']],
    ['no address', { email: 'nina' }, ['email']],
    ['an address with a line break', { email: 'nina@example.org\nBcc: x@example.org' }, ['email']],
    ['an address elsewhere', { email: 'nina@elders.example' }, ['email']],
    ['an address below the domain', { email: 'nina@sub.example.org' }, ['email']],
    ['a role', { roles: ['admin'] }, ['roles']],
    ['wrong types', { email: { $ne: null }, firstName: ['Nina'] }, ['email', 'firstName']],
  ];
  test.each(cases)('%s', async (_name, more, fields) => {
    const { status, body } = await register(newcomer(more));
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(fields);
  });

  test('another domain that is allowed is fine', async () => {
    expect((await register(newcomer({ email: 'nina@ZORG.example' }))).status).toBe(204);
  });

  test.each([undefined, '', 'rommel', 7, ['a'], { $ne: null }, 'x'.repeat(2000)])(
    'as a token: %j',
    refusesToken,
  );

  test('a token of a link for a password', async () => {
    const { email, token } = await registered();
    await confirm(token);
    await portal.api.post('/auth/password/email', { email });
    await refusesToken(tokenIn(await mailbox.newest(email, 2)));
  });
});

describe('what an admin sets counts at once', () => {
  const set = async (settings: object) => {
    expect((await admin.put('/admin/site', settings)).status).toBe(200);
  };

  test('where registration is closed nobody gets in by it: 403', async () => {
    const { token } = await registered();
    await set({ registration: 'closed' });
    try {
      const answers = [await register(newcomer()), await register({}), await confirm(token)];
      for (const { status, body } of answers) expect([status, body.errors]).toEqual([403, undefined]);
    } finally {
      await set({ registration: 'open' });
    }
    expect((await confirm(token)).status).toBe(204);
  });

  test('other domains, and none for any', async () => {
    const elsewhere = () => newcomer({ email: `nieuw${(count += 1)}@elders.example` });
    const status = async () => (await register(elsewhere())).status;
    expect(await status()).toBe(400);
    await set({ registrationDomains: ['@Elders.example'] });
    expect(await status()).toBe(204);
    expect((await register(newcomer())).status).toBe(400);
    await set({ registrationDomains: [] });
    expect(await status()).toBe(204);
    await set({ registrationDomains: ['example.org', 'zorg.example'] });
    expect(await status()).toBe(400);
  });

  test('what a maintainer typed that is no domain opens nothing', async () => {
    const { rows } = await sql(
      'update portal_site set registration_domains = $$, alleen personeel$$ returning id',
    );
    expect(rows).toHaveLength(1);
    await expect.poll(async () => (await register(newcomer())).status).toBe(400);
    await set({ registrationDomains: ['example.org', 'zorg.example'] });
  });
});

test('a bearer that does not count is ignored', async () => {
  const stranger = portal.api.bearer('rommel');
  expect((await stranger.post('/auth/register', newcomer())).status).toBe(204);
  expect((await stranger.post('/auth/register/confirm', { token: 'x' })).status).toBe(400);
});
