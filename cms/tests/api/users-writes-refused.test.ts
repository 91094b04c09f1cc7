import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { type List, type One, PASSWORD, getPeople, type Refusal, twoGroups } from '../support/people';
import { startPortal } from '../support/portal';

let portal: Awaited<ReturnType<typeof startPortal>>;
let admin: Client;
let people: ReturnType<typeof getPeople>;
let groups: [string, string];

beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
  people = getPeople(admin);
  groups = await twoGroups(admin);
});
afterAll(() => portal.stop());

const loginStatus = async (email: string, password = PASSWORD) =>
  (await portal.api.post('/auth/login', { email, password })).status;

describe('a bad write gets a 400 at its field and changes nothing', () => {
  const cases: [string, object, string[]][] = [
    ['empty names', { firstName: '', lastName: '  ' }, ['firstName', 'lastName']],
    ['no address', { email: 'geen adres' }, ['email']],
    ['an address with a line break', { email: 'a@example.org\nBcc: b@example.org' }, ['email']],
    [
      'wrong types',
      { firstName: 1, email: ['a'], isActive: 'ja', roles: 'admin', groups: 'x', description: null },
      ['description', 'email', 'firstName', 'groups', 'isActive', 'roles'],
    ],
    ['an unknown role', { roles: ['superadmin'] }, ['roles.0']],
    ['no role', { roles: [] }, ['roles']],
    ['two roles', { roles: ['user', 'admin'] }, ['roles']],
    ['roles as objects', { roles: [{ name: 'admin' }] }, ['roles.0']],
    ['an unknown group', { groups: ['onbekend'] }, ['groups.0']],
    ['groups as objects', { groups: [{ id: 'x' }] }, ['groups.0']],
    ['rubbish as a group', { groups: ["' or 1=1"] }, ['groups.0']],
    [
      'long texts',
      { firstName: 'x'.repeat(101), description: 'x'.repeat(5001) },
      ['description', 'firstName'],
    ],
    ['NUL', { lastName: 'a\u0000b' }, ['lastName']],
    [
      'unknown keys',
      { blocked: false, role: 1, passwordHash: 'x', lastLoginAt: null },
      ['blocked', 'lastLoginAt', 'passwordHash', 'role'],
    ],
    ['a short password', { password: 'kort' }, ['password']],
    ['a long password', { password: 'x'.repeat(129) }, ['password']],
    ['a common password', { password: 'Password1234' }, ['password']],
    ['a repeated password', { password: '123456123456' }, ['password']],
    ['no text as password', { password: null }, ['password']],
  ];

  test.each(cases)('%s', async (_name, more, fields) => {
    const before = (await admin.get<List>('/users')).body;
    const { status, body } = await admin.post<Refusal>('/users', people.person(more));
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(fields);
    expect((await admin.get<List>('/users')).body).toEqual(before);
  });

  test.each(cases)('%s, in a change', async (_name, more, fields) => {
    const user = await people.make();
    const { status, body } = await admin.put<Refusal>(`/users/${user.id}`, { lastName: 'Anders', ...more });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(fields);
    expect((await admin.get<One>(`/users/${user.id}`)).body.data).toEqual(user);
    expect(await loginStatus(user.email)).toBe(200);
  });

  test('nothing at all', async () => {
    const { status, body } = await admin.post<Refusal>('/users', {});
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['email', 'firstName', 'lastName']);
  });

  test('only the groups that do not exist are to blame', async () => {
    const { status, body } = await admin.post<Refusal>(
      '/users',
      people.person({ groups: [groups[0], 'weg1', groups[1], 'weg2'] }),
    );
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual(['groups.1', 'groups.3']);
  });

  test('malformed, deep and huge bodies', async () => {
    const send = (raw: string) =>
      admin.send<Refusal>('POST', '/users', { raw, headers: { 'Content-Type': 'application/json' } });
    expect((await send('{"email":')).status).toBe(400);
    expect((await send('['.repeat(400_000))).status).toBe(400);
    expect((await send(JSON.stringify(people.person({ description: 'x'.repeat(6_000_000) })))).status).toBe(
      413,
    );
  });

  test('twelve to 128 characters count as people count them', async () => {
    await people.make({ password: '🙂🙃😉😊😇🥰😍🤩😘😗😚😙' });
    await people.make({ password: 'é'.repeat(64) + 'ü'.repeat(64) });
  });
});
