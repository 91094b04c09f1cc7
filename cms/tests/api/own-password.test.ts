import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { PASSWORD, getPeople, type Refusal, type User } from '../support/people';
import type { Portal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';

const NEW = 'nieuw wachtwoord, lang genoeg';

let portal: Portal;
let make: () => Promise<User>;

beforeAll(async () => {
  portal = await sharedPortal();
  ({ make } = getPeople(await portal.admin()));
});

const change = (client: Client, changes: object = {}) =>
  client.put<Refusal>('/auth/password', {
    current_password: PASSWORD,
    password: NEW,
    password_confirmation: NEW,
    ...changes,
  });
const isIn = async (client: Client): Promise<boolean> => (await client.get('/profile')).status === 200;

test('a new password replaces the old one, and every other session ends', async () => {
  const { email } = await make();
  const [here, elsewhere] = [await portal.api.as(email, PASSWORD), await portal.api.as(email, PASSWORD)];
  expect((await change(here)).status).toBe(204);
  expect(await isIn(here)).toBe(true);
  expect(await isIn(elsewhere)).toBe(false);
  expect((await portal.api.post('/auth/login', { email, password: PASSWORD })).status).toBe(401);
  expect(await isIn(await portal.api.as(email, NEW))).toBe(true);
});

test.each([
  ['the wrong current one', { current_password: 'een ander wachtwoord' }, 'current_password'],
  ['none at all', { current_password: undefined }, 'current_password'],
  ['one that is too short', { password: 'kort', password_confirmation: 'kort' }, 'password'],
  [
    'one that many people use',
    { password: '123456789012', password_confirmation: '123456789012' },
    'password',
  ],
  ['one that is too long', { password: 'x'.repeat(129), password_confirmation: 'x'.repeat(129) }, 'password'],
  ['another repeat', { password_confirmation: `${NEW}!` }, 'password_confirmation'],
  ['a number', { password: 123456789012, password_confirmation: 123456789012 }, 'password'],
  ['an unknown key', { extra: true }, 'extra'],
])('%s is refused at its field, and nothing changes', async (_name, changes, field) => {
  const { email } = await make();
  const client = await portal.api.as(email, PASSWORD);
  const { status, body } = await change(client, changes);
  expect(status).toBe(400);
  expect(body.errors).toHaveProperty(field);
  expect(await isIn(await portal.api.as(email, PASSWORD))).toBe(true);
});

test('without a login there is no password to change', async () => {
  expect((await change(portal.api)).status).toBe(401);
});
