import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { leaveOneAdmin } from '../support/people';
import { ADMIN, MAINTAINER, type OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data } from '../support/wire';
import { newWord } from '../support/words';

const USERS = '/content-manager/collection-types/plugin::users-permissions.user';
const GROUPS = '/content-manager/collection-types/api::group.group';
const PASSWORD = 'een-gewoon-wachtwoord';

let portal: OwnPortal;
let admin: Client;
let maintainer: Client;

interface Made {
  documentId: string;
}

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  const login = await portal.site.post<Data<{ token: string }>>('/admin/login', MAINTAINER);
  maintainer = portal.site.bearer(login.body.data.token);
});

let count = 0;
const make = async (more: object = {}): Promise<{ id: string; email: string }> => {
  count += 1;
  const { status, body } = await admin.post<Data<{ id: string; email: string }>>('/users', {
    firstName: 'Iemand',
    lastName: 'Anders',
    email: `iemand${count}@paneel.example`,
    password: PASSWORD,
    ...more,
  });
  expect(status).toBe(200);
  return body.data;
};
const write = (id: string, data: object) => maintainer.put(`${USERS}/${id}`, data);

const userRole = async () => {
  const roles = portal.strapi.db.query('plugin::users-permissions.role');
  const { id } = await roles.findOne({ where: { type: 'user' } });
  return { connect: [{ id }] };
};

test('a user that a maintainer makes can log in, as a user', async () => {
  const made = await maintainer.post(USERS, {
    role: await userRole(),
    username: 'paneel',
    email: 'Paneel@Example.org',
    password: PASSWORD,
    firstName: 'Uit',
    lastName: 'Beheer',
  });
  expect(made.status).toBe(201);
  const session = await portal.api.as('paneel@example.org', PASSWORD);
  const { body } = await session.get<Data<object>>('/profile');
  expect(body.data).toMatchObject({ name: 'Uit Beheer', roles: [{ name: 'user' }], isActive: true });
});

test('deactivation there ends every session, for good', async () => {
  const user = await make();
  const session = await portal.api.as(user.email, PASSWORD);
  expect((await write(user.id, { blocked: true })).status).toBe(200);
  expect((await session.get('/profile')).status).toBe(401);
  await write(user.id, { blocked: false });
  expect((await session.get('/profile')).status).toBe(401);
  await portal.api.as(user.email, PASSWORD);
});

test('a password set there is the new one, obeys the same rules and ends every session', async () => {
  const user = await make();
  const session = await portal.api.as(user.email, PASSWORD);
  expect((await write(user.id, { password: 'Password1234' })).status).toBe(400);
  expect((await session.get('/profile')).status).toBe(200);
  expect((await write(user.id, { password: 'een-ander-wachtwoord' })).status).toBe(200);
  expect((await session.get('/profile')).status).toBe(401);
  await portal.api.as(user.email, 'een-ander-wachtwoord');
});

test('a group and its permissions changed there count at once', async () => {
  const name = `Uit beheer ${newWord()}`;
  const group = await maintainer.post<Data<Made>>(GROUPS, { name, canView: true });
  expect(group.status).toBe(201);
  const user = await make();
  const session = await portal.api.as(user.email, PASSWORD);
  const groups = async () => (await session.get<Data<{ groups: object[] }>>('/profile')).body.data.groups;
  await write(user.id, { groups: { connect: [{ documentId: group.body.data.documentId }] } });
  const own = { id: group.body.data.documentId, name };
  expect(await groups()).toEqual([{ ...own, permissions: ['view'] }]);
  await maintainer.put(`${GROUPS}/${own.id}`, { canUse: true });
  expect(await groups()).toEqual([{ ...own, permissions: ['view', 'download-for-use'] }]);
});

test('the last active admin stays, and other fields can be changed', async () => {
  await leaveOneAdmin(portal);
  const { body } = await admin.get<Data<{ id: string }>>('/profile');
  const { id } = body.data;
  expect((await write(id, { blocked: true })).status).toBe(400);
  expect((await write(id, { role: await userRole() })).status).toBe(400);
  expect((await maintainer.delete(`${USERS}/${id}`)).status).toBe(400);
  expect((await write(id, { firstName: 'Portaal' })).status).toBe(200);
  expect((await admin.get<Data<object>>('/profile')).body.data).toMatchObject({
    email: ADMIN.email,
    firstName: 'Portaal',
    roles: [{ name: 'admin' }],
  });
});

test('the panel does not give password hashes', async () => {
  const { status, bytes } = await maintainer.get(USERS);
  expect(status).toBe(200);
  expect(bytes.toString()).not.toContain('argon2');
});

test('a group that a maintainer makes has a name, trimmed, and no other has it', async () => {
  const post = (name: string) => maintainer.post<{ error?: { message: string } }>(GROUPS, { name });
  expect((await post('  Drukkerij ')).status).toBe(201);
  const { body } = await admin.get<Data<{ id: string; name: string }[]>>('/groups?search=drukkerij');
  expect(body.data.map(({ name }) => name)).toEqual(['Drukkerij']);
  for (const name of ['', '  ', 'DRUKKERIJ']) {
    const refused = await post(name);
    expect(refused.status).toBe(400);
    expect(refused.body.error?.message).toMatch(/^Vul dit veld in\.$|^Er is al een groep met deze naam\.$/);
  }
  const path = `${GROUPS}/${body.data[0]?.id}`;
  expect((await maintainer.put(path, { name: ' ' })).status).toBe(400);
  expect((await maintainer.put(path, { name: 'Drukkerij', canView: true })).status).toBe(200);
});
