import { beforeAll, describe, expect, test } from 'vitest';
import { type List, type One, PASSWORD, type Refusal } from '../support/people';
import { admin, groupNames, groups, people, portal, setUpPortal } from '../support/shared-portal';

setUpPortal();

const loginStatus = async (email: string, password = PASSWORD) =>
  (await portal.api.post('/auth/login', { email, password })).status;

describe('a user', () => {
  test('is made with few words, by the defaults of the contract', async () => {
    const { body } = await admin.post<One>(
      '/users',
      people.person({ email: '  Kleine.Letters@Example.ORG ' }),
    );
    expect(body).toEqual({
      data: {
        id: expect.stringMatching(/^[a-z0-9]+$/),
        firstName: 'Sanne',
        lastName: 'de Vries',
        name: 'Sanne de Vries',
        email: 'kleine.letters@example.org',
        description: '',
        roles: [{ name: 'user' }],
        groups: [],
        isActive: true,
        lastLoginAt: null,
        invitedAt: expect.any(String),
      },
    });
  });

  test('is made with all there is, and read under both prefixes', async () => {
    const made = await people.make({
      description: 'Werkt op dinsdag.',
      roles: ['admin'],
      groups: [groups[1], groups[0], groups[1]],
      isActive: false,
    });
    expect(made).toMatchObject({
      description: 'Werkt op dinsdag.',
      roles: [{ name: 'admin' }],
      isActive: false,
    });
    expect(made.groups).toEqual([
      { id: groups[0], name: groupNames[0], permissions: ['view'] },
      { id: groups[1], name: groupNames[1], permissions: ['view'] },
    ]);
    for (const path of [`/users/${made.id}`, `/admin/users/${made.id}`]) {
      expect((await admin.get<One>(path)).body.data).toEqual(made);
    }
  });

  test('keeps what a change leaves out', async () => {
    const made = await people.make({ description: 'Blijft staan', groups });
    const { body } = await people.change(made, { lastName: 'Jansen' });
    expect(body.data).toEqual({ ...made, lastName: 'Jansen', name: 'Sanne Jansen' });
    expect((await people.change(made, {})).body.data).toEqual(body.data);
    expect(await loginStatus(made.email)).toBe(200);
  });

  test('without a password cannot log in until there is one', async () => {
    const { body } = await admin.post<One>('/users', people.person());
    expect(await loginStatus(body.data.email)).toBe(401);
    await people.change(body.data, { password: PASSWORD });
    expect(await loginStatus(body.data.email)).toBe(200);
    const { body: after } = await admin.get<One>(`/users/${body.data.id}`);
    expect(Date.now() - new Date(after.data.lastLoginAt ?? 0).getTime()).toBeLessThan(60_000);
  });

  test('is deleted with the sessions', async () => {
    const made = await people.make();
    const session = await portal.api.as(made.email, PASSWORD);
    const { status, bytes } = await admin.delete(`/users/${made.id}`);
    expect([status, bytes.length]).toEqual([204, 0]);
    expect((await session.get('/profile')).status).toBe(401);
    expect((await admin.get(`/users/${made.id}`)).status).toBe(404);
    expect(await loginStatus(made.email)).toBe(401);
  });

  test('never shows a password in any form', async () => {
    const { bytes } = await admin.get('/users?pageSize=500');
    expect(bytes.toString()).not.toMatch(/password|argon2|resetPasswordToken|confirmationToken/i);
  });
});

describe('an address', () => {
  test('is taken whatever its capitals: 409 at email', async () => {
    const first = await people.make();
    const again = await admin.post<Refusal>('/users', people.person({ email: first.email.toUpperCase() }));
    expect(again.status).toBe(409);
    expect(Object.keys(again.body.errors ?? {})).toEqual(['email']);
    const second = await people.make();
    expect((await people.change(second, { email: first.email })).status).toBe(409);
    expect((await people.change(first, { email: first.email.toUpperCase() })).status).toBe(200);
  });

  test('is given once to many who ask at the same moment', async () => {
    const one = people.person();
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin.post('/users', one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

describe('the list', () => {
  beforeAll(async () => {
    await people.make({ firstName: 'Zoë', lastName: 'van Aalst', email: 'zoe@ziekenhuis.example' });
    await people.make({
      firstName: 'bob',
      lastName: 'Zwart',
      email: 'bob_1@ziekenhuis.example',
      roles: ['admin'],
      isActive: false,
    });
    await people.make({ firstName: 'Chris', lastName: 'Maas', email: 'chris@ziekenhuis.example' });
  });
  const firstNames = async (query: string) => {
    const { body } = await admin.get<List>(`/users?${query}`);
    return body.data.map(({ name }) => name.split(' ')[0]);
  };

  test('is by name, and sorts by fields of the wire', async () => {
    expect(await firstNames('search=ziekenhuis.example')).toEqual(['Zoë', 'Chris', 'bob']);
    expect(await firstNames('search=ziekenhuis.example&sort=lastName:asc')).toEqual(['Zoë', 'Chris', 'bob']);
    expect(await firstNames('search=ziekenhuis.example&sort=email:desc')).toEqual(['Zoë', 'Chris', 'bob']);
    expect((await firstNames('search=ziekenhuis.example&sort=isActive:asc'))[0]).toBe('bob');
    expect((await firstNames('search=ziekenhuis.example&sort=roles:asc'))[0]).toBe('bob');
    expect((await admin.get('/admin/users?sort=lastLoginAt:desc')).status).toBe(200);
  });

  test('finds every word, in names and addresses, literally', async () => {
    expect(await firstNames('search=aalst%20zo')).toEqual(['Zoë']);
    expect(await firstNames('search=BOB_1')).toEqual(['bob']);
    expect(await firstNames('search=%25')).toEqual([]);
  });

  test('comes in pages that together hold everybody once', async () => {
    const [, domain = ''] = people.person().email.split('@');
    const read = async (query: string) => (await admin.get<List>(`/users?search=${domain}&${query}`)).body;
    const body = await read('pageSize=500');
    const ids: string[] = [];
    for (let page = 1; page <= Math.ceil(body.meta.pagination.total / 3); page += 1)
      ids.push(...(await read(`pageSize=3&page=${page}`)).data.map(({ id }) => id));
    expect(ids).toEqual(body.data.map(({ id }) => id));
    expect(ids).toHaveLength(body.meta.pagination.total);
  });

  test.each([
    'sort=password:asc',
    'sort=passwordHash:asc',
    'sort=blocked:asc',
    'sort=__proto__:asc',
    'pageSize=0',
    'search=%00',
  ])('refuses ?%s', async (query) => {
    expect((await admin.get(`/users?${query}`)).status).toBe(400);
  });
});

test.each(['onbekend', '%00', 'me', 'count', '1'])('an id that is none: 404 (%s)', async (id) => {
  expect((await admin.get(`/users/${id}`)).status).toBe(404);
  expect((await admin.put(`/users/${id}`, { firstName: 'Iets' })).status).toBe(404);
  expect((await admin.delete(`/users/${id}`)).status).toBe(404);
});

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
