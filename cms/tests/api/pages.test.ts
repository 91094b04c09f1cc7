import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import type { Portal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { BlockBody, Data, ErrorBody, GroupBody, NodeBody, PageBody } from '../support/wire';
import { newWord } from '../support/words';

let portal: Portal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

const NOW = '2026-01-02T03:04:05.000Z';
let counter = 0;
const title = (word = 'Pagina'): string => `${word} ${(counter += 1)}`;

const create = async (body: object): Promise<PageBody> => {
  const { status, body: answer } = await admin.post<Data<PageBody>>('/pages', { title: title(), ...body });
  expect(status).toBe(200);
  return answer.data;
};
const save = (id: string, body: object, headers?: Record<string, string>) =>
  admin.put<Data<PageBody> & ErrorBody>(`/pages/${id}`, body, headers);
const group = async (permissions = ['view']): Promise<GroupBody> =>
  (await admin.post<Data<GroupBody>>('/groups', { name: `${title('Groep')} ${newWord()}`, permissions })).body
    .data;
const first = (blocks: BlockBody[]): BlockBody => {
  const [block] = blocks;
  if (!block) throw new Error('There is no block.');
  return block;
};

test('a page is a draft until it is published, and visitors then read what was published', async () => {
  const page = await create({
    title: 'Ons logo',
    is_public: true,
    blocks: [{ type: 'text', title: 'Eerst' }],
  });
  expect(page).toMatchObject({ slug: 'ons-logo', status: 'draft', version: 1, published_at: null });
  expect((await portal.api.get('/pages/ons-logo')).status).toBe(401);

  const published = await save(page.id, { published_at: NOW });
  expect(published.body.data).toMatchObject({ status: 'published', version: 2, published_at: NOW });
  const live = await portal.api.get<Data<PageBody>>('/pages/ons-logo');
  expect(live.status).toBe(200);
  expect(first(live.body.data.blocks)).toMatchObject({ title: 'Eerst', slug: 'eerst' });
  expect(live.body.data).not.toHaveProperty('status');
  expect(live.body.data).not.toHaveProperty('version');

  const changed = await save(page.id, { title: 'Nieuw', blocks: [{ type: 'text', title: 'Daarna' }] });
  expect(changed.body.data).toMatchObject({ status: 'modified', version: 3 });
  const same = await portal.api.get<Data<PageBody>>('/pages/ons-logo');
  expect(same.body).toEqual(live.body);

  const offline = await save(page.id, { published_at: null });
  expect(offline.body.data).toMatchObject({ status: 'draft', published_at: null });
  expect((await portal.api.get('/pages/ons-logo')).status).toBe(401);
  expect((await admin.get('/pages/ons-logo')).status).toBe(404);
});

test('who last saved is known to admins', async () => {
  const page = await create({});
  expect(page.updated_by?.name).toBeTruthy();
  expect(Date.parse(page.updated_at ?? '')).not.toBeNaN();
});

test('slugs are made from titles, counted when taken, and unique', async () => {
  const [a, b, c] = [
    await create({ title: 'Élan & Crème' }),
    await create({ title: 'Elan creme' }),
    await create({ title: 'Elan — creme' }),
  ];
  expect([a.slug, b.slug, c.slug]).toEqual(['elan-creme', 'elan-creme-2', 'elan-creme-3']);
  expect((await create({ title: 'Edit' })).slug).toBe('edit-2');
  const taken = await admin.post<ErrorBody>('/pages', { title: 'x', slug: 'elan-creme' });
  expect(taken.status).toBe(409);
  expect(taken.body.errors?.slug).toHaveLength(1);
  const renamed = await save(b.id, { slug: 'elan-creme' });
  expect(renamed.status).toBe(409);
  expect((await save(b.id, { slug: b.slug })).status).toBe(200);
  expect((await save(b.id, { slug: 'nieuw-adres' })).body.data.slug).toBe('nieuw-adres');
  expect((await admin.get('/admin/pages/elan-creme-2')).status).toBe(404);
});

test('a stale If-Match writes nothing', async () => {
  const page = await create({});
  expect((await save(page.id, { title: 'Een' }, { 'If-Match': '"1"' })).body.data.version).toBe(2);
  const stale = await save(page.id, { title: 'Twee' }, { 'If-Match': '"1"' });
  expect(stale.status).toBe(412);
  expect((await save(page.id, { title: 'Twee' }, { 'If-Match': 'raar' })).status).toBe(412);
  const draft = await admin.get<Data<PageBody>>(`/admin/pages/${page.slug}`);
  expect(draft.body.data).toMatchObject({ title: 'Een', version: 2 });
});

test('of two saves of the same version at the same moment one wins', async () => {
  const page = await create({});
  const answers = await Promise.all(
    ['A', 'B', 'C'].map((word) => save(page.id, { title: word }, { 'If-Match': '"1"' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
});

test('blocks keep their ids; a type never changes; groups follow the page', async () => {
  const [one, two] = [await group(), await group()];
  const page = await create({
    groups: [one.id],
    blocks: [
      { type: 'text', title: 'A' },
      { type: 'html', id: 12345678 },
    ],
  });
  const [a, b] = page.blocks;
  expect(b?.id).toBe(12345678);
  expect(a?.groups.map(({ id }) => id)).toEqual([one.id]);

  const more = await save(page.id, {
    groups: [one.id, two.id],
    blocks: [
      { type: 'html', id: b?.id },
      { type: 'text', id: a?.id, title: 'A', groups: [] },
      { type: 'text', title: 'C' },
    ],
  });
  const ids = more.body.data.blocks.map(({ groups }) => groups.map(({ id }) => id));
  expect(ids).toEqual([[one.id, two.id], [], [one.id, two.id]]);
  expect(more.body.data.blocks.map(({ id }) => id).slice(0, 2)).toEqual([b?.id, a?.id]);

  const fewer = await save(page.id, { groups: [two.id] });
  expect(fewer.body.data.blocks.map(({ groups }) => groups.map(({ id }) => id))).toEqual([
    [two.id],
    [],
    [two.id],
  ]);

  const other = await save(page.id, { blocks: [{ type: 'text', id: b?.id }] });
  expect(other.status).toBe(400);
  expect(other.body.errors).toHaveProperty(['blocks.0.type']);
});

test('what a block leaves out is its default', async () => {
  const page = await create({
    blocks: [{ type: 'text-tile-header' }, { type: 'text-assets' }, { type: 'assets', assets: [''] }],
  });
  const [tile, assets, list] = page.blocks;
  expect(tile).toMatchObject({
    title: '',
    subtitle: '',
    body: '',
    header: null,
    isPrivate: false,
    slug: `blok-${tile?.id}`,
    button: { label: '', url: '', target: '_self', icon: null },
    tile: { title: '', body: '', background: 'purple', asset: null, button: { target: '_self', icon: null } },
  });
  expect(assets?.assets).toEqual([null, null]);
  expect(list?.assets).toEqual([null]);
});

test('HTML is cleaned where it is written', async () => {
  const evil =
    '<p style="position:fixed">a<img src=x onerror=alert(1)><a href="javascript:alert(1)">b</a><script>x</script></p>';
  const page = await create({ title: '<b>Letterlijk</b> ', blocks: [{ type: 'html', body: evil }] });
  expect(page.title).toBe('<b>Letterlijk</b>');
  expect(first(page.blocks).body).not.toMatch(/script|onerror|position/);
});

test('a scheduled draft goes live by itself, once, and later saves do not touch it', async () => {
  const page = await create({ is_public: true, blocks: [{ type: 'text', title: 'Oud' }], published_at: NOW });
  const at = new Date(Date.now() + 3000).toISOString();
  const planned = await save(page.id, { blocks: [{ type: 'text', title: 'Gepland' }], published_at: at });
  expect(planned.body.data).toMatchObject({ scheduled_at: at, published_at: NOW });
  await save(page.id, { blocks: [{ type: 'text', title: 'Nog later' }] });
  const read = async () => (await portal.api.get<Data<PageBody>>(`/pages/${page.slug}`)).body.data;
  expect(first((await read()).blocks).title).toBe('Oud');
  await expect
    .poll(async () => first((await read()).blocks).title, { timeout: 9000, interval: 200 })
    .toBe('Gepland');
  expect((await read()).published_at).toBe(at);
  const draft = await admin.get<Data<PageBody>>(`/admin/pages/${page.slug}`);
  expect(draft.body.data).toMatchObject({ scheduled_at: null, status: 'modified' });
});

test('taking a page offline cancels its schedule', async () => {
  const page = await create({});
  await save(page.id, { published_at: '2999-01-01T00:00:00Z' });
  expect((await save(page.id, { published_at: null })).body.data).toMatchObject({
    scheduled_at: null,
    status: 'draft',
  });
});

test('a deleted page comes back as it was, with the children deleted with it', async () => {
  const parent = await create({ is_public: true, published_at: NOW, blocks: [{ type: 'text', title: 'A' }] });
  const child = await create({ parent_id: parent.id });
  const gone = await create({ parent_id: parent.id });
  expect((await admin.delete(`/pages/${gone.id}`)).status).toBe(204);
  expect((await admin.delete(`/pages/${parent.id}`)).status).toBe(204);
  expect((await portal.api.get(`/pages/${parent.slug}`)).status).toBe(401);
  expect((await admin.get(`/admin/pages/${child.slug}`)).status).toBe(404);
  const list = await admin.get<Data<PageBody[]>>('/admin/pages/deleted');
  const listed = list.body.data.find(({ id }) => id === parent.id);
  expect(listed?.deleted_by?.name).toBeTruthy();
  expect(Date.parse(listed?.deleted_at ?? '')).not.toBeNaN();

  const back = await admin.post<Data<PageBody>>(`/pages/${parent.id}/restore`);
  expect(back.status).toBe(200);
  expect(back.body.data.blocks).toEqual(parent.blocks);
  expect(back.body.data.pages.map(({ id }) => id)).toEqual([child.id]);
  expect((await portal.api.get(`/pages/${parent.slug}`)).status).toBe(200);
  expect((await admin.post(`/pages/${parent.id}/restore`)).status).toBe(409);
});

test('a slug that was taken meanwhile stops a restore', async () => {
  const page = await create({ slug: 'eenmalig' });
  await admin.delete(`/pages/${page.id}`);
  await create({ slug: 'eenmalig' });
  const back = await admin.post<ErrorBody>(`/pages/${page.id}/restore`);
  expect(back.status).toBe(409);
  expect(back.body.errors).toHaveProperty('slug');
});

test('only a deleted page goes for good', async () => {
  const parent = await create({});
  const child = await create({ parent_id: parent.id });
  expect((await admin.delete(`/pages/${parent.id}?permanent=true`)).status).toBe(409);
  await admin.delete(`/pages/${parent.id}`);
  expect((await admin.delete(`/pages/${parent.id}?permanent=true`)).status).toBe(204);
  expect((await admin.post(`/pages/${parent.id}/restore`)).status).toBe(404);
  const orphan = await admin.post<Data<PageBody>>(`/pages/${child.id}/restore`);
  expect(orphan.body.data.parent_id).toBeNull();
});

test.each(['home', 'huisstijl'])('the page %s stays', async (slug) => {
  const page = (await admin.get<Data<PageBody>>(`/admin/pages/${slug}`)).body.data;
  const other = await create({});
  expect((await admin.delete(`/pages/${page.id}`)).status).toBe(400);
  expect((await save(page.id, { slug: 'anders' })).body.errors).toHaveProperty('slug');
  expect((await save(page.id, { parent_id: other.id })).body.errors).toHaveProperty('parent_id');
  expect((await save(page.id, { title: 'Welkom', slug })).status).toBe(200);
});

test('an ETag holds while nothing changes', async () => {
  const page = await create({ is_public: true, published_at: NOW });
  const live = await portal.api.get(`/pages/${page.slug}`);
  const tag = live.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[^"]+"$/);
  expect(live.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect((await portal.api.get(`/pages/${page.slug}`, { 'If-None-Match': tag })).status).toBe(304);
  await save(page.id, { title: 'Anders', published_at: NOW });
  expect((await portal.api.get(`/pages/${page.slug}`, { 'If-None-Match': tag })).status).toBe(200);
  const own = await admin.get<Data<NodeBody[]>>('/pages/map');
  expect(own.headers.get('cache-control')).toBe('private, no-cache');
  const head = await portal.api.send('HEAD', `/pages/${page.slug}`);
  expect(head.status).toBe(200);
});
