import { describe, expect, test } from 'vitest';
import { writeRefusalSummaries } from '../../src/audit/refusals';
import { getActions, getLast, getLines } from '../support/audit';
import { PASSWORD } from '../support/people';
import type { Data } from '../support/wire';
import { admin, groupNames, groups, me, people, portal, setUpPortal } from '../support/shared-portal';

setUpPortal();

const actions = (subject: string) => getActions(admin, subject);
const tryLogin = (email: string, password = PASSWORD) => portal.api.post('/auth/login', { email, password });

describe('login', () => {
  test('a good one, logging out, and a new password', async () => {
    const { id, name, email } = await people.make();
    const session = await portal.api.as(email, PASSWORD);
    expect(await getLast(admin, { subject: id, action: 'auth.login' })).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      ip: '127.0.0.1',
      action: 'auth.login',
      actor: { id, name },
      subject: id,
      details: { by: 'password' },
    });
    const change = { current_password: 'iets-anders', password: 'nieuw-woord-12', password_confirmation: '' };
    change.password_confirmation = change.password;
    await session.put('/auth/password', change);
    await session.put('/auth/password', { ...change, current_password: PASSWORD });
    await session.post('/auth/logout');
    const [refusal] = await getLines(admin, { subject: id, action: 'auth.refuse' });
    expect(refusal).toMatchObject({ actor: { id }, details: { reason: 'current password' } });
    const all = ['user.create', 'auth.login', 'auth.refuse', 'auth.password', 'auth.logout'];
    expect(await actions(id)).toEqual(all);
  });

  test('each refusal, and the lock once, when it begins', async () => {
    const { id, email } = await people.make();
    for (let n = 0; n < 6; n += 1) await tryLogin(email, 'dat-is-niet-goed');
    await tryLogin(email);
    const refused = Array<string>(5).fill('auth.refuse');
    expect(await actions(id)).toEqual(['user.create', ...refused, 'auth.lock', 'auth.refuse', 'auth.refuse']);
    const [right, locked, fifth] = await getLines(admin, { subject: id, action: 'auth.refuse' });
    expect(right).toMatchObject({ actor: null, details: { email, isActive: true, reason: 'locked' } });
    expect(locked?.details.reason).toBe('locked');
    expect(fifth?.details.reason).toBe('password');
    const lock = await getLast(admin, { subject: id, action: 'auth.lock' });
    expect(Date.parse(String(lock.details.until))).toBeGreaterThan(Date.now());
  });

  test('an address without an account is not kept, nor what was typed in its place', async () => {
    await tryLogin('een-vreemde@elders.example');
    await tryLogin('Mijn-Wachtwoord-Per-Ongeluk');
    const [second, first] = await getLines(admin, { action: 'auth.refuse' });
    expect(first).toMatchObject({ actor: null, subject: null, details: { email: 'e…@elders.example' } });
    expect(second?.details).toEqual({ email: null, isKnown: false, reason: 'password' });
  });

  test('of many refusals ten lines and one that counts the others, for each account that was attacked', async () => {
    const { id, email } = await people.make();
    for (let n = 0; n < 12; n += 1) await tryLogin(email, 'dat-is-niet-goed');
    const guesses = Array.from({ length: 12 }, (_, n) => tryLogin(`vreemd-${n}@elders.example`));
    await Promise.all(guesses);
    const refusals = () => getLines(admin, { subject: id, action: 'auth.refuse' });
    expect(await refusals()).toHaveLength(10);
    const strangers = (await getLines(admin, { action: 'auth.refuse' })).filter(({ subject }) => !subject);
    expect(strangers.length).toBeLessThanOrEqual(10);

    await writeRefusalSummaries(portal.strapi, Date.now() + 15 * 60_000);
    const [summary, ...own] = await refusals();
    expect(own).toHaveLength(10);
    expect(summary).toMatchObject({
      actor: null,
      ip: '127.0.0.1',
      details: { email, isActive: true, reason: 'locked', count: 2, first: expect.any(String) },
    });
    expect(await getLines(admin, { subject: id, action: 'auth.lock' })).toHaveLength(1);
    await writeRefusalSummaries(portal.strapi, Date.now() + 15 * 60_000);
    expect(await refusals()).toHaveLength(11);
  });

  test('a refresh token that is used again after its time', async () => {
    const { id, email } = await people.make();
    const { headers } = await tryLogin(email);
    const [Cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
    const refresh = () => portal.api.post('/auth/refresh', undefined, { Cookie });
    await refresh();
    await portal.strapi.db.connection.raw(`update portal_sessions set rotated_at = now() - interval '1 hour'
      where rotated_at is not null`);
    expect((await refresh()).status).toBe(401);
    expect(await actions(id)).toEqual(['user.create', 'auth.login', 'auth.reuse']);
  });

  test('what only admins may, tried by another user: once a day for each call', async () => {
    const { id, email } = await people.make();
    const session = await portal.api.as(email, PASSWORD);
    for (let n = 0; n < 3; n += 1) await session.get('/admin/users');
    await session.delete(`/users/${me.id}`);
    const lines = await getLines(admin, { actor: id, action: 'auth.forbid' });
    expect(lines.map(({ subject }) => subject)).toEqual(['DELETE /users/:id', 'GET /admin/users']);
  });
});

describe('accounts', () => {
  test('a user: rights before and after, and that there is a new password', async () => {
    const user = await people.make({ groups: [groups[0]] });
    await people.change(user, { roles: ['admin'], groups: [groups[1]], isActive: false });
    const { actor, details } = await getLast(admin, { subject: user.id });
    expect(actor).toEqual(me);
    expect(details).toEqual({
      before: { role: 'user', groups: [{ id: groups[0], name: groupNames[0] }], isActive: true },
      after: { role: 'admin', groups: [{ id: groups[1], name: groupNames[1] }], isActive: false },
    });
    await people.change(user, { password: 'een-heel-ander-woord' });
    expect((await getLast(admin, { subject: user.id })).details).toEqual({
      before: {},
      after: {},
      newPassword: true,
    });
    await admin.delete(`/users/${user.id}`);
    const deleted = await getLast(admin, { subject: user.id });
    expect(deleted).toMatchObject({ action: 'user.delete', details: { before: { email: user.email } } });
  });

  test('lines of who is gone keep the name that they had then', async () => {
    const user = await people.make({ firstName: 'Jip', lastName: 'Jansen', roles: ['admin'] });
    const session = await portal.api.as(user.email, PASSWORD);
    await session.put('/profile', { lastName: 'de Boer' });
    await session.delete(`/users/${user.id}`);
    const lines = await getLines(admin, { actor: user.id });
    const names = lines.map(({ action, actor }) => [action, actor?.name]);
    expect(names).toEqual([
      ['user.delete', 'Jip de Boer'],
      ['user.update', 'Jip de Boer'],
      ['auth.login', 'Jip Jansen'],
    ]);
  });

  test('a group: permissions before and after, and who was in it', async () => {
    const id = await makeGroup('Druk');
    const member = await people.make({ groups: [id] });
    await admin.put(`/groups/${id}`, { permissions: ['view', 'download-for-edit'] });
    await admin.delete(`/groups/${id}`);
    const [deleted, updated, created] = await getLines(admin, { subject: id });
    expect(created?.details).toEqual({ after: { name: 'Druk', permissions: ['view'] } });
    expect(updated?.details).toEqual({
      before: { permissions: ['view'] },
      after: { permissions: ['view', 'download-for-edit'] },
    });
    expect(deleted?.details.before).toMatchObject({ name: 'Druk', [`members.${member.id}`]: true });
  });
});

async function makeGroup(name: string): Promise<string> {
  const { body } = await admin.post<Data<{ id: string }>>('/groups', { name, permissions: ['view'] });
  return body.data.id;
}

test('the first admin is there with a line too', async () => {
  const line = await getLast(admin, { subject: me.id, action: 'user.create' });
  expect(line).toMatchObject({ actor: null, ip: null, details: { firstAdmin: true } });
  expect(line.details.after).toMatchObject({ role: 'admin', isActive: true });
});

test('the address is that of the caller, whatever they say', async () => {
  const { email, id } = await people.make();
  const pretended = portal.api.with({ 'X-Forwarded-For': '203.0.113.7' });
  await pretended.post('/auth/login', { email, password: PASSWORD });
  expect((await getLast(admin, { subject: id })).ip).toBe('127.0.0.1');
});
