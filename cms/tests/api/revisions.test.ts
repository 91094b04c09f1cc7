import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { PASSWORD, getPeople } from '../support/people';
import { MAINTAINER, type OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import { getRevisions, type RevisionBody, type RevisionList } from '../support/revisions';
import type { Data, ErrorBody, GroupBody, PageBody } from '../support/wire';
import { newWord } from '../support/words';

let portal: OwnPortal;
let admin: Client;
let colleague: Client;
let revisions: ReturnType<typeof getRevisions>;

const NOW = '2026-01-02T03:04:05.000Z';
const PAGES = '/content-manager/collection-types/api::page.page';

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  revisions = getRevisions(portal.strapi, admin);
  const other = await getPeople(admin).make({ firstName: 'Bo', lastName: 'Bakker', roles: ['admin'] });
  colleague = await portal.api.as(other.email, PASSWORD);
});

test('saves of one editor fold into one entry, with the newest content', async () => {
  const page = await revisions.create({ blocks: [{ type: 'text', title: 'Een' }] });
  for (const title of ['Twee', 'Drie', 'Vier']) await revisions.save(page, { title });
  const [entry, ...others] = await revisions.history(page);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ number: 1, kind: 'save', name: null });
  expect(entry?.created_by?.name).toBeTruthy();
  const kept = await revisions.whole(page, await revisions.newest(page));
  expect(kept).toMatchObject({ title: 'Vier', version: 4, status: 'draft', slug: page.slug });
  expect(kept.blocks).toEqual(page.blocks);
});

test('another editor, a pause, a publication and a restore each start a new entry', async () => {
  const page = await revisions.create();
  await revisions.save(page, { title: 'Van een collega' }, colleague);
  await revisions.save(page, { title: 'Nog steeds van de collega' }, colleague);
  expect(await revisions.kinds(page)).toEqual(['2 save', '1 save']);
  expect((await revisions.newest(page)).created_by?.name).toBe('Bo Bakker');
  await revisions.pause(page);
  await revisions.save(page, { title: 'Na een pauze' }, colleague);
  await revisions.save(page, { title: 'Gepubliceerd', published_at: NOW });
  await revisions.save(page, { published_at: NOW });
  await revisions.save(page, { title: 'Daarna' });
  const first = (await revisions.history(page)).find(({ number }) => number === 1);
  await revisions.restore(page, first ?? { id: '' });
  await revisions.save(page, { title: 'Na terugzetten' });
  expect(await revisions.kinds(page)).toEqual([
    '8 save',
    '7 restore',
    '6 save',
    '5 publish',
    '4 publish',
    '3 save',
    '2 save',
    '1 save',
  ]);
});

test('a page made at once as published begins with that publication; a save without a change adds nothing', async () => {
  const page = await revisions.create({ published_at: NOW });
  expect(await revisions.kinds(page)).toEqual(['1 publish']);
  await revisions.save(page, { title: page.title });
  await revisions.save(page, { published_at: null });
  expect(await revisions.kinds(page)).toEqual(['1 publish']);
});

test('what visitors read is never touched by saves that follow', async () => {
  const page = await revisions.create({
    is_public: true,
    published_at: NOW,
    blocks: [{ type: 'text', title: 'A' }],
  });
  const live = await portal.api.get(`/pages/${page.slug}`);
  const published = await revisions.newest(page);
  for (const title of ['X', 'Y']) await revisions.save(page, { title, blocks: [] });
  expect((await revisions.whole(page, published)).blocks).toEqual(page.blocks);
  expect((await portal.api.get(`/pages/${page.slug}`)).bytes.equals(live.bytes)).toBe(true);
});

test('a scheduled draft enters history when it goes live, once; a cancelled one never', async () => {
  const page = await revisions.create({ title: 'Gepland', published_at: '2999-01-01T00:00:00Z' });
  expect(await revisions.kinds(page)).toEqual(['1 save']);
  await revisions.save(page, { published_at: null });
  const left = { where: { page: { documentId: page.id } } };
  expect(await portal.strapi.db.query('api::revision.revision').count(left)).toBe(1);
  await revisions.save(page, { published_at: '2999-01-01T00:00:00Z' });
  await revisions.save(page, { title: 'Later' }, colleague);
  await portal.strapi.db
    .query('api::page.page')
    .update({ where: { documentId: page.id }, data: { scheduledAt: new Date().toISOString() } });
  await expect
    .poll(() => revisions.kinds(page), { timeout: 9000, interval: 200 })
    .toEqual(['3 publish', '2 save', '1 save']);
  expect((await revisions.whole(page, await revisions.newest(page))).title).toBe('Gepland');
  expect((await revisions.newest(page)).created_by?.name).not.toBe('Bo Bakker');
});

test('a restore writes the draft and nothing else', async () => {
  const group = await admin.post<Data<GroupBody>>('/groups', {
    name: `Redactie ${newWord()}`,
    permissions: ['view'],
  });
  const page = await revisions.create({
    title: 'Zoals het was',
    groups: [group.body.data.id],
    blocks: [
      { type: 'text', title: 'Eerste', isPrivate: true },
      { type: 'html', body: '<p>Tweede</p>' },
    ],
  });
  const before = await revisions.newest(page);
  const parent = await revisions.create();
  await revisions.pause(page);
  const moved = await revisions.save(page, {
    title: 'Heel anders',
    slug: 'heel-anders',
    parent_id: parent.id,
    is_public: true,
    groups: [],
    blocks: [],
    published_at: NOW,
  });
  const { status, body } = await revisions.restore(page, before, { 'If-Match': `"${moved.version}"` });
  expect(status).toBe(200);
  expect(body.data).toEqual({
    ...moved,
    title: 'Zoals het was',
    is_public: false,
    groups: page.groups,
    blocks: page.blocks,
    version: 3,
    status: 'modified',
    updated_at: expect.any(String),
  });
  expect((await admin.get<Data<PageBody>>('/pages/heel-anders')).body.data.title).toBe('Heel anders');
  expect(await revisions.newest(page)).toMatchObject({ number: 3, kind: 'restore' });
  // Strapi's own screens show the same, a moment later.
  const getRow = () =>
    portal.strapi.documents('api::page.page').findOne({ documentId: page.id, populate: ['blocks'] });
  await expect
    .poll(getRow, { timeout: 20_000 })
    .toMatchObject({ title: 'Zoals het was', blocks: [{ title: 'Eerste' }, {}] });
});

test('a restore of a stale version writes nothing', async () => {
  const page = await revisions.create();
  const first = await revisions.newest(page);
  await revisions.save(page, { title: 'Nieuw' }, colleague);
  expect((await revisions.restore(page, first, { 'If-Match': '"1"' })).status).toBe(412);
  expect((await revisions.restore(page, first, { 'If-Match': 'raar' })).status).toBe(412);
  const draft = await admin.get<Data<PageBody>>(`/admin/pages/${page.slug}`);
  expect(draft.body.data).toMatchObject({ title: 'Nieuw', version: 2 });
  expect(await revisions.history(page)).toHaveLength(2);
});

test('what a revision refers to and is gone counts as nothing', async () => {
  const form = new FormData();
  form.set('title', 'Tijdelijk');
  const asset = await admin.send<Data<{ id: string }>>('POST', '/assets', { raw: form });
  const group = await admin.post<Data<GroupBody>>('/groups', {
    name: `Tijdelijk ${newWord()}`,
    permissions: ['view'],
  });
  const page = await revisions.create({
    groups: [group.body.data.id],
    blocks: [{ type: 'asset', asset: asset.body.data.id }],
  });
  const first = await revisions.newest(page);
  await revisions.save(page, { groups: [], blocks: [] }, colleague);
  expect((await admin.delete(`/assets/${asset.body.data.id}`)).status).toBe(204);
  expect((await admin.delete(`/groups/${group.body.data.id}`)).status).toBe(204);
  const kept = await revisions.whole(page, first);
  expect(kept).toMatchObject({ groups: [], blocks: [{ asset: null, groups: [] }] });
  const { status, body } = await revisions.restore(page, first);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ groups: [], blocks: [{ id: page.blocks[0]?.id, asset: null }] });
});

test('a revision can be given a name, which keeps it is', async () => {
  const page = await revisions.create();
  const entry = await revisions.newest(page);
  const named = (name: unknown, more: object = {}) =>
    admin.put<Data<RevisionBody> & ErrorBody>(revisions.path(page, `/${entry.id}`), { name, ...more });
  const answer = await named('  Voor de verbouwing ');
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({ ...entry, name: 'Voor de verbouwing' });
  await revisions.save(page, { title: 'Na de naam' });
  expect(await revisions.kinds(page)).toEqual(['2 save', '1 save']);
  expect((await revisions.whole(page, entry)).title).toBe(page.title);
  expect((await revisions.history(page, '?search=VERBOUWING')).map(({ number }) => number)).toEqual([1]);
  expect((await named(null)).body.data.name).toBeNull();
  expect((await revisions.whole(page, entry)).version).toBe(2);
  for (const bad of ['', '   ', 'x'.repeat(101), 7, undefined]) {
    const refused = await named(bad);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toHaveProperty('name');
  }
  expect((await named('x'.repeat(100))).status).toBe(200);
  expect((await named('x', { kind: 'publish' })).body.errors).toHaveProperty('kind');
});

test('the list has pages and an order', async () => {
  const page = await revisions.create();
  for (const [n, by] of [colleague, admin, colleague].entries())
    await revisions.save(page, { title: `Van ${n}` }, by);
  const { body } = await admin.get<RevisionList>(revisions.path(page, '?page=2&pageSize=3'));
  expect(body.data.map(({ number }) => number)).toEqual([1]);
  expect(body.meta.pagination).toMatchObject({ total: 4, pageCount: 2 });
  expect((await revisions.history(page, '?sort=created_at:asc')).map(({ number }) => number)).toEqual([
    1, 2, 3, 4,
  ]);
  for (const query of ['?sort=content:asc', '?pageSize=501', '?page=0']) {
    expect((await admin.get(revisions.path(page, query))).status).toBe(400);
  }
});

test('a revision belongs to its page, and history to pages that are not deleted', async () => {
  const [page, other] = [await revisions.create(), await revisions.create()];
  const own = await revisions.newest(page);
  const calls = (base: PageBody, id: string) =>
    Promise.all([
      admin.get(revisions.path(base, `/${id}`)),
      admin.put(revisions.path(base, `/${id}`), { name: 'x' }),
      revisions.restore(base, { id }),
    ]);
  const statuses = async (base: PageBody, id: string) => (await calls(base, id)).map(({ status }) => status);
  expect(await statuses(other, own.id)).toEqual([404, 404, 404]);
  expect(await statuses(page, 'bestaatniet')).toEqual([404, 404, 404]);
  expect(await statuses(page, '..%2Fx')).toEqual([404, 404, 404]);
  expect((await admin.get('/admin/pages/bestaatniet/revisions')).status).toBe(404);
  await admin.delete(`/pages/${page.id}`);
  expect(await statuses(page, own.id)).toEqual([404, 404, 404]);
  expect((await admin.get(revisions.path(page))).status).toBe(404);
  await admin.post(`/pages/${page.id}/restore`);
  expect(await revisions.kinds(page)).toEqual(['1 save']);
  await admin.delete(`/pages/${page.id}`);
  await admin.delete(`/pages/${page.id}?permanent=true`);
  const left = { where: { documentId: own.id } };
  expect(await portal.strapi.db.query('api::revision.revision').count(left)).toBe(0);
});

test('history is for admins', async () => {
  const page = await revisions.create();
  const { id } = await revisions.newest(page);
  const user = await getPeople(admin).make({ email: 'kijker@example.org' });
  const reader = await portal.api.as(user.email, PASSWORD);
  for (const [client, status] of [
    [reader, 403],
    [portal.api, 401],
  ] as const) {
    expect((await client.get(revisions.path(page))).status).toBe(status);
    expect((await client.get(revisions.path(page, `/${id}`))).status).toBe(status);
    expect((await client.put(revisions.path(page, `/${id}`), { name: 'x' })).status).toBe(status);
    expect((await client.post(revisions.path(page, `/${id}/restore`))).status).toBe(status);
  }
});

test('a change past the API is an entry of nobody known', async () => {
  const login = await portal.site.post<Data<{ token?: string; accessToken?: string }>>(
    '/admin/login',
    MAINTAINER,
  );
  const maintainer = portal.site.bearer(login.body.data.token ?? login.body.data.accessToken ?? '');
  const page = await revisions.create();
  await maintainer.put(`${PAGES}/${page.id}`, { title: 'Uit beheer' });
  expect(await revisions.kinds(page)).toEqual(['2 save', '1 save']);
  const entry = await revisions.newest(page);
  expect(entry.created_by).toBeNull();
  expect((await revisions.whole(page, entry)).title).toBe('Uit beheer');
});

test('a row from before there were runs has the moment of its making', async () => {
  const page = await revisions.create({ published_at: NOW });
  await revisions.setMoment(page, null);
  expect(Date.parse((await revisions.newest(page)).created_at)).not.toBeNaN();
  await revisions.save(page, { title: 'Verder' });
  expect(await revisions.kinds(page)).toEqual(['2 save', '1 publish']);
});
