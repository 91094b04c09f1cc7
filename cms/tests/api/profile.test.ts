import { beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { getMailbox, tokenIn } from '../support/mailbox';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import { newWord } from '../support/words';

interface Profile {
  id: string;
  email: string;
  firstName: string;
  roles: { name: string }[];
  pendingEmail: string | null;
  hasPassword: boolean;
}
interface One {
  data: Profile;
}
interface Refusal {
  status: number;
  errors?: Record<string, string[]>;
}

const PASSWORD = 'een-gewoon-wachtwoord';

let portal: OwnPortal;
let admin: Client;
let mailbox: ReturnType<typeof getMailbox>;
let reader: Client;
let made: Profile;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  mailbox = getMailbox(portal.dataDir);
  const group = await admin.post<{ data: { id: string } }>('/groups', {
    name: `Zorg ${newWord()}`,
    permissions: ['view'],
  });
  const email = `noor@${newWord()}.example`;
  const { body } = await admin.post<One>('/users', {
    firstName: 'Noor',
    lastName: 'Bakker',
    email,
    groups: [group.body.data.id],
    password: PASSWORD,
  });
  made = body.data;
  reader = await portal.api.as(email, PASSWORD);
});

const sql = (statement: string) => portal.strapi.db.connection.raw(statement);

test('everybody sees their own account, private to them', async () => {
  const { body, headers } = await reader.get<One>('/profile');
  expect(body.data).toEqual({
    ...made,
    lastLoginAt: expect.any(String),
    pendingEmail: null,
    hasPassword: true,
  });
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('etag')).toMatch(/^"/);
});

test('and changes names and description, each on its own', async () => {
  const changed = await reader.put<One>('/profile', { description: 'Verpleegkundige', email: made.email });
  expect(changed.status).toBe(200);
  expect(changed.body.data).toMatchObject({ firstName: 'Noor', description: 'Verpleegkundige' });
  expect(changed.body.data.pendingEmail).toBeNull();
  await reader.put('/profile', { description: '' });
});

test.each([
  [
    'what only an admin changes',
    { roles: ['admin'], groups: [], isActive: true, password: PASSWORD },
    ['groups', 'isActive', 'password', 'roles'],
  ],
  ['an id', { id: 'x' }, ['id']],
  ['empty names', { firstName: ' ', lastName: '' }, ['firstName', 'lastName']],
  ['wrong types', { firstName: {}, email: 1, description: [] }, ['description', 'email', 'firstName']],
])('%s: 400, and nothing changes', async (_name, input, fields) => {
  const before = (await reader.get<One>('/profile')).body;
  const { status, body } = await reader.put<Refusal>('/profile', input);
  expect(status).toBe(400);
  expect(Object.keys(body.errors ?? {}).sort()).toEqual(fields);
  expect((await reader.get<One>('/profile')).body).toEqual(before);
});

describe('a changed address', () => {
  let count = 0;
  const someone = async () => {
    count += 1;
    const email = `wissel${count}@example.org`;
    const fields = { firstName: 'Wim', lastName: 'Wissel', email, password: PASSWORD };
    const { id } = (await admin.post<One>('/users', fields)).body.data;
    return { id, email, next: `nieuw${count}@example.org`, session: await portal.api.as(email, PASSWORD) };
  };
  type Someone = Awaited<ReturnType<typeof someone>>;
  const change = ({ session }: Someone, email: string, current_password?: unknown) =>
    session.put<Refusal & One>('/profile', { email, current_password });
  const confirm = (session: Client, token: unknown) =>
    session.post<Refusal>('/profile/email/confirm', { token });
  const refused = async (
    answer: Promise<{ status: number; body: Refusal }>,
    status: number,
    field: string,
  ) => {
    const { status: given, body } = await answer;
    expect([given, Object.keys(body.errors ?? {})]).toEqual([status, [field]]);
  };
  const getPending = async ({ session }: Someone) =>
    (await session.get<One>('/profile')).body.data.pendingEmail;
  const loginStatus = async (email: string, password = PASSWORD) =>
    (await portal.api.post('/auth/login', { email, password })).status;
  const asked = async (): Promise<Someone & { token: string }> => {
    const user = await someone();
    expect((await change(user, user.next.toUpperCase(), PASSWORD)).status).toBe(200);
    return { ...user, token: tokenIn(await mailbox.newest(user.next)) };
  };

  test('needs the present password', async () => {
    const user = await someone();
    await refused(change(user, user.next), 400, 'current_password');
    await refused(change(user, user.next, null), 400, 'current_password');
    await refused(change(user, user.next, 'dit-is-het-niet'), 400, 'current_password');
    expect(await getPending(user)).toBeNull();
  });

  test('counts once it is confirmed: then other sessions end, and the old address is done', async () => {
    const user = await asked();
    expect(await getPending(user)).toBe(user.next);
    expect([await loginStatus(user.email), await loginStatus(user.next)]).toEqual([200, 401]);
    const mail = await mailbox.newest(user.next);
    expect(mail.text).toMatch(new RegExp(`^${portal.url}/account/details\\?confirm=[\\w-]{43}$`, 'm'));
    const elsewhere = await portal.api.as(user.email, PASSWORD);
    const answer = await confirm(user.session, user.token);
    expect([answer.status, answer.bytes.length]).toEqual([204, 0]);
    const { body } = await user.session.get<One>('/profile');
    expect(body.data).toMatchObject({ email: user.next, pendingEmail: null });
    expect((await elsewhere.get('/profile')).status).toBe(401);
    expect([await loginStatus(user.email), await loginStatus(user.next)]).toEqual([401, 200]);
    await refused(confirm(user.session, user.token), 400, 'token');
  });

  test('is mailed to the old address; a reset with that link drops it', async () => {
    const user = await asked();
    const notice = await mailbox.newest(user.email);
    expect(notice.text).toMatch(new RegExp(`^${portal.url}/password/reset\\?token=[\\w-]{43}$`, 'm'));
    expect(notice.text).not.toContain(user.next);
    const password = 'een-heel-ander-wachtwoord';
    const fields = { token: tokenIn(notice), password, password_confirmation: password };
    expect((await portal.api.post('/auth/password/reset', fields)).status).toBe(204);
    expect((await user.session.get('/profile')).status).toBe(401);
    const session = await portal.api.as(user.email, password);
    expect(await getPending({ ...user, session })).toBeNull();
    await refused(confirm(session, user.token), 400, 'token');
  });

  test('is confirmed by its owner only, within 24 hours, with the newest link', async () => {
    const user = await asked();
    const other = await someone();
    await refused(confirm(other.session, user.token), 400, 'token');
    expect((await confirm(portal.api, user.token)).status).toBe(401);
    const another = `${user.next}.example`;
    expect((await change(user, another, PASSWORD)).status).toBe(200);
    expect(await getPending(user)).toBe(another);
    await refused(confirm(user.session, user.token), 400, 'token');
    const token = tokenIn(await mailbox.newest(another));
    await sql(`update portal_email_changes set expires_at = now() + interval '23 hours' - interval '1 day'`);
    expect(await getPending(user)).toBeNull();
    await refused(confirm(user.session, token), 400, 'token');
    for (const rubbish of [undefined, '', 7, ['a'], { $ne: null }]) {
      await refused(confirm(user.session, rubbish), 400, 'token');
    }
  });

  test('that another user has: 409 at email, also when they got it meanwhile', async () => {
    const user = await asked();
    await refused(change(user, 'beheerder@example.org', PASSWORD), 409, 'email');
    expect(await getPending(user)).toBe(user.next);
    await admin.post('/users', { firstName: 'Eer', lastName: 'Der', email: user.next });
    await refused(confirm(user.session, user.token), 409, 'email');
  });

  test('is dropped when an admin gives another one or a password', async () => {
    for (const fields of [{ email: 'van-de-beheerder@example.org' }, { password: `${PASSWORD}-2` }]) {
      const user = await asked();
      await admin.put(`/users/${user.id}`, fields);
      const left = await sql(`select email from portal_email_changes where email = '${user.next}'`);
      expect(left.rows).toEqual([]);
    }
  });

  test('of a user who only logs in through a staff portal: 400 at email', async () => {
    const user = await someone();
    await sql(`update up_users set password_hash = null where email = '${user.email}'`);
    await refused(change(user, user.next), 400, 'email');
    await refused(change(user, user.next, PASSWORD), 400, 'email');
    expect((await user.session.get<One>('/profile')).body.data.hasPassword).toBe(false);
    const passwords = {
      current_password: 'x',
      password: `${PASSWORD}-2`,
      password_confirmation: `${PASSWORD}-2`,
    };
    await refused(user.session.put<Refusal>('/auth/password', passwords), 400, 'current_password');
  });
});

test('without a login: 401', async () => {
  expect((await portal.api.get('/profile')).status).toBe(401);
  expect((await portal.api.put('/profile', { firstName: 'X' })).status).toBe(401);
  expect((await portal.api.post('/profile/email/confirm', { token: 'x' })).status).toBe(401);
});
