import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import * as samples from '../samples/files';
import { type AssetBody, getForm, makeAsset, removeAsset, sendAsset, sendFiles } from '../samples/sending';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data, PageBody } from '../support/wire';

interface List {
  data: AssetResponse[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
}

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

const kept = (folder: string): string[] => readdirSync(path.join(portal.dataDir, folder));
const put = (id: string, texts: Record<string, string>, original?: samples.Sample) =>
  admin.send<AssetBody>('PUT', `/assets/${id}`, {
    raw: getForm(texts, 'original', original ? [original] : []),
  });
const showOn = async (title: string, asset: string): Promise<PageBody> =>
  (
    await admin.post<Data<PageBody>>('/pages', {
      title,
      is_public: true,
      published_at: '2026-01-02T03:04:05Z',
      blocks: [{ type: 'asset', asset }],
    })
  ).body.data;

describe('writing', () => {
  test('an asset is made from a form', async () => {
    const settings = JSON.stringify({ outlined: 'outlined', backgroundColor: 'blueDark' });
    const { status, body } = await sendAsset(admin, await samples.png(), {
      title: '  Het logo  ',
      description: 'null',
      isPrivate: 'true',
      decorative: 'true',
      settings,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      title: 'Het logo',
      description: '',
      isPrivate: true,
      decorative: true,
      settings: { outlined: 'outlined', backgroundColor: 'blueDark' },
      files: [],
      focal_point: null,
      can: { view: true, use: true, edit: true },
    });
    expect(body.data.original).toMatchObject({
      name: 'beeld.png',
      ext: '.png',
      mime: 'image/png',
      kind: 'usable',
      width: 1400,
      height: 700,
      preview: { width: 960, height: 480 },
    });
    expect(body.data.original?.size).toBe((await samples.png()).bytes.length);
  });

  test('an asset is made from JSON, without a file', async () => {
    const { status, body } = await admin.post<AssetBody>('/assets', { title: null });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      title: '',
      description: '',
      isPrivate: false,
      decorative: false,
      original: null,
      files: [],
      settings: { outlined: 'default', backgroundColor: 'transparent' },
    });
  });

  test('what a write leaves out stays, the original too', async () => {
    const asset = await makeAsset(admin, await samples.png(), [], { title: 'Een', description: 'Uitleg' });
    const form = await put(asset.id, { title: 'Twee' });
    const rest = { ...asset, title: 'Twee', updated_at: expect.any(String) };
    expect(form.body.data).toEqual(rest);
    const json = await admin.put<AssetBody>(`/assets/${asset.id}`, {
      isPrivate: true,
      decorative: true,
      settings: {},
    });
    expect(json.body.data).toEqual({ ...rest, isPrivate: true, decorative: true });
    const plain = await put(asset.id, { decorative: 'false' });
    expect(plain.body.data).toEqual({ ...rest, isPrivate: true });
  });

  test('a new original takes the place of the old one', async () => {
    const asset = await makeAsset(admin, await samples.png());
    const { body } = await put(asset.id, {}, await samples.jpeg());
    expect(body.data.original).toMatchObject({ name: 'foto.jpg', mime: 'image/jpeg', width: 600 });
  });

  test('files are added under either name of the field, and taken off one by one', async () => {
    const asset = await makeAsset(admin, await samples.png());
    await sendFiles(admin, asset.id, [samples.docx(), samples.eps()]);
    const { body } = await sendFiles(admin, asset.id, [samples.pdf()], 'files');
    expect(body.data.files.map(({ name, kind }) => [name, kind])).toEqual([
      ['brief.docx', 'usable'],
      ['logo.eps', 'editable'],
      ['gids.pdf', 'usable'],
    ]);
    const before = kept('uploads').length;
    const [, eps] = body.data.files;
    const without = await admin.delete<AssetBody>(`/assets/${asset.id}/files/${eps?.id}`);
    expect(without.status).toBe(200);
    expect(without.body.data.files.map(({ name }) => name)).toEqual(['brief.docx', 'gids.pdf']);
    expect(kept('uploads')).toHaveLength(before - 1);
  });

  test('files that come in at the same time all stay', async () => {
    const asset = await makeAsset(admin, await samples.png());
    const sent = [samples.docx(), samples.xlsx(), samples.pptx(), samples.pdf(), samples.txt()];
    await Promise.all(sent.map((file) => sendFiles(admin, asset.id, [file])));
    const { body } = await admin.get<AssetBody>(`/assets/${asset.id}`);
    expect(body.data.files.map(({ name }) => name).sort()).toEqual(sent.map(({ name }) => name).sort());
  });

  test('a file of another asset is not there', async () => {
    const [one, other] = [
      await makeAsset(admin, await samples.png(), [samples.pdf()]),
      await makeAsset(admin, await samples.png()),
    ];
    expect((await admin.delete(`/assets/${other.id}/files/${one.files[0]?.id}`)).status).toBe(404);
    expect((await admin.delete(`/assets/${one.id}/files/${one.original?.id}`)).status).toBe(404);
    expect((await admin.get<AssetBody>(`/assets/${one.id}`)).body.data.files).toHaveLength(1);
  });

  test('an asset goes with its bytes', async () => {
    const before = kept('uploads').length;
    const asset = await makeAsset(admin, await samples.png(), [samples.pdf()]);
    await portal.site.get(asset.original?.preview?.url ?? '');
    expect(kept('renditions')).toContain(asset.original?.id);
    await removeAsset(admin, asset.id);
    expect(kept('uploads')).toHaveLength(before);
    expect(kept('renditions')).not.toContain(asset.original?.id);
    expect((await admin.get(`/assets/${asset.id}`)).status).toBe(404);
  });

  test('a used asset goes only by force, and its place is then empty', async () => {
    const asset = await makeAsset(admin, await samples.png());
    const page = await showOn('Gebruikt', asset.id);
    const used_on = [
      {
        page: { id: page.id, slug: page.slug, title: 'Gebruikt' },
        block: { id: page.blocks[0]?.id, type: 'asset' },
      },
    ];
    expect((await admin.get<AssetBody>(`/assets/${asset.id}`)).body.data.used_on).toEqual(used_on);
    const refused = await admin.delete<AssetBody>(`/assets/${asset.id}`);
    expect(refused.status).toBe(409);
    expect(refused.body.used_on).toEqual(used_on);
    expect((await admin.delete(`/assets/${asset.id}?force=true`)).status).toBe(204);
    const live = await portal.api.get<Data<PageBody>>(`/pages/${page.slug}`);
    expect(live.body.data.blocks[0]?.asset).toBeNull();
  });
});

describe('refused writes', () => {
  const bodies: [string, object, string][] = [
    ['an unknown key', { titel: 'x' }, 'titel'],
    ['an id', { id: 'abc' }, 'id'],
    ['a number as title', { title: 1 }, 'title'],
    ['NUL in a title', { title: 'a\u0000b' }, 'title'],
    ['a title that turns around', { title: 'a\u202Eb' }, 'title'],
    ['a long title', { title: 'x'.repeat(256) }, 'title'],
    ['a text as switch', { isPrivate: 'true' }, 'isPrivate'],
    ['an unknown setting', { settings: { kader: true } }, 'settings.kader'],
    ['an unknown option', { settings: { outlined: 'thick' } }, 'settings.outlined'],
    ['an original in JSON', { original: null }, 'original'],
    ['a list', [], 'body'],
  ];

  test.each(bodies)('%s', async (_what, json, field) => {
    const asset = (await admin.post<AssetBody>('/assets', { title: 'Blijft' })).body.data;
    for (const { status, body } of [
      await admin.post<AssetBody>('/assets', json),
      await admin.put<AssetBody>(`/assets/${asset.id}`, json),
    ]) {
      expect(status).toBe(400);
      expect(body.errors).toHaveProperty([field]);
    }
    const after = (await admin.get<AssetBody>(`/assets/${asset.id}`)).body.data;
    expect(after).toEqual({ ...asset, used_on: [], stable_uses: 0 });
  });

  test.each([
    ['settings that are no JSON', { settings: '{' }, 'settings'],
    ['a switch that is none', { isPrivate: 'ja' }, 'isPrivate'],
    ['another', { decorative: 'ja' }, 'decorative'],
    ['an original that is no file', { original: 'null' }, 'original'],
    ['an unknown field', { titel: 'x' }, 'titel'],
  ])('in a form: %s', async (_what, texts, field) => {
    const { status, body } = await admin.send<AssetBody>('POST', '/assets', { raw: getForm(texts) });
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty([field]);
  });

  test.each(['x', 'abcdefghijklmnopqrstuvwx', '%00', '..%2F..%2Fetc'])(
    'the asset %s is not there',
    async (id) => {
      expect((await admin.get(`/assets/${id}`)).status).toBe(404);
      expect((await admin.put(`/assets/${id}`, { title: 'x' })).status).toBe(404);
      expect((await admin.delete(`/assets/${id}`)).status).toBe(404);
      expect((await sendFiles(admin, id, [samples.pdf()])).status).toBe(404);
    },
  );
});

describe('the list', () => {
  const list = (query: string) => admin.get<List & AssetBody>(`/assets?${query}`);
  const titles = async (query: string) => (await list(query)).body.data.map(({ title }) => title);

  beforeAll(async () => {
    await makeAsset(admin, await samples.png(), [samples.eps()], {
      title: 'Zoek één',
      description: 'plaatje',
    });
    await makeAsset(admin, samples.mp4(), [], { title: 'Zoek twee' });
    const asset = (await admin.post<AssetBody>('/assets', { title: 'Zoek drie' })).body.data;
    await sendFiles(admin, asset.id, [samples.pdf()]);
  });

  test.each([
    ['search=zoek&sort=title:asc', ['Zoek drie', 'Zoek één', 'Zoek twee']],
    ['search=zoek&sort=title:desc', ['Zoek twee', 'Zoek één', 'Zoek drie']],
    ['search=plaatje', ['Zoek één']],
    ['search=gids.pdf%20zoek', ['Zoek drie']],
    ['search=zoek&kind=image', ['Zoek één']],
    ['search=zoek&kind=video', ['Zoek twee']],
    ['search=zoek&kind=document', ['Zoek drie']],
    ['search=zoek&kind=editable', ['Zoek één']],
    ['search=zoek&pageSize=2&page=2', ['Zoek twee']],
    ['search=zoek&page=9', []],
    ['search=zoek&unknown=1', ['Zoek drie', 'Zoek één', 'Zoek twee']],
  ])('%s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test('counts what it found', async () => {
    const { body } = await list('search=zoek&pageSize=2');
    expect(body.meta.pagination).toEqual({ page: 1, pageSize: 2, pageCount: 2, total: 3 });
  });

  test.each([
    'page=0',
    'pageSize=501',
    'sort=grootte:asc',
    'sort=digests:asc',
    'sort=__proto__:asc',
    'sort=title',
    'kind=audio',
    'page=x',
  ])('%s: 400', async (query) => {
    expect((await list(query)).status).toBe(400);
  });

  test('keeps its ETag while nothing changes', async () => {
    const first = await list('search=zoek');
    const again = await admin.get('/assets?search=zoek', {
      'If-None-Match': first.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });
});

test.each([
  ['GET', '/assets'],
  ['POST', '/assets'],
  ['PUT', '/assets/x'],
  ['DELETE', '/assets/x'],
  ['POST', '/assets/x/files'],
  ['DELETE', '/assets/x/files/y'],
])('%s %s is not for who is not logged in', async (method, where) => {
  expect((await portal.api.send(method, where)).status).toBe(401);
});
