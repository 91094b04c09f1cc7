import { beforeAll, expect, test, vi } from 'vitest';
import type { Client } from '../support/client';
import { MAINTAINER, type Portal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { BlockBody, Data, PageBody } from '../support/wire';

let portal: Portal;
let admin: Client;
let maintainer: Client;

const PAGES = '/content-manager/collection-types/api::page.page';

interface Entry {
  documentId: string;
  slug: string;
}

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  const login = await portal.site.post<Data<{ token?: string; accessToken?: string }>>(
    '/admin/login',
    MAINTAINER,
  );
  maintainer = portal.site.bearer(login.body.data.token ?? login.body.data.accessToken ?? '');
});

const NOW = '2026-01-02T03:04:05.000Z';
const make = async (body: object): Promise<PageBody> =>
  (await admin.post<Data<PageBody>>('/pages', { is_public: true, published_at: NOW, ...body })).body.data;
const getDraft = async (slug: string): Promise<PageBody> =>
  (await admin.get<Data<PageBody>>(`/admin/pages/${slug}`)).body.data;
const getFirst = ([block]: BlockBody[]): BlockBody => {
  if (!block) throw new Error('There is no block.');
  return block;
};

test('a page that a maintainer makes gets a slug, a place, block ids and clean HTML', async () => {
  const made = await maintainer.post<Data<Entry>>(PAGES, {
    title: '  Uit het beheer ',
    blocks: [{ __component: 'block.html', body: '<p>hoi<script>x</script></p>' }],
  });
  expect(made.status).toBe(201);
  const page = await getDraft('uit-het-beheer');
  expect(page).toMatchObject({ title: 'Uit het beheer', version: 1, status: 'draft', parent_id: null });
  expect(page.updated_by).toBeNull();
  const block = getFirst(page.blocks);
  expect(block.body).toBe('<p>hoi</p>');
  expect(block.id).toBeGreaterThanOrEqual(10_000_000);
});

test('a change by a maintainer is a draft that raises the version; visitors read on', async () => {
  const page = await make({ title: 'Gewijzigd in beheer', blocks: [{ type: 'text', title: 'A' }] });
  const changed = await maintainer.put(`${PAGES}/${page.id}`, {
    title: 'Andere titel',
    version: 99,
    publishedOn: null,
  });
  expect(changed.status).toBe(200);
  const draft = await getDraft(page.slug);
  expect(draft).toMatchObject({ title: 'Andere titel', version: 2, status: 'modified', published_at: NOW });
  expect(draft.blocks).toEqual(page.blocks);
  const live = await portal.api.get<Data<PageBody>>(`/pages/${page.slug}`);
  expect(live.body.data.title).toBe('Gewijzigd in beheer');
  const stale = await admin.put(`/pages/${page.id}`, { title: 'x' }, { 'If-Match': '"1"' });
  expect(stale.status).toBe(412);
});

test.each([
  ['a title of spaces', { title: '  ' }],
  ['a reserved slug', { slug: 'edit' }],
  ['a slug that is taken', { slug: 'huisstijl' }],
  [
    'an unsafe address',
    { blocks: [{ __component: 'block.text', button: { label: 'x', url: 'javascript:x', target: '_self' } }] },
  ],
])('%s is refused with a sentence and changes nothing', async (_name, change) => {
  const page = await make({ title: 'Onveranderd' });
  const { status, body } = await maintainer.put<{ error: { message: string } }>(
    `${PAGES}/${page.id}`,
    change,
  );
  expect(status).toBe(400);
  expect(body.error.message).toMatch(/^[A-Z].*\.$/);
  expect(await getDraft(page.slug)).toEqual(page);
});

test('a page deleted by a maintainer goes to the deleted list, and from there for good', async () => {
  const page = await make({ title: 'Weg uit beheer' });
  expect((await maintainer.delete(`${PAGES}/${page.id}`)).status).toBe(200);
  expect((await portal.api.get(`/pages/${page.slug}`)).status).toBe(401);
  const list = await admin.get<Data<PageBody[]>>('/admin/pages/deleted');
  expect(list.body.data.map(({ id }) => id)).toContain(page.id);
  expect((await maintainer.delete(`${PAGES}/${page.id}`)).status).toBe(200);
  expect((await admin.post(`/pages/${page.id}/restore`)).status).toBe(404);
});

test('the system pages stay', async () => {
  const home = await getDraft('home');
  const refused = await maintainer.delete<{ error: { message: string } }>(`${PAGES}/${home.id}`);
  expect(refused.status).toBe(400);
  expect(refused.body.error.message).toBe('Deze pagina kan niet weg.');
  expect((await maintainer.put(`${PAGES}/${home.id}`, { slug: 'thuis' })).status).toBe(400);
});

test('a copy is a draft of its own', async () => {
  const page = await make({ title: 'Origineel', blocks: [{ type: 'text', title: 'A' }] });
  const copied = await maintainer.post<Data<Entry>>(`${PAGES}/clone/${page.id}`, {
    title: 'Kopie',
    slug: 'kopie',
  });
  expect(copied.status).toBe(200);
  const copy = await getDraft('kopie');
  expect(copy).toMatchObject({ title: 'Kopie', status: 'draft', version: 1, published_at: null });
  expect((await getDraft(page.slug)).status).toBe('published');
});

interface Shown {
  rowsPending: boolean;
  blocks: { id: number; title?: string }[];
}

test('a page is saved again and again from one screen', async () => {
  const { id } = await make({
    title: 'Vaker bewaard',
    blocks: [
      { type: 'text', title: 'A', button: { label: 'Logo', url: '/huisstijl/logo', target: '_self' } },
    ],
  });
  const address = `${PAGES}/${id}`;
  const data = await vi.waitFor(async () => {
    const shown = (await maintainer.get<Data<Shown>>(address)).body.data;
    expect(shown.rowsPending).toBe(false);
    return shown;
  }, 10_000);
  const first = await maintainer.put<Data<Shown>>(address, { ...data, lead: 'Een' });
  expect(first.status).toBe(200);
  // What the screen did not touch keeps the rows that it knows.
  expect(first.body.data.blocks).toEqual(data.blocks);
  expect((await maintainer.get<Data<Shown>>(address)).body.data.blocks).toEqual(data.blocks);
  const blocks = data.blocks.map((block) => ({ ...block, body: '<p onclick="x()">B</p>' }));
  const second = await maintainer.put<Data<Shown>>(address, { ...first.body.data, blocks });
  expect(second.status).toBe(200);
  expect(second.body.data.blocks.map((block) => block.id)).toEqual(blocks.map((block) => block.id));
  expect((await maintainer.put(address, { ...second.body.data, lead: 'Drie' })).status).toBe(200);
});
