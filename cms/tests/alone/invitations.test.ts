import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '../../src/http/rate-limits/table';
import { getLines } from '../support/audit';
import type { Client } from '../support/client';
import { getMailbox, tokenIn } from '../support/mailbox';
import { type One, PASSWORD, getPeople, type Refusal, type User } from '../support/people';
import { startPortal } from '../support/portal';

let portal: Awaited<ReturnType<typeof startPortal>>;
let admin: Client;
let people: ReturnType<typeof getPeople>;
let mailbox: ReturnType<typeof getMailbox>;

beforeAll(async () => {
  portal = await startPortal({ env: { RATE_LIMIT: 'on' } });
  admin = await portal.admin();
  people = getPeople(admin);
  mailbox = getMailbox(portal.dataDir);
});
afterAll(() => portal.stop());

const invited = async (): Promise<User> => (await admin.post<One>('/users', people.person())).body.data;
const inviteAgain = ({ id }: Pick<User, 'id'>) => admin.post<Refusal>(`/users/${id}/invitation`);
const choose = async (token: string) =>
  (
    await portal.api.post('/auth/password/reset', {
      token,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    })
  ).status;

test('an invitation is mailed again; only its own link works', async () => {
  const user = await invited();
  expect(Date.now() - Date.parse(user.invitedAt ?? '')).toBeLessThan(60_000);
  const first = tokenIn(await mailbox.newest(user.email));
  const { status, bytes } = await inviteAgain(user);
  expect([status, bytes.length]).toEqual([204, 0]);
  const { invitedAt } = (await admin.get<One>(`/users/${user.id}`)).body.data;
  expect(Date.parse(invitedAt ?? '')).toBeGreaterThan(Date.parse(user.invitedAt ?? ''));
  const mail = await mailbox.newest(user.email, 2);
  const tokens = (await mailbox.to(user.email)).map(tokenIn);
  const second = tokens.find((token) => token !== first) ?? '';
  expect(mail.subject).toContain('Je hebt een account');
  expect(await choose(first)).toBe(400);
  expect(await choose(second)).toBe(204);
  expect(await getLines(admin, { subject: user.id, action: 'user.invite' })).toHaveLength(2);
});

test('who was given a password and never came may be invited; once they came no longer', async () => {
  const user = await people.make();
  expect((await inviteAgain(user)).status).toBe(204);
  await portal.api.as(user.email, PASSWORD);
  const { status, body } = await inviteAgain(user);
  expect([status, body.errors]).toEqual([409, undefined]);
  expect(body.message).toContain('al een wachtwoord');
  expect(await getLines(admin, { subject: user.id, action: 'user.invite' })).toHaveLength(1);
});

test('who came by a staff portal and has no password may be invited', async () => {
  const user = await invited();
  const row = portal.strapi.db.connection('up_users').where('document_id', user.id);
  await row.update({ last_login_at: new Date() });
  expect((await inviteAgain(user)).status).toBe(204);
});

test('an account that is not active gets no mail: 409', async () => {
  const user = (await admin.post<One>('/users', people.person({ isActive: false }))).body.data;
  const { status, body } = await inviteAgain(user);
  expect(status).toBe(409);
  expect(body.message).toContain('niet actief');
  expect(await mailbox.to(user.email)).toEqual([]);
});

test.each(['onbekend', '%00', 'me', '1'])('an id that is none: 404 (%s)', async (id) => {
  expect((await inviteAgain({ id })).status).toBe(404);
});

test('nobody is mailed without end, and others go on', async () => {
  const [user, other] = [await invited(), await invited()];
  const { points } = LIMITS.invite.perSubject;
  await inviteAgain(user);
  await portal.strapi.db.connection.raw(
    `update portal_limits set points = ${points} where key = 'invite.perSubject:${user.id}'`,
  );
  const refused = await inviteAgain(user);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await inviteAgain(other)).status).toBe(204);
});
