import { beforeAll, describe, expect, test, vi } from 'vitest';
import { migratePageLinks } from '../../src/api/page/lib/migrate-page-links';
import type { AssetResponse } from '../../src/http/schemas/assets';
import * as samples from '../samples/files';
import { loggedIn, makeGroup } from '../samples/people';
import { type AssetBody, getForm, makeAsset, removeAsset, sendFiles } from '../samples/sending';
import type { Client } from '../support/client';
import { MAINTAINER, type OwnPortal } from '../support/portal';
import { NOW, publish, search } from '../support/searching';
import { sharedPortal } from '../support/shared-portal';
import { sql } from '../support/sql';
import type { BlockBody, Data, ErrorBody, PageBody } from '../support/wire';
import { newWord } from '../support/words';

let portal: OwnPortal;
let admin: Client;
let member: Client;
let other: Client;
let group: { id: number; documentId: string };

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  const { strapi, api } = portal;
  group = await makeGroup(strapi, 'Lezers van links', { canView: true, canUse: true });
  const strangers = await makeGroup(strapi, 'Anderen', { canView: true, canUse: true, canEdit: true });
  member = await loggedIn(strapi, api, 'lid', [group.id]);
  other = await loggedIn(strapi, api, 'ander', [strangers.id]);
});

const getFirst = <T>([first]: readonly T[]): T => {
  if (first === undefined) throw new Error('There is nothing.');
  return first;
};

/** An asset without an original, with one document. */
async function fileOnly(title = 'Los bestand'): Promise<{ id: string; file: string }> {
  const made = await admin.send<AssetBody>('POST', '/assets', { raw: getForm({ title }) });
  const { id, files } = (await sendFiles(admin, made.body.data.id, [samples.docx()])).body.data;
  return { id, file: getFirst(files).id };
}

/** Each place of a block that holds a link. */
const places = (url: string) => [
  {
    type: 'text-tile',
    title: 'Verwijzing',
    body: `<p><a href="${url}">lees</a></p>`,
    button: { label: 'Lees', url },
    tile: { body: `<p><a href="${url}">lees</a></p>`, button: { label: 'Lees', url } },
  },
  { type: 'html', body: `<div><a class="x" href="${url}">lees</a></div>` },
];
const PLACES = 5;

const linksIn = (blocks: readonly BlockBody[]): string[] =>
  blocks.flatMap(({ groups: _groups, ...own }) =>
    [...JSON.stringify(own).matchAll(/(?:href=\\"|"url":")([^"\\]+)/g)].flatMap(([, link]) => link ?? []),
  );
const all = (link: string): string[] => Array.from({ length: PLACES }, () => link);

const statuses = async (path: string): Promise<number[]> =>
  Promise.all([portal.api, member, other, admin].map(async (client) => (await client.get(path)).status));
const OPEN = [200, 200, 200, 200];
const CLOSED = [401, 404, 404, 200];
const MEMBERS = [401, 200, 404, 200];

const save = (page: PageBody, body: object) =>
  admin.put<Data<PageBody> & ErrorBody>(`/pages/${page.id}`, body);
const usedOn = async (id: string) => (await admin.get<AssetBody>(`/assets/${id}`)).body.data.used_on ?? [];

describe('a link to an asset or file', () => {
  test('is kept by id wherever a link can stand, and written as the address that works', async () => {
    const withOriginal = await makeAsset(admin, await samples.png(), [samples.docx()]);
    const bare = await fileOnly();
    const { id } = withOriginal;
    const file = getFirst(withOriginal.files).id;
    const original = withOriginal.original?.id ?? '';
    const page = await publish(admin, { title: `Links ${newWord()}`, blocks: [] });
    const sent: [string, string][] = [
      [`/bestanden/${id}`, `/bestanden/${id}`],
      [`${portal.url}/bestanden/${id}`, `/bestanden/${id}`],
      [`/assets/${id}?tag=x`, `/bestanden/${id}`],
      [`/api/v1/assets/${id}/download`, `/api/v1/assets/${id}/download`],
      [`${portal.url}/api/v1/files/${file}/download?token=a.b`, `/api/v1/files/${file}/download`],
      // The original has one address, whichever file it is.
      [`/api/v1/files/${original}/download`, `/api/v1/assets/${id}/download`],
      // There is no original to download.
      [`/api/v1/assets/${bare.id}/download`, `/bestanden/${bare.id}`],
      [`/api/v1/files/${bare.file}/download`, `/api/v1/files/${bare.file}/download`],
    ];
    for (const [link, written] of sent) {
      const saved = await save(page, { blocks: places(link), published_at: NOW });
      expect(linksIn(saved.body.data.blocks), link).toEqual(all(written));
      const live = await portal.api.get<Data<PageBody>>(`/pages/${page.slug}`);
      expect(linksIn(live.body.data.blocks)).toEqual(all(written));
      expect(JSON.stringify(live.body)).not.toContain('asset:');
      const asset = written.includes(bare.id) || written.includes(bare.file) ? bare.id : id;
      expect((await usedOn(asset)).map(({ page: { slug } }) => slug)).toEqual([page.slug, page.slug]);
      expect(
        await statuses(written.startsWith('/api') ? written.slice('/api/v1'.length) : `/assets/${asset}`),
      ).toEqual(OPEN);
    }
    // What was read is sent again, and changes nothing.
    const { blocks } = (await admin.get<Data<PageBody>>(`/admin/pages/${page.slug}`)).body.data;
    const again = blocks.map(({ can: _can, groups: _groups, ...block }) => block);
    expect((await save(page, { blocks: again })).body.data.status).toBe('published');
  });

  test('follows the files of its asset: a new original, and what went from it', async () => {
    const asset = await makeAsset(admin, await samples.png(), [samples.docx()]);
    const file = getFirst(asset.files).id;
    const page = await publish(admin, {
      title: `Volgt ${newWord()}`,
      blocks: [
        { type: 'text', button: { label: 'a', url: `/api/v1/files/${asset.original?.id ?? ''}/download` } },
        { type: 'text', button: { label: 'b', url: `/api/v1/files/${file}/download` } },
      ],
    });
    const read = async () =>
      linksIn((await portal.api.get<Data<PageBody>>(`/pages/${page.slug}`)).body.data.blocks);
    await admin.send('PUT', `/assets/${asset.id}`, {
      raw: getForm({}, 'original', [await samples.png(30, 20)]),
    });
    expect(await read()).toEqual([`/api/v1/assets/${asset.id}/download`, `/api/v1/files/${file}/download`]);
    for (const link of await read()) expect((await portal.site.get(link)).status).toBe(200);
    expect((await admin.delete(`/assets/${asset.id}/files/${file}`)).status).toBeLessThan(300);
    expect(await read()).toEqual([`/api/v1/assets/${asset.id}/download`, `/bestanden/${asset.id}`]);
  });

  test('counts as use: an asset that is linked is not deleted unasked, and comes back with its links', async () => {
    const { id, file } = await fileOnly();
    const link = `/api/v1/files/${file}/download`;
    const page = await publish(admin, { title: `In gebruik ${newWord()}`, blocks: places(link) });
    const refused = await admin.delete<ErrorBody>(`/assets/${id}`);
    expect([refused.status, refused.body.used_on?.map(({ page: { slug } }) => slug)]).toEqual([
      409,
      [page.slug, page.slug],
    ]);
    const used = await admin.get<{ data: { id: string }[] }>(
      '/assets?used=true&pageSize=100&sort=created_at:desc',
    );
    expect(used.body.data.map((each) => each.id)).toContain(id);

    expect((await admin.delete(`/assets/${id}?force=true`)).status).toBe(204);
    expect(await statuses(`/files/${file}/download`)).toEqual([401, 404, 404, 404]);
    const draft = (await admin.get<Data<PageBody>>(`/admin/pages/${page.slug}`)).body.data;
    const again = draft.blocks.map(({ can: _can, groups: _groups, ...block }) => block);
    expect((await save(page, { blocks: again })).body.data.status).toBe('published');
    expect((await admin.post(`/assets/${id}/restore`)).status).toBe(200);
    expect(await usedOn(id)).toHaveLength(2);
    expect(await statuses(`/files/${file}/download`)).toEqual(OPEN);
    await removeAsset(admin, id);
    const gone = await portal.api.get<Data<PageBody>>(`/pages/${page.slug}`);
    expect([gone.status, linksIn(gone.body.data.blocks)]).toEqual([200, all(link)]);
  });
});

describe('who may view a block may download what it links to', () => {
  const linking = (url: string, more: object = {}) => ({
    type: 'text',
    button: { label: 'x', url },
    ...more,
  });

  test('as if it showed it, and no longer than it does', async () => {
    const { id, file } = await fileOnly();
    const paths = [`/assets/${id}`, `/files/${file}/download`];
    const expectAll = async (expected: number[]) => {
      for (const path of paths) expect(await statuses(path), path).toEqual(expected);
    };
    await expectAll(CLOSED);
    const block = linking(`/api/v1/files/${file}/download`);
    const page = (
      await admin.post<Data<PageBody>>('/pages', {
        title: `Rechten ${newWord()}`,
        is_public: true,
        groups: [group.documentId],
        blocks: [block],
      })
    ).body.data;
    // A draft gives nothing.
    await expectAll(CLOSED);
    await save(page, { published_at: NOW });
    await expectAll(OPEN);
    await save(page, { blocks: [{ ...block, isPrivate: true }], published_at: NOW });
    await expectAll(MEMBERS);
    await save(page, { blocks: [block], is_public: false, published_at: NOW });
    await expectAll(MEMBERS);
    await save(page, { published_at: null });
    await expectAll(CLOSED);
    await save(page, { is_public: true, published_at: NOW });
    await expectAll(OPEN);
    // The link goes.
    await save(page, { blocks: [linking('/bestanden')], published_at: NOW });
    await expectAll(CLOSED);
    await save(page, { blocks: [block], published_at: NOW });
    await expectAll(OPEN);
    await admin.delete(`/pages/${page.id}`);
    await expectAll(CLOSED);
  });

  test('but not a private asset without a group, nor what is for editing', async () => {
    const asset = await makeAsset(admin, await samples.png(), [samples.eps()], { isPrivate: 'true' });
    const open = await makeAsset(admin, await samples.png(), [samples.eps()]);
    const download = (each: AssetResponse) => `/assets/${each.id}/download`;
    const editable = (each: AssetResponse) => `/files/${getFirst(each.files).id}/download`;
    await publish(admin, {
      title: `Privé ${newWord()}`,
      groups: [group.documentId],
      blocks: [asset, open].map((each) => linking(`/api/v1${editable(each)}`)),
    });
    expect(await statuses(download(asset))).toEqual(MEMBERS);
    expect(await statuses(editable(asset))).toEqual([401, 403, 404, 200]);
    expect(await statuses(download(open))).toEqual(OPEN);
    expect(await statuses(editable(open))).toEqual([401, 403, 403, 200]);
  });

  test('in zips, previews, the library and the search too', async () => {
    const word = newWord();
    const asset = await makeAsset(admin, await samples.png(200, 100), [], { title: `Gevel ${word}` });
    const page = await publish(admin, {
      title: `Zoekbaar ${newWord()}`,
      is_public: false,
      groups: [group.documentId],
      blocks: places(`/bestanden/${asset.id}`),
    });
    const items = [{ asset: asset.id }];
    const find = async (client: Client) =>
      (await search(client, word)).data.map(({ kind, asset: hit }) => [kind, hit?.id]);
    const inLibrary = async (client: Client, query = '') =>
      (await client.get<{ data: { id: string }[] }>(`/library?search=${word}${query}`)).body.data.map(
        ({ id }) => id,
      );
    await vi.waitFor(async () => expect(await find(member)).toEqual([['asset', asset.id]]), 10_000);
    expect(await find(other)).toEqual([]);
    expect(await find(portal.api)).toEqual([]);
    expect(await inLibrary(member, `&page_id=${page.id}`)).toEqual([asset.id]);
    expect(await inLibrary(other)).toEqual([]);
    const zip = (client: Client) => client.post<ErrorBody>('/downloads', { items });
    expect((await zip(member)).status).toBe(200);
    expect((await zip(other)).status).not.toBe(200);
    const seen = (await member.get<AssetBody>(`/assets/${asset.id}`)).body.data;
    expect((await portal.site.get(seen.original?.preview?.url ?? '')).status).toBe(200);

    await save(page, { blocks: [], published_at: NOW });
    await vi.waitFor(async () => expect(await find(member)).toEqual([]), 10_000);
    expect((await zip(member)).status).not.toBe(200);
  });

  test('an administrator sees whom a link lets in, before it is published', async () => {
    const asset = await makeAsset(admin, await samples.png());
    const page = (
      await admin.post<Data<PageBody>>('/pages', {
        title: `Bereik ${newWord()}`,
        is_public: true,
        blocks: [linking(`/bestanden/${asset.id}`)],
      })
    ).body.data;
    const reach = await admin.get<Data<{ open_files: number }>>(`/admin/pages/${page.id}/reach`);
    expect([reach.status, reach.body.data.open_files]).toEqual([200, 1]);
  });
});

test('a maintainer who saves a page past the portal leaves its links with their files', async () => {
  const { id, file } = await fileOnly();
  const link = `/api/v1/files/${file}/download`;
  const page = await publish(admin, { title: `In beheer ${newWord()}`, blocks: places(link) });
  const login = await portal.site.post<Data<{ token: string }>>('/admin/login', MAINTAINER);
  const maintainer = portal.site.bearer(login.body.data.token);
  const content = `/content-manager/collection-types/api::page.page/${page.id}`;
  expect((await maintainer.put(content, { lead: 'Beheerd' })).status).toBe(200);
  const draft = (await admin.get<Data<PageBody>>(`/admin/pages/${page.slug}`)).body.data;
  expect([draft.lead, linksIn(draft.blocks)]).toEqual(['Beheerd', all(link)]);
  expect(await usedOn(id)).toHaveLength(2);
});

test('links to assets of before are kept by id once', async () => {
  const { id, file } = await fileOnly();
  const page = await publish(admin, {
    title: `Van eerder ${newWord()}`,
    blocks: places(`/api/v1/assets/${id}/download`),
  });
  const plain = (table: string, column: string, [kept, sent]: [string, string]) =>
    sql(
      portal.databaseUrl,
      `update ${table} set content_hash = 'toen', ${column} = replace(${column}, $1, $2)
      where ${column} like '%' || $1 || '%'`,
      [kept, sent],
    );
  const before: [string, string] = [`asset:${id}/download`, `/api/v1/assets/${id}/download`];
  await plain('pages', 'draft', before);
  await plain('revisions', 'content', before);
  expect(await usedOn(id)).toEqual([]);
  await portal.strapi.store({ type: 'core', name: 'portal', key: 'page-links' }).set({ value: 'kept' });
  await migratePageLinks(portal.strapi);
  const draft = (await admin.get<Data<PageBody>>(`/admin/pages/${page.slug}`)).body.data;
  expect([draft.status, linksIn(draft.blocks)]).toEqual(['published', all(`/bestanden/${id}`)]);
  expect(await usedOn(id)).toHaveLength(2);
  expect(await statuses(`/files/${file}/download`)).toEqual(OPEN);
});

describe('an address that cannot work', () => {
  const create = (blocks: object[]) =>
    admin.post<Data<PageBody> & ErrorBody>('/pages', { title: `Adressen ${newWord()}`, blocks });

  test.each([
    ['info@voorbeeld.nl', 'mailto:info@voorbeeld.nl'],
    ['  088 123 45 67 ', 'tel:0881234567'],
    ['voorbeeld.nl/pad', 'https://voorbeeld.nl/pad'],
    ['http//voorbeeld.nl', 'http://voorbeeld.nl'],
    ['voorbeeld.nl:8443/pad', 'https://voorbeeld.nl:8443/pad'],
    ['localhost:1337/huisstijl/huisstijl', '/huisstijl/huisstijl'],
    ['/huisstijl/huisstijl/edit?blok=1#kleur', '/huisstijl/huisstijl#kleur'],
  ])('%s is saved as %s', async (sent, link) => {
    const { status, body } = await create(places(sent));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(linksIn(body.data.blocks)).toEqual(all(link));
  });

  test.each([
    'file:///C:/logo.eps',
    'C:\\logo.eps',
    '\\\\server\\map',
    '/admin/users',
    '/voorbeeld/a-b',
    'logo.pdf',
  ])('%s is refused at each field, with a sentence', async (sent) => {
    const { status, body } = await create(places(sent));
    expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([
      400,
      [
        'blocks.0.body',
        'blocks.0.button.url',
        'blocks.0.tile.body',
        'blocks.0.tile.button.url',
        'blocks.1.body',
      ],
    ]);
  });

  test('the draft in the panel is its page, and the footer mends too', async () => {
    const target = await publish(admin, { title: `Doel ${newWord()}` });
    const { body } = await create(places(`${portal.url}/preview/${target.id}`));
    expect(linksIn(body.data.blocks)).toEqual(all(`/huisstijl/${target.slug}`));
    const { footerLinks } = (await admin.get<Data<{ footerLinks: object[] }>>('/admin/site')).body.data;
    const saved = await admin.put<Data<{ footerLinks: { url: string }[] }>>('/admin/site', {
      footerLinks: [{ label: 'Mail', url: 'info@voorbeeld.nl' }],
    });
    expect(saved.body.data.footerLinks).toEqual([{ label: 'Mail', url: 'mailto:info@voorbeeld.nl' }]);
    expect(
      (await admin.put('/admin/site', { footerLinks: [{ label: 'x', url: '/admin/site' }] })).status,
    ).toBe(400);
    await admin.put('/admin/site', { footerLinks });
  });
});
