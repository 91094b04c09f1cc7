import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishDue } from '../../src/api/page/lib/writes/publish-due';
import { closeRefusals } from '../../src/audit/refusals';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import { getLast, getLines } from '../support/audit';
import type { Client } from '../support/client';
import { PASSWORD, getPeople, twoGroups } from '../support/people';
import { startPortal } from '../support/portal';
import type { Data, PageBody } from '../support/wire';

let portal: Awaited<ReturnType<typeof startPortal>>;
let admin: Client;
let me: { id: string; name: string };
let people: ReturnType<typeof getPeople>;
let groups: [string, string];

beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
  people = getPeople(admin);
  groups = await twoGroups(admin);
  const { body } = await admin.get<Data<{ id: string; name: string }>>('/profile');
  me = { id: body.data.id, name: body.data.name };
});
afterAll(() => portal.stop());

const actions = async (subject: string): Promise<string[]> =>
  (await getLines(admin, { subject })).map(({ action }) => action).reverse();
const tryLogin = (email: string, password = PASSWORD) => portal.api.post('/auth/login', { email, password });
const NOW = '2026-01-02T03:04:05.000Z';
const make = async (body: object): Promise<PageBody> =>
  (await admin.post<Data<PageBody>>('/pages', body)).body.data;

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

    await closeRefusals(portal.strapi, Date.now() + 15 * 60_000);
    const [summary, ...own] = await refusals();
    expect(own).toHaveLength(10);
    expect(summary).toMatchObject({
      actor: null,
      ip: '127.0.0.1',
      details: { email, isActive: true, reason: 'locked', count: 2, first: expect.any(String) },
    });
    expect(await getLines(admin, { subject: id, action: 'auth.lock' })).toHaveLength(1);
    await closeRefusals(portal.strapi, Date.now() + 15 * 60_000);
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
      before: { role: 'user', groups: [{ id: groups[0], name: 'Communicatie' }], isActive: true },
      after: { role: 'admin', groups: [{ id: groups[1], name: 'Zorg' }], isActive: false },
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

describe('pages', () => {
  test('drafts and publications, with who may see what before and after', async () => {
    const block = { type: 'text', title: 'Kop' };
    const page = await make({ title: 'Logo', groups, blocks: [block], published_at: NOW });
    const [{ id: blockId } = { id: 0 }] = page.blocks;
    const kept = [{ ...block, id: blockId, isPrivate: true, groups: [groups[0]] }];
    await admin.put(`/pages/${page.id}`, { is_public: true, blocks: kept });
    const saved = await getLast(admin, { subject: page.id });
    const rights = {
      before: {
        is_public: false,
        [`blocks.${blockId}`]: { type: 'text', isPrivate: false, groups: [...groups].sort() },
      },
      after: {
        is_public: true,
        [`blocks.${blockId}`]: { type: 'text', isPrivate: true, groups: [groups[0]] },
      },
    };
    expect(saved).toMatchObject({ action: 'page.update', actor: me, subject: page.id });
    expect(saved.details).toEqual({ version: 2, contentChanged: true, ...rights });
    await admin.put(`/pages/${page.id}`, { published_at: NOW });
    const published = await getLast(admin, { subject: page.id, action: 'page.publish' });
    expect(published.details).toMatchObject({ published_at: NOW, ...rights });
    await admin.put(`/pages/${page.id}`, { published_at: null });
    const made = ['page.create', 'page.publish', 'page.update', 'page.update', 'page.publish'];
    expect(await actions(page.id)).toEqual([...made, 'page.update', 'page.unpublish']);
  });

  test('a schedule, which goes live in the name of who made it', async () => {
    const page = await make({ title: 'Later', is_public: true });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await admin.put(`/pages/${page.id}`, { published_at: at });
    expect(await getLast(admin, { subject: page.id })).toMatchObject({
      action: 'page.schedule',
      details: { scheduled_at: at, after: { is_public: true } },
    });
    await portal.strapi.db.connection('pages').where({ document_id: page.id }).update({
      scheduled_at: new Date(),
    });
    await publishDue(portal.strapi);
    const live = await getLast(admin, { subject: page.id, action: 'page.publish' });
    expect(live).toMatchObject({ actor: me, ip: null, details: { scheduled: true } });
    expect(await actions(page.id)).toEqual(['page.create', 'page.update', 'page.schedule', 'page.publish']);
  });

  test('their place, their deletion with children, their return and their end', async () => {
    const parent = await make({ title: 'Boven' });
    const child = await make({ title: 'Onder' });
    const move = { id: child.id, parent_id: parent.id, siblings: [child.id] };
    await admin.put(`/pages/${child.id}/map`, move);
    const moved = await getLast(admin, { subject: child.id });
    expect(moved).toMatchObject({ action: 'page.move', details: { after: { parent_id: parent.id } } });
    await admin.delete(`/pages/${parent.id}`);
    await admin.post(`/pages/${parent.id}/restore`);
    await admin.delete(`/pages/${parent.id}`);
    await admin.delete(`/pages/${parent.id}?permanent=true`);
    const gone = ['page.delete', 'page.restore', 'page.delete'];
    expect(await actions(parent.id)).toEqual(['page.create', ...gone, 'page.remove']);
    expect(await actions(child.id)).toEqual(['page.create', 'page.move', ...gone]);
    const removed = await getLast(admin, { subject: parent.id });
    expect(removed.details).toEqual({ slug: 'boven', title: 'Boven' });
    const { details } = await getLast(admin, { subject: child.id });
    expect(details).toEqual({ slug: 'onder', title: 'Onder', with: parent.id });
  });

  test('nothing of what is refused', async () => {
    const page = await make({ title: 'Blijft' });
    await admin.put(`/pages/${page.id}`, { title: 'Anders' }, { 'If-Match': '"7"' });
    await admin.put(`/pages/${page.id}`, { groups: ['bestaatniet'] });
    expect(await actions(page.id)).toEqual(['page.create']);
  });
});

describe('assets', () => {
  test('and their files', async () => {
    const asset = await makeAsset(admin, await samples.png(), [samples.docx(), samples.eps()]);
    const [docx] = asset.files;
    await admin.put(`/assets/${asset.id}`, { isPrivate: true });
    const updated = await getLast(admin, { subject: asset.id });
    expect(updated).toMatchObject({ action: 'asset.update', actor: me });
    expect(updated.details).toEqual({ before: { isPrivate: false }, after: { isPrivate: true } });
    await admin.delete(`/assets/${asset.id}/files/${docx?.id ?? ''}`);
    await admin.delete(`/assets/${asset.id}`);
    expect(await actions(docx?.id ?? '')).toEqual(['file.add', 'file.delete']);
    const file = await getLast(admin, { subject: docx?.id ?? '' });
    expect(file.details).toEqual({ asset: asset.id, name: docx?.name });
    expect(await actions(asset.id)).toEqual(['asset.create', 'asset.update', 'asset.delete']);
  });

  test('each download once: whole, in pieces, by a link, by nobody in particular', async () => {
    const asset = await makeAsset(admin, await samples.png(), [samples.docx()]);
    const shown = { type: 'asset', asset: asset.id };
    await make({ title: 'Te zien', is_public: true, published_at: NOW, blocks: [shown] });
    const user = await people.make();
    const session = await portal.api.as(user.email, PASSWORD);
    const path = `/assets/${asset.id}/download`;
    const downloads = () => getLines(admin, { subject: asset.id, action: 'asset.download' });

    const { headers } = await session.get(path);
    await session.get(path, { 'If-None-Match': headers.get('etag') ?? '' });
    for (const Range of ['bytes=5-9', 'bytes=10-']) await session.get(path, { Range });
    const [whole, ...others] = await downloads();
    expect(others).toEqual([]);
    expect(whole).toMatchObject({ actor: { id: user.id, name: user.name }, ip: '127.0.0.1' });
    expect(whole?.details).toMatchObject({ file: { id: asset.original?.id }, right: 'use' });

    await session.send('HEAD', path);
    await session.send('HEAD', path);
    const [head, ...before] = await downloads();
    expect(before).toEqual([whole]);
    expect(head).toMatchObject({ actor: { id: user.id }, details: { method: 'HEAD' } });
    expect(whole?.details).not.toHaveProperty('method');

    await portal.api.get(path, { Range: 'bytes=1-' });
    expect((await downloads()).map(({ actor }) => actor?.id ?? null)).toEqual([null, user.id, user.id]);

    const link = await session.post<Data<{ token: string }>>(path);
    await portal.api.get(`${path}?token=${link.body.data.token}`, { Range: 'bytes=0-9' });
    expect(await downloads()).toHaveLength(4);
    expect((await downloads())[0]).toMatchObject({ actor: { id: user.id }, details: { byLink: true } });

    const [file] = asset.files;
    await session.send('HEAD', `/files/${file?.id ?? ''}/download`);
    await session.get(`/files/${file?.id ?? ''}/download`, { Range: 'bytes=1-' });
    const lines = await getLines(admin, { subject: file?.id ?? '', action: 'file.download' });
    expect(lines.map(({ details }) => details.method)).toEqual([undefined, 'HEAD']);
    await session.get(`/files/${file?.id ?? ''}/download`);
    const [line] = await getLines(admin, { subject: file?.id ?? '', action: 'file.download' });
    expect(line?.details.assets).toEqual([{ id: asset.id, title: asset.title }]);
  });

  test('no line for what is only read', async () => {
    const before = await getLines(admin);
    for (const path of ['/assets', '/pages/map', '/admin/users', '/groups', '/site', '/admin/audit']) {
      expect((await admin.get(path)).status).toBe(200);
    }
    expect(await getLines(admin)).toEqual(before);
  });
});

test('the address is that of the caller, whatever they say', async () => {
  const { email, id } = await people.make();
  const pretended = portal.api.with({ 'X-Forwarded-For': '203.0.113.7' });
  await pretended.post('/auth/login', { email, password: PASSWORD });
  expect((await getLast(admin, { subject: id })).ip).toBe('127.0.0.1');
});
