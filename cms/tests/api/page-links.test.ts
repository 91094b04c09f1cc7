import type { Core } from '@strapi/types';
import { beforeAll, expect, test } from 'vitest';
import { migratePageLinks } from '../../src/api/page/lib/migrate-page-links';
import type { Client } from '../support/client';
import { MAINTAINER, type Portal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import { sql } from '../support/sql';
import type { BlockBody, Data, ErrorBody, GroupBody, PageBody } from '../support/wire';
import { newWord } from '../support/words';

let portal: Portal & { strapi: Core.Strapi };
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

const NOW = '2026-01-02T03:04:05.000Z';
const make = async (body: object): Promise<PageBody> => {
  const { status, body: answer } = await admin.post<Data<PageBody>>('/pages', {
    is_public: true,
    published_at: NOW,
    ...body,
  });
  expect(status).toBe(200);
  return answer.data;
};
const save = (id: string, body: object) => admin.put<Data<PageBody> & ErrorBody>(`/pages/${id}`, body);
const rename = async (id: string, slug: string): Promise<PageBody> => {
  const { status, body } = await save(id, { slug });
  expect(status).toBe(200);
  return body.data;
};
const getDraft = async (slug: string): Promise<PageBody> =>
  (await admin.get<Data<PageBody>>(`/admin/pages/${slug}`)).body.data;
const getFirst = ([block]: BlockBody[]): BlockBody => {
  if (!block) throw new Error('There is no block.');
  return block;
};

async function member(email: string, groups: string[]): Promise<Client> {
  const password = 'Wachtwoord-voor-proef-1';
  const person = { firstName: 'Jo', lastName: 'Bakker', email, password, groups };
  expect((await admin.post('/users', person)).status).toBe(200);
  return portal.api.as(email, password);
}

test('an old address leads those who may see the page to it, and others nowhere', async () => {
  const group = await admin.post<Data<GroupBody>>('/groups', {
    name: `Lezers ${newWord()}`,
    permissions: ['view'],
  });
  const groups = [group.body.data.id];
  const open = await make({ title: 'Open', slug: 'open-oud' });
  const closed = await make({ title: 'Dicht', slug: 'dicht-oud', is_public: false, groups });
  expect((await rename(open.id, 'open-nieuw')).old_slugs).toEqual(['open-oud']);
  await rename(closed.id, 'dicht-nieuw');

  const moved = await portal.api.get('/pages/open-oud');
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe('/api/v1/pages/open-nieuw');
  expect(moved.headers.get('cache-control')).toContain('must-revalidate');
  const reader = await member(`lezer@${newWord()}.example`, groups);
  const stranger = await member(`vreemde@${newWord()}.example`, []);
  expect((await reader.get('/pages/dicht-oud')).headers.get('location')).toBe('/api/v1/pages/dicht-nieuw');
  expect((await admin.get('/pages/dicht-oud')).status).toBe(301);
  expect((await stranger.get('/pages/dicht-oud')).status).toBe(404);
  const unknown = await portal.api.get('/pages/bestaat-niet');
  const hidden = await portal.api.get('/pages/dicht-oud');
  expect([hidden.status, hidden.body]).toEqual([401, unknown.body]);

  const html = { Accept: 'text/html' };
  const screen = await portal.site.get('/huisstijl/open-oud?van=mail', html);
  expect([screen.status, screen.headers.get('location')]).toEqual([301, '/huisstijl/open-nieuw?van=mail']);
  const closedScreen = await portal.site.get<string>('/huisstijl/dicht-oud', html);
  expect([closedScreen.status, closedScreen.headers.get('location')]).toEqual([200, null]);
  expect(closedScreen.body).not.toContain('dicht-nieuw');

  expect((await admin.delete(`/pages/${open.id}`)).status).toBe(204);
  expect((await portal.api.get('/pages/open-oud')).status).toBe(401);
  expect((await admin.post(`/pages/${open.id}/restore`)).status).toBe(200);
  expect((await portal.api.get('/pages/open-oud')).status).toBe(301);
  await save(open.id, { published_at: null });
  expect((await portal.api.get('/pages/open-oud')).status).toBe(401);
  expect((await admin.get('/pages/open-oud')).status).toBe(404);
});

test('an old address is free for another page, and can be taken away', async () => {
  const page = await make({ title: 'Een', slug: 'plek-een' });
  await rename(page.id, 'plek-twee');
  const other = await make({ title: 'Ander', slug: 'plek-een' });
  expect((await portal.api.get<Data<PageBody>>('/pages/plek-een')).body.data.id).toBe(other.id);
  await rename(other.id, 'plek-ander');
  expect((await portal.api.get('/pages/plek-een')).headers.get('location')).toBe('/api/v1/pages/plek-ander');
  await admin.delete(`/pages/${other.id}`);
  expect((await portal.api.get('/pages/plek-een')).headers.get('location')).toBe('/api/v1/pages/plek-twee');

  expect((await rename(page.id, 'plek-drie')).old_slugs).toEqual(['plek-een', 'plek-twee']);
  const refused = await save(page.id, { old_slugs: ['plek-een', 'plek-vier'] });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['old_slugs.1']]);
  expect((await save(page.id, { old_slugs: ['plek-twee'] })).body.data.old_slugs).toEqual(['plek-twee']);
  expect((await portal.api.get('/pages/plek-een')).status).toBe(401);
  expect((await rename(page.id, 'plek-twee')).old_slugs).toEqual(['plek-drie']);
  expect((await admin.post('/pages', { title: 'x', old_slugs: [] })).status).toBe(400);
});

/** Each place that holds a link, with one to an address. */
const linking = (url: string) => ({
  type: 'text-tile',
  title: 'Verwijzing',
  body: `<p><a href="${url}">lees</a></p>`,
  button: { label: 'Lees', url },
  tile: { body: `<p><a href="${url}" target="_blank">lees</a></p>`, button: { label: 'Lees', url } },
});

const linksIn = (block: BlockBody): string[] => {
  const { groups: _groups, ...own } = block;
  return [...JSON.stringify(own).matchAll(/(?:href=\\"|"url":")([^"\\]*)/g)].flatMap(
    ([, link]) => link ?? [],
  );
};
const four = (link: string): string[] => Array.from({ length: 4 }, () => link);

interface LinkRow {
  page: { id: string; slug: string; title: string };
  block: { id: number; type: string };
}
const linksTo = async (id: string): Promise<LinkRow[]> =>
  (await admin.get<Data<LinkRow[]>>(`/admin/pages/${id}/links`)).body.data;

test('a link follows its page, in every place and every answer, and changes nothing else', async () => {
  const target = await make({ title: 'Doel', slug: 'links-doel' });
  const page = await make({ title: 'Bron', blocks: [linking('/huisstijl/links-doel?a=1&b=2#kop')] });
  const live = () => portal.api.get<Data<PageBody>>('/pages/bron');
  const first = await live();
  await rename(target.id, 'bestemming');

  const second = await live();
  const found = linksIn(getFirst(second.body.data.blocks)).map((link) => link.replaceAll('&amp;', '&'));
  expect(found).toEqual(four('/huisstijl/bestemming?a=1&b=2#kop'));
  expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
  const again = await portal.api.get('/pages/bron', { 'If-None-Match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(200);
  expect((await portal.site.get<string>('/huisstijl/bron')).body).toContain('/huisstijl/bestemming?a=1');

  const draft = await getDraft('bron');
  expect(draft).toMatchObject({ status: 'published', version: 1 });
  const as = await admin.get<Data<PageBody>>('/admin/pages/bron?as=anonymous');
  const { data: listed } = (await admin.get<{ data: { id: string }[] }>(`/admin/pages/${page.id}/revisions`))
    .body;
  const revision = await admin.get<Data<{ page: PageBody }>>(
    `/admin/pages/${page.id}/revisions/${listed[0]?.id ?? ''}`,
  );
  for (const answer of [draft, as.body.data, revision.body.data.page]) {
    expect(linksIn(getFirst(answer.blocks))).toEqual(linksIn(getFirst(second.body.data.blocks)));
  }

  const sent = draft.blocks.map(({ can: _can, groups: _groups, ...block }) => block);
  expect((await save(page.id, { blocks: sent })).body.data.status).toBe('published');
  const old = await save(page.id, { blocks: [linking('/huisstijl/links-doel')], published_at: NOW });
  expect(linksIn(getFirst(old.body.data.blocks))).toEqual(four('/huisstijl/bestemming'));
  // What stands at the old address from now on is another page.
  await make({ title: 'Doel', slug: 'links-doel' });
  expect(linksIn(getFirst((await live()).body.data.blocks))).toEqual(four('/huisstijl/bestemming'));

  await admin.delete(`/pages/${target.id}`);
  expect(linksIn(getFirst((await live()).body.data.blocks))).toEqual(four('/huisstijl/bestemming'));
  await admin.delete(`/pages/${target.id}?permanent=true`);
  const gone = await live();
  expect(linksIn(getFirst(gone.body.data.blocks))).toEqual(four('/huisstijl/bestemming'));
  expect(JSON.stringify(gone.body)).not.toContain('page:');
});

test('an address as copied from the browser leads to its page too', async () => {
  const target = await make({ title: 'Gekopieerd', slug: 'gekopieerd' });
  const page = await make({ title: 'Plakker', blocks: [linking(`${portal.url}/huisstijl/gekopieerd#kop`)] });
  await rename(target.id, 'verplaatst');
  const { blocks } = await getDraft(page.slug);
  expect(linksIn(getFirst(blocks))).toEqual(four('/huisstijl/verplaatst#kop'));
  expect(await linksTo(target.id)).toHaveLength(1);
});

test('nobody sends a link as it is kept', async () => {
  const target = await make({ title: 'Stil doel' });
  const url = `page:${target.id}/stil-doel`;
  const button = { type: 'text', button: { label: 'x', url } };
  const refused = await admin.post<ErrorBody>('/pages', { title: 'x', blocks: [button] });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['blocks.0.button.url']]);
  const page = await make({
    title: 'Stille bron',
    blocks: [{ type: 'html', body: `<a href="${url}">a</a>` }],
  });
  expect(getFirst(page.blocks).body).toBe('<a>a</a>');
});

test('who links to a page is known, of drafts and of what visitors read', async () => {
  const target = await make({ title: 'Bezocht', slug: 'bezocht' });
  const button = { label: 'x', url: '/huisstijl/bezocht#a' };
  const page = await make({ title: 'Bezoeker', blocks: [{ type: 'text', button }, { type: 'text' }] });
  const row = {
    page: { id: page.id, slug: 'bezoeker', title: 'Bezoeker' },
    block: { id: getFirst(page.blocks).id, type: 'text' },
  };
  expect(await linksTo(target.id)).toEqual([row]);
  await rename(target.id, 'bezocht-2');
  expect(await linksTo(target.id)).toEqual([row]);
  await save(page.id, { blocks: [] });
  expect(await linksTo(target.id)).toEqual([row]);
  await save(page.id, { published_at: NOW });
  expect(await linksTo(target.id)).toEqual([]);
  await save(page.id, { blocks: [{ type: 'html', body: '<a href="/huisstijl/bezocht">a</a>' }] });
  expect((await linksTo(target.id)).map(({ block }) => block.type)).toEqual(['html']);
  await admin.delete(`/pages/${page.id}`);
  expect(await linksTo(target.id)).toEqual([]);

  expect((await portal.api.get(`/admin/pages/${target.id}/links`)).status).toBe(401);
  expect((await admin.get('/admin/pages/nietbekend/links')).status).toBe(404);
});

test('links to the home page count for it, by each of its addresses', async () => {
  const home = await getDraft('home');
  const addresses = ['/', '/#kop', '/wij-zijn-noorderlicht', '/huisstijl/home'];
  const blocks = [...addresses, '/wij-zijn-ander'].map((url) => ({
    type: 'text',
    button: { label: 'x', url },
  }));
  const page = await make({ title: 'Naar huis', blocks });
  expect((await linksTo(home.id)).filter(({ page: { id } }) => id === page.id)).toHaveLength(4);
  expect(page.blocks.flatMap(linksIn)).toEqual([...addresses, '/wij-zijn-ander']);
});

test('what was kept before links were is kept by page once, and a page stays as published as it was', async () => {
  const target = await make({ title: 'Vroeger', slug: 'vroeger' });
  const page = await make({ title: 'Van toen', blocks: [linking('/huisstijl/vroeger#x')] });
  const { databaseUrl } = portal;
  const plain = (table: string, column: string) =>
    sql(
      databaseUrl,
      `update ${table} set content_hash = 'toen', ${column} = replace(${column}, $1, $2)
      where ${column} like '%' || $1 || '%'`,
      [`page:${target.id}/vroeger`, '/huisstijl/vroeger'],
    );
  await plain('pages', 'draft');
  await plain('revisions', 'content');
  await portal.strapi.store({ type: 'core', name: 'portal', key: 'page-links' }).set({ value: 'not yet' });
  await migratePageLinks(portal.strapi);

  await rename(target.id, 'tegenwoordig');
  await make({ title: 'Vroeger', slug: 'vroeger' });
  const draft = await getDraft('van-toen');
  expect(linksIn(getFirst(draft.blocks))).toEqual(four('/huisstijl/tegenwoordig#x'));
  expect(draft.status).toBe('published');
  const sent = draft.blocks.map(({ can: _can, groups: _groups, ...block }) => block);
  expect((await save(page.id, { blocks: sent })).body.data.status).toBe('published');
});

test('a maintainer who saves a page past the portal leaves its links with their pages', async () => {
  const login = await portal.site.post<Data<{ token: string }>>('/admin/login', MAINTAINER);
  const maintainer = portal.site.bearer(login.body.data.token);
  const target = await make({ title: 'Onderhoud', slug: 'onderhoud' });
  const page = await make({ title: 'In beheer', blocks: [linking('/huisstijl/onderhoud')] });
  const content = '/content-manager/collection-types/api::page.page';
  expect((await maintainer.put(`${content}/${target.id}`, { slug: 'beheerd' })).status).toBe(200);
  expect((await getDraft('beheerd')).old_slugs).toEqual(['onderhoud']);
  await make({ title: 'Onderhoud', slug: 'onderhoud' });
  expect((await maintainer.put(`${content}/${page.id}`, { title: 'Beheer' })).status).toBe(200);
  expect(linksIn(getFirst((await getDraft('in-beheer')).blocks))).toEqual(four('/huisstijl/beheerd'));
});

test('rich text of before a rule is cleaned when it is read', async () => {
  const page = await make({ title: 'Ongewassen', blocks: [{ type: 'html', body: '<p>schoon</p>' }] });
  const dirty = '<p onclick=\\"x()\\">schoon</p><a target=\\"venster\\">a</a>';
  for (const [table, column] of [
    ['pages', 'draft'],
    ['revisions', 'content'],
  ])
    await sql(
      portal.databaseUrl,
      `update ${table} set ${column} = replace(${column}, $1, $2), content_hash = 'vuil'
      where ${column} like '%' || $1 || '%'`,
      ['<p>schoon</p>', dirty],
    );
  const clean = '<p>schoon</p><a>a</a>';
  expect(getFirst((await getDraft('ongewassen')).blocks).body).toBe(clean);
  const live = await portal.api.get<Data<PageBody>>('/pages/ongewassen');
  expect(getFirst(live.body.data.blocks).body).toBe(clean);
  const { data } = (await admin.get<{ data: { id: string }[] }>(`/admin/pages/${page.id}/revisions`)).body;
  const revision = await admin.get<Data<{ page: PageBody }>>(
    `/admin/pages/${page.id}/revisions/${data[0]?.id ?? ''}`,
  );
  expect(getFirst(revision.body.data.page.blocks).body).toBe(clean);
});
