import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePageSchema, copyApplication } from '../support/application';
import type { Client } from '../support/client';
import { MAINTAINER, type OwnPortal, startPortal } from '../support/portal';
import { BAD, FIELDS, SHOWN } from '../support/page-fields';
import { waitForRows } from '../support/rows';
import { sql } from '../support/sql';
import type { Data, ErrorBody, GroupBody, PageBody } from '../support/wire';
import { newWord } from '../support/words';

type Shown = PageBody & Record<string, unknown>;

const NOW = '2026-01-01T00:00:00Z';
const SCREEN = '/content-manager/collection-types/api::page.page';

let portal: OwnPortal;
let admin: Client;
let distDir: string;
let asset: string;
let count = 0;

beforeAll(async () => {
  distDir = copyApplication();
  changePageSchema(distDir, (attributes) => Object.assign(attributes, FIELDS));
  portal = await startPortal({ distDir });
  admin = await portal.admin();
  asset = await makeAsset('Foto');
});
afterAll(async () => {
  await portal.stop();
  rmSync(distDir, { recursive: true, force: true });
});

async function makeAsset(title: string): Promise<string> {
  const data = { title, settings: { outlined: 'default' as const } };
  return (await portal.strapi.documents('api::asset.asset').create({ data })).documentId;
}

async function make(more: object = {}): Promise<Shown> {
  const title = `Met velden ${(count += 1)}`;
  const { status, body } = await admin.post<Data<Shown>>('/pages', { title, is_public: true, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

async function save(id: string, body: object): Promise<Shown> {
  const saved = await admin.put<Data<Shown>>(`/pages/${id}`, body);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return saved.body.data;
}

const readDraft = async (slug: string): Promise<Shown> =>
  (await admin.get<Data<Shown>>(`/admin/pages/${slug}`)).body.data;

test('the editor finds the fields, with their labels, options and defaults', async () => {
  const { body } = await admin.get<{
    meta: { page: { fields: object[]; defaults: object; options: object } };
  }>('/admin/block-types');
  const { fields, defaults, options } = body.meta.page;
  expect(fields).toEqual([
    { name: 'footnote', kind: 'text', label: 'Footnote' },
    { name: 'explanation', kind: 'textarea', label: 'Toelichting' },
    { name: 'story', kind: 'html', label: 'Story' },
    { name: 'owner', kind: 'text', label: 'Owner' },
    { name: 'isChecked', kind: 'boolean', label: 'Is checked' },
    { name: 'order', kind: 'number', label: 'Order' },
    { name: 'weight', kind: 'number', label: 'Weight' },
    { name: 'reviewedOn', kind: 'day', label: 'Reviewed on' },
    { name: 'phase', kind: 'option', label: 'Phase' },
    { name: 'example', kind: 'asset', label: 'Example' },
    { name: 'examples', kind: 'assets', label: 'Examples' },
    { name: 'abilities', kind: 'text', label: 'Abilities' },
  ]);
  expect(defaults).toMatchObject({ footnote: '', isChecked: true, order: null, example: null, examples: [] });
  expect(options).toMatchObject({ phase: [{ value: 'proef' }, { value: 'vast' }] });
});

test('the OpenAPI document has them in pages and in what is sent', async () => {
  const { body } = await portal.api.get<{
    components: { schemas: Record<string, { properties: Record<string, object>; required: string[] }> };
  }>('/openapi.json');
  const { Page, PageCreate, PageUpdate } = body.components.schemas;
  for (const name of ['footnote', 'story', 'order', 'reviewedOn', 'phase', 'example', 'abilities']) {
    for (const schema of [Page, PageCreate, PageUpdate]) expect(schema?.properties).toHaveProperty(name);
    expect(Page?.required).toContain(name);
    expect(PageUpdate?.required ?? []).not.toContain(name);
  }
  expect(Page?.properties.status).toMatchObject({ enum: ['draft', 'published', 'modified'] });
  for (const name of ['notes', 'internal']) expect(Page?.properties).not.toHaveProperty(name);
});

test('a page keeps them through save, publication, reading, history and going back', async () => {
  const page = await make();
  expect(page).toMatchObject({ footnote: '', isChecked: true, order: null, reviewedOn: null, example: null });
  const before = await save(page.id, { ...SHOWN, footnote: 'Eerst', published_at: NOW });
  const saved = await save(page.id, {
    ...SHOWN,
    story: '<p>Een verhaal<script>x</script></p>',
    example: asset,
    examples: [asset],
    published_at: NOW,
  });
  expect(saved).toMatchObject({ ...SHOWN, status: 'published', example: { id: asset, title: 'Foto' } });
  const live = await portal.api.get<Data<Shown>>(`/pages/${page.slug}`);
  expect(live.body.data).toMatchObject({ ...SHOWN, example: { id: asset }, examples: [{ id: asset }] });
  expect(live.body.data).not.toHaveProperty('internal');

  // What is not sent stays as it is.
  expect(await save(page.id, { title: 'Anders' })).toMatchObject({ ...SHOWN, status: 'modified' });
  const revisions = await admin.get<Data<{ id: string; number: number }[]>>(
    `/admin/pages/${page.id}/revisions?sort=number:asc`,
  );
  const wholes = await Promise.all(
    revisions.body.data.map(async ({ id }) => {
      const { body } = await admin.get<Data<{ page: Shown }>>(`/admin/pages/${page.id}/revisions/${id}`);
      return body.data.page.footnote;
    }),
  );
  expect(wholes).toEqual(['', 'Eerst', SHOWN.footnote, SHOWN.footnote].slice(-wholes.length));
  const first = revisions.body.data.find((_revision, index) => wholes[index] === 'Eerst');
  await admin.post(`/admin/pages/${page.id}/revisions/${first?.id}/restore`, {});
  expect((await readDraft(page.slug)).footnote).toBe(before.footnote);
});

test('readers get them as HTML, as Markdown and by searching', async () => {
  const page = await make({ owner: 'Team', footnote: 'Kwartelei', example: asset, published_at: NOW });
  const at = `/huisstijl/${page.slug}`;
  const html = await portal.site.get(at, { accept: 'text/html' });
  expect(html.bytes.toString('utf8')).toMatch(/<p[^>]*>Kwartelei<\/p>/);
  const markdown = await portal.site.get(`${at}.md`);
  expect(markdown.bytes.toString('utf8')).toContain('\nKwartelei\n');
  const found = await portal.api.get<Data<{ page: { id: string } | null }[]>>('/search?q=kwartelei');
  expect(found.body.data.map((hit) => hit.page?.id)).toEqual([page.id]);
});

test('equal values are the same content, and a default that nobody chose is none', async () => {
  const { id } = await make({ owner: 'Team', published_at: NOW });
  const unset = { footnote: '', isChecked: true, order: null, example: null, examples: [] };
  expect(await save(id, unset)).toMatchObject({ status: 'published' });
  expect(await save(id, { footnote: 'x' })).toMatchObject({ status: 'modified' });
  expect(await save(id, { footnote: '' })).toMatchObject({ footnote: '' });
});

test('two who changed different fields are merged; the same field is a conflict', async () => {
  const { id, version } = await make({ footnote: 'a', explanation: 'a' });
  await save(id, { footnote: 'van haar' });
  const merge = (body: object) =>
    admin.put<Data<Shown> & ErrorBody>(`/pages/${id}?merge=true`, body, { 'If-Match': `"${version}"` });
  const both = await merge({ explanation: 'van hem' });
  expect(both.body.data).toMatchObject({ footnote: 'van haar', explanation: 'van hem' });
  const clash = await merge({ footnote: 'van hem' });
  expect(clash.status).toBe(412);
  expect(Object.keys(clash.body.errors ?? {})).toEqual(['footnote']);
});

describe('what does not fit is refused in Dutch, beside its field', () => {
  test.each(BAD)('%s: %j', async (name, value) => {
    const { status, body } = await admin.post<ErrorBody>('/pages', { title: 'Fout', [name]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {}).map((each) => each.split('.')[0])).toEqual([name]);
  });
});

test('a page goes live when what its fields demand is filled in', async () => {
  const page = await make();
  const refused = await admin.put<ErrorBody>(`/pages/${page.id}`, { published_at: NOW });
  expect([refused.status, refused.body.errors]).toEqual([400, { owner: ['Vul dit veld in.'] }]);
  const made = await admin.post<ErrorBody>('/pages', { title: 'Meteen', published_at: NOW });
  expect([made.status, made.body.errors]).toEqual([400, { owner: ['Vul dit veld in.'] }]);
  await save(page.id, { owner: 'Team', published_at: NOW });
});

test('others than who may read a page find nothing of its fields', async () => {
  const group = await admin.post<Data<GroupBody>>('/groups', {
    name: `Geheimhouders ${newWord()}`,
    permissions: ['view'],
  });
  const groups = [group.body.data.id];
  const example = await makeAsset('Geheim');
  const secret = { footnote: 'Zwijgplicht', owner: 'Team', example, published_at: NOW };
  const page = await make({ ...secret, is_public: false, groups });
  const link = await make({ owner: 'Team', story: `<p><a href="/huisstijl/${page.slug}">x</a></p>` });
  expect((await portal.api.get(`/pages/${page.slug}`)).status).toBe(401);
  expect((await portal.api.get<Data<object[]>>('/search?q=zwijgplicht')).body.data).toEqual([]);
  const html = await portal.site.get(`/huisstijl/${page.slug}`, { accept: 'text/html' });
  expect(html.bytes.toString('utf8')).not.toContain('Zwijgplicht');
  const as = await admin.get<Data<Shown>>(`/admin/pages/${page.slug}?as=anonymous`);
  expect(as.body.data.example).toBeNull();
  const links = await admin.get<Data<object[]>>(`/admin/pages/${page.id}/links`);
  expect(links.body.data).toEqual([
    { page: { id: link.id, slug: link.slug, title: link.title }, block: null },
  ]);
});

test('an asset in a field is open with its page, and is in use there', async () => {
  const example = await makeAsset('Los');
  const at = `/assets/${example}`;
  expect((await portal.api.get(at)).status).toBe(401);
  const page = await make({ owner: 'Team', example, published_at: NOW });
  expect((await portal.api.get(at)).status).toBe(200);
  const refused = await admin.delete<ErrorBody>(at);
  expect([refused.status, refused.body.used_on]).toMatchObject([
    409,
    [{ page: { slug: page.slug }, block: null }],
  ]);
  await save(page.id, { example: null, published_at: NOW });
  expect((await portal.api.get(at)).status).toBe(401);
});

test("Strapi's panel shows what the editor saved, and the editor what the panel saved", async () => {
  const page = await make({ ...SHOWN, example: asset, examples: [asset], published_at: NOW });
  await waitForRows(portal);
  const login = await portal.site.post<Data<{ token: string }>>('/admin/login', MAINTAINER);
  const panel = portal.site.bearer(login.body.data.token);
  const shown = await panel.get<Data<Record<string, unknown>>>(`${SCREEN}/${page.id}`);
  expect(shown.body.data).toMatchObject(SHOWN);
  const related = await panel.get(`/content-manager/relations/api::page.page/${page.id}/examples`);
  expect(JSON.stringify(related.body)).toContain(asset);

  const put = (change: object) =>
    panel.put<ErrorBody & { error?: { message: string } }>(`${SCREEN}/${page.id}`, { ...change });
  expect((await put({ footnote: 'Uit het paneel', internal: 'Voor ons', notes: { a: 1 } })).status).toBe(200);
  expect(await readDraft(page.slug)).toMatchObject({
    ...SHOWN,
    footnote: 'Uit het paneel',
    example: { id: asset },
  });
  const kept = await panel.get<Data<Record<string, unknown>>>(`${SCREEN}/${page.id}`);
  expect(kept.body.data).toMatchObject({ footnote: 'Uit het paneel', internal: 'Voor ons', notes: { a: 1 } });
  expect((await put({ footnote: 'twee\nregels' })).status).toBe(400);
});

test('what a schema no longer has, or has otherwise, is kept, and breaks nothing', async () => {
  const page = await make({ owner: 'Team', footnote: 'Blijft', published_at: NOW });
  const strange = {
    gone: 'Van vroeger',
    order: 'drie',
    phase: 'weg',
    reviewedOn: 'ooit',
    example: 5,
    examples: 'a',
  };
  for (const [table, column] of [
    ['pages', 'draft'],
    ['revisions', 'content'],
  ])
    await sql(
      portal.databaseUrl,
      `update ${table} set ${column} = jsonb_set(${column}::jsonb, '{fields}', (${column}::jsonb->'fields') || $1::jsonb)::text
        where ${column} like '%"Blijft"%'`,
      [JSON.stringify(strange)],
    );
  const draft = await readDraft(page.slug);
  const fits = {
    footnote: 'Blijft',
    order: null,
    phase: null,
    reviewedOn: null,
    example: null,
    examples: [],
  };
  expect(draft).toMatchObject(fits);
  expect(draft).not.toHaveProperty('gone');
  expect(await save(page.id, { explanation: 'Nieuw', published_at: NOW })).toMatchObject(fits);
  await waitForRows(portal);
  const [row] = await sql<{ draft: string }>(
    portal.databaseUrl,
    'select draft from pages where document_id = $1',
    [page.id],
  );
  expect(JSON.parse(row?.draft ?? '')).toMatchObject({ fields: { gone: 'Van vroeger', footnote: 'Blijft' } });
  expect((await portal.api.get<Data<Shown>>(`/pages/${page.slug}`)).body.data).not.toHaveProperty('gone');
});
