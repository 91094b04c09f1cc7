import { beforeAll, describe, expect, test } from 'vitest';
import { leaveOneAdmin, type List, type One, PASSWORD, type Refusal, type User } from '../support/people';
import { ADMIN } from '../support/portal';
import { admin, groups, people, portal, setUpPortal } from '../support/shared-portal';

setUpPortal();

const loginStatus = async (email: string, password = PASSWORD) =>
  (await portal.api.post('/auth/login', { email, password })).status;

describe('what an admin changes counts at once', () => {
  test('a role', async () => {
    const user = await people.make();
    const session = await portal.api.as(user.email, PASSWORD);
    expect((await session.get('/users')).status).toBe(403);
    await people.change(user, { roles: ['admin'] });
    expect((await session.get('/users')).status).toBe(200);
    await people.change(user, { roles: ['user'] });
    expect((await session.get('/users')).status).toBe(403);
  });

  test('groups', async () => {
    const user = await people.make();
    const session = await portal.api.as(user.email, PASSWORD);
    await people.change(user, { groups });
    expect((await session.get<One>('/profile')).body.data.groups.map(({ id }) => id)).toEqual(groups);
    await people.change(user, { groups: [] });
    expect((await session.get<One>('/profile')).body.data.groups).toEqual([]);
  });

  test('deactivation ends every session, for good', async () => {
    const user = await people.make();
    const session = await portal.api.as(user.email, PASSWORD);
    await people.change(user, { isActive: false });
    expect((await session.get('/profile')).status).toBe(401);
    expect(await loginStatus(user.email)).toBe(401);
    await people.change(user, { isActive: true });
    expect((await session.get('/profile')).status).toBe(401);
    expect(await loginStatus(user.email)).toBe(200);
  });

  test('a new password ends every session', async () => {
    const user = await people.make();
    const session = await portal.api.as(user.email, PASSWORD);
    await people.change(user, { password: 'een-ander-wachtwoord' });
    expect((await session.get('/profile')).status).toBe(401);
    expect(await loginStatus(user.email)).toBe(401);
    expect(await loginStatus(user.email, 'een-ander-wachtwoord')).toBe(200);
  });

  test('other fields end nothing', async () => {
    const user = await people.make();
    const session = await portal.api.as(user.email, PASSWORD);
    await people.change(user, { firstName: 'Sam', isActive: true, roles: ['user'], groups });
    expect((await session.get<One>('/profile')).body.data.name).toBe('Sam de Vries');
  });
});

describe('the last active admin', () => {
  beforeAll(() => leaveOneAdmin(portal));

  const first = async () => {
    const { body } = await admin.get<List>(`/users?search=${ADMIN.email}`);
    const [user] = body.data;
    if (!user) throw new Error('The first admin is gone.');
    return user;
  };

  test('cannot be deleted, demoted or deactivated', async () => {
    await people.make({ roles: ['admin'], isActive: false });
    const last = await first();
    const answers = await Promise.all([
      admin.delete<Refusal>(`/users/${last.id}`),
      admin.put<Refusal>(`/users/${last.id}`, { roles: ['user'] }),
      admin.put<Refusal>(`/users/${last.id}`, { isActive: false }),
    ]);
    for (const { status, body } of answers) expect([status, typeof body.message]).toEqual([409, 'string']);
    expect(await first()).toEqual(last);
    expect(
      (await people.change(last, { firstName: 'Portaal', roles: ['admin'], isActive: true })).status,
    ).toBe(200);
  });

  test('stays, when the last two go at the same moment', async () => {
    const last = await first();
    const ways = [
      (user: User) => admin.delete(`/users/${user.id}`),
      (user: User) => people.change(user, { isActive: false }),
      (user: User) => people.change(user, { roles: ['user'] }),
    ];
    for (const goes of ways) {
      const other = await people.make({ roles: ['admin'] });
      const session = await portal.api.as(other.email, PASSWORD);
      const answers = await Promise.all([goes(other), session.put(`/users/${last.id}`, { roles: ['user'] })]);
      expect(answers.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1);
      await portal.strapi.db.connection.raw(
        `update up_users_role_lnk set role_id = (select id from up_roles where type = 'admin')
         where user_id = (select id from up_users where email = ?)`,
        [ADMIN.email],
      );
      await admin.delete(`/users/${other.id}`);
    }
  });
});

test('users are for admins: 401 and 403 before anything is looked up', async () => {
  const user = await people.make();
  const reader = await portal.api.as(user.email, PASSWORD);
  for (const [client, status] of [
    [portal.api, 401],
    [reader, 403],
  ] as const) {
    const answers = await Promise.all([
      client.get('/users'),
      client.get('/admin/users'),
      client.get(`/users/${user.id}`),
      client.get('/admin/users/onbekend'),
      client.post('/users', { rommel: true }),
      client.put(`/users/${user.id}`, { roles: ['admin'] }),
      client.delete(`/users/${user.id}`),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(Array(7).fill(status));
  }
});

test.each([
  ['POST', '/auth/local'],
  ['POST', '/auth/local/register'],
  ['POST', '/auth/local/refresh'],
  ['POST', '/auth/forgot-password'],
  ['POST', '/auth/reset-password'],
  ['POST', '/auth/change-password'],
  ['GET', '/auth/email-confirmation'],
  ['POST', '/auth/send-email-confirmation'],
  ['GET', '/auth/google/callback'],
  ['GET', '/connect/google'],
  ['GET', '/users-permissions/roles'],
  ['GET', '/users-permissions/permissions'],
])('the stock call %s %s is closed', async (method, path) => {
  const session = await portal.admin();
  for (const client of [portal.api, session]) {
    expect((await client.send(method, path, { json: method === 'POST' ? {} : undefined })).status).toBe(404);
  }
});
