import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EarlierOriginalAnswer } from '../../src/api/asset/schemas/earlier-original';
import { breakOffUpload } from '../samples/break-off';
import * as samples from '../samples/files';
import { type AssetBody, formOf, makeAsset } from '../samples/sending';
import { lastOf, linesOf } from '../support/audit';
import type { Client } from '../support/client';
import { PASSWORD, peopleOf } from '../support/people';
import { MAINTAINER, startPortal } from '../support/portal';
import type { Data, ErrorBody, PageBody } from '../support/wire';

interface Earlier extends ErrorBody {
  data: EarlierOriginalAnswer[];
  meta: { pagination: { total: number; pageCount: number } };
}

const POINT = { x: 0.25, y: 0.75 };

let portal: Awaited<ReturnType<typeof startPortal>>;
let admin: Client;
let people: ReturnType<typeof peopleOf>;
let me: { id: string; name: string };

beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
  people = peopleOf(admin);
  me = (await admin.get<Data<typeof me>>('/profile')).body.data;
});
afterAll(() => portal.stop());

const kept = (folder: string): string[] => readdirSync(path.join(portal.dataDir, folder));
const rows = (): Promise<number[]> =>
  Promise.all(
    ['plugin::upload.file', 'api::asset.earlier-original', 'api::asset.asset'].map((uid) =>
      portal.strapi.db.query(uid).count(),
    ),
  );
const stored = async () => ({ uploads: kept('uploads').length, tmp: kept('tmp'), rows: await rows() });

const replace = async (id: string, original: samples.Sample, texts: Record<string, string> = {}) => {
  const { status, body } = await admin.send<AssetBody>('PUT', `/assets/${id}`, {
    raw: formOf(texts, 'original', [original]),
  });
  expect(status).toBe(200);
  return body.data;
};
const list = (id: string, query = '') => admin.get<Earlier>(`/assets/${id}/originals${query}`);
const earlier = async (id: string) => (await list(id)).body.data;
const restore = (id: string, original = '') =>
  admin.post<AssetBody>(`/assets/${id}/originals/${original}/restore`);
const namesOf = async (id: string) => (await earlier(id)).map(({ file }) => file.name);
const picture = async (name: string) => samples.named(name, await samples.png(100, 50));
const seenBy = async (who: Client, address: string) => (await who.get(address)).status;
const preview = (address?: string) => seenBy(portal.site, address ?? '');

/** An asset on a public page, and who may have it. */
async function shownAsset(title: string) {
  const asset = await makeAsset(admin, await picture('eerste.png'), [], { title });
  const group = { name: title, permissions: ['view', 'download-for-use', 'download-for-edit'] };
  const { id } = (await admin.post<Data<{ id: string }>>('/groups', group)).body.data;
  const { email } = await people.make({ groups: [id] });
  const page = await admin.post<Data<PageBody>>('/pages', {
    ...{ title, is_public: true, published_at: '2026-01-02T03:04:05Z', groups: [id] },
    blocks: [{ type: 'asset', asset: asset.id }],
  });
  return { asset, page: page.body.data, user: await portal.api.as(email, PASSWORD) };
}

describe('a new original', () => {
  test('keeps the one before, with when and by whom it was replaced', async () => {
    const { id, original } = await makeAsset(admin, await picture('eerste.png'));
    expect(await earlier(id)).toEqual([]);
    await replace(id, await picture('tweede.png'));
    await replace(id, await samples.jpeg());
    const { status, body } = await list(id);
    expect(status).toBe(200);
    expect(body.meta.pagination).toMatchObject({ total: 2, pageCount: 1 });
    const [second, first] = body.data;
    expect(second).toMatchObject({
      ...{ replaced_by: { id: me.id, name: me.name }, replaced_at: expect.stringMatching(/Z$/) },
      file: { name: 'tweede.png', kind: 'usable', width: 100, height: 50, preview: { width: 100 } },
    });
    expect(first?.file).toMatchObject({ id: original?.id, name: 'eerste.png' });
    expect(Object.keys(first ?? {}).sort()).toEqual(['file', 'id', 'replaced_at', 'replaced_by']);
  });

  test('is everywhere at once, under the same id', async () => {
    const { asset, page, user } = await shownAsset('Overal');
    const read = async (who: Client) => who.get<Data<PageBody>>(`/pages/${page.slug}`);
    const before = await read(portal.api);
    const { original } = await replace(asset.id, await samples.jpeg());
    for (const who of [portal.api, user, admin]) {
      const { body, headers } = await read(who);
      expect(body.data.blocks[0]?.asset).toMatchObject({ id: asset.id, original: { id: original?.id } });
      expect(headers.get('etag')).not.toBe(before.headers.get('etag'));
      const download = await who.get(`/assets/${asset.id}/download`);
      expect(new Uint8Array(download.bytes)).toEqual((await samples.jpeg()).bytes);
    }
  });

  test('of an asset that had none keeps nothing', async () => {
    const { id } = (await admin.post<AssetBody>('/assets', { title: 'Leeg' })).body.data;
    await replace(id, await picture('eerste.png'));
    expect(await earlier(id)).toEqual([]);
    expect((await lastOf(admin, { subject: id })).action).toBe('asset.update');
  });

  test('keeps twenty: the oldest goes, with its bytes', async () => {
    const { id, original } = await makeAsset(admin, await picture('0.png'));
    const before = await stored();
    for (let count = 1; count <= 22; count += 1) await replace(id, await picture(`${count}.png`));
    expect(await namesOf(id)).toEqual(Array.from({ length: 20 }, (_none, index) => `${21 - index}.png`));
    expect(kept('uploads')).toHaveLength(before.uploads + 20);
    expect((await rows())[0]).toBe((before.rows[0] ?? 0) + 20);
    expect(await seenBy(admin, `/files/${original?.id}/download`)).toBe(404);
  });

  test('that comes at the same time as others loses none', async () => {
    const { id } = await makeAsset(admin, await picture('0.png'));
    const sent = ['1.png', '2.png', '3.png', '4.png'];
    await Promise.all(sent.map(async (name) => replace(id, await picture(name))));
    const { original } = (await admin.get<AssetBody>(`/assets/${id}`)).body.data;
    expect([original?.name, ...(await namesOf(id))].sort()).toEqual(['0.png', ...sent]);
  });

  test('that is refused or broken off changes nothing', async () => {
    const { id } = await makeAsset(admin, await picture('eerste.png'));
    const before = await stored();
    const refused = await admin.send<AssetBody>('PUT', `/assets/${id}`, {
      raw: formOf({}, 'original', [samples.html('tweede.png')]),
    });
    expect(refused.status).toBe(415);
    const wrong = await admin.send<AssetBody>('PUT', `/assets/${id}`, {
      raw: formOf({ focal_point: '{"x":2,"y":0}' }, 'original', [await picture('tweede.png')]),
    });
    expect(wrong.status).toBe(400);
    await breakOffUpload(portal, { method: 'PUT', where: `/assets/${id}` });
    expect(await stored()).toEqual(before);
    expect(await earlier(id)).toEqual([]);
    expect((await admin.get<AssetBody>(`/assets/${id}`)).body.data.original?.name).toBe('eerste.png');
  });
});

describe('an earlier original', () => {
  test('is for admins alone: no preview, download or token of before leads others to it', async () => {
    const { asset, user } = await shownAsset('Alleen beheer');
    const { original } = asset;
    const file = `/files/${original?.id}/download`;
    const address = original?.preview?.url;
    const tokenOf = async (who: Client) => (await who.post<Data<{ token: string }>>(file)).body.data.token;
    const tokens = [await tokenOf(portal.api), await tokenOf(user)];
    expect([await preview(address), await seenBy(user, file)]).toEqual([200, 200]);

    await replace(asset.id, await samples.jpeg());
    expect(await preview(address)).toBe(404);
    expect([await seenBy(portal.api, file), await seenBy(user, file)]).toEqual([401, 404]);
    expect([(await portal.api.post(file)).status, (await user.post(file)).status]).toEqual([401, 404]);
    for (const token of tokens)
      expect([401, 404]).toContain(await seenBy(portal.api, `${file}?token=${token}`));
    for (const who of [portal.api, user]) {
      const refusal = who === user ? 403 : 401;
      expect(await seenBy(who, `/assets/${asset.id}/originals`)).toBe(refusal);
      const answers = [await who.get(`/assets/${asset.id}`), await who.get('/pages/alleen-beheer')];
      for (const { bytes } of answers) expect(bytes.toString()).not.toContain(original?.id);
    }

    const [one] = await earlier(asset.id);
    expect(one?.file.preview?.url).not.toBe(address);
    expect(await preview(one?.file.preview?.url)).toBe(200);
    expect(await preview(address)).toBe(404);
    expect(await seenBy(admin, file)).toBe(200);
  });

  test('of which a preview is being made meanwhile shows nothing to who asked', async () => {
    const { id, original } = await makeAsset(admin, await samples.png(3000, 2000));
    const drawn = preview(original?.preview?.url);
    await replace(id, await picture('tweede.png'));
    await drawn;
    expect(await preview(original?.preview?.url)).toBe(404);
  });

  test('comes back, with its focal point, and sets the present one aside', async () => {
    const { asset, page } = await shownAsset('Terug');
    const { id } = asset;
    await admin.put(`/assets/${id}`, { focal_point: POINT });
    const second = await replace(id, await samples.jpeg(), { focal_point: '{"x":0,"y":0}' });
    const [first] = await earlier(id);
    const { status, body } = await restore(id, first?.id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id,
      title: 'Terug',
      focal_point: POINT,
      original: { id: asset.original?.id },
    });
    expect(body.data.original).toEqual(asset.original);
    expect(await preview(body.data.original?.preview?.url)).toBe(200);
    expect(await preview(second.original?.preview?.url)).toBe(404);
    const shown = await portal.api.get<Data<PageBody>>(`/pages/${page.slug}`);
    expect(shown.body.data.blocks[0]?.asset).toMatchObject({ original: { id: asset.original?.id } });

    expect(await namesOf(id)).toEqual(['foto.jpg']);
    const [other] = await earlier(id);
    expect((await restore(id, first?.id)).status).toBe(404);
    expect((await restore(id, other?.id)).body.data).toMatchObject({
      ...{ original: { name: 'foto.jpg' }, focal_point: { x: 0, y: 0 } },
    });
    expect(await namesOf(id)).toEqual(['eerste.png']);
  });

  test('goes with its asset: rows, bytes and renditions', async () => {
    const before = await stored();
    const { asset } = await shownAsset('Weg');
    await replace(asset.id, await picture('tweede.png'));
    await replace(asset.id, await picture('derde.png'));
    const two = await earlier(asset.id);
    for (const { file } of two) await preview(file.preview?.url);
    expect((await admin.delete(`/assets/${asset.id}?force=true`)).status).toBe(204);
    expect(await stored()).toEqual(before);
    for (const { file } of two) {
      expect(kept('renditions')).not.toContain(file.id);
      expect(await preview(file.preview?.url)).toBe(404);
    }
    expect((await list(asset.id)).status).toBe(404);
  });

  test("goes too when a maintainer removes the asset in Strapi's panel", async () => {
    const { id, original } = await makeAsset(admin, await picture('eerste.png'));
    await replace(id, await picture('tweede.png'));
    const login = await portal.site.post<Data<{ token: string }>>('/admin/login', MAINTAINER);
    const maintainer = portal.site.bearer(login.body.data.token);
    const removed = await maintainer.delete(`/content-manager/collection-types/api::asset.asset/${id}`);
    expect(removed.status).toBe(200);
    expect(await seenBy(admin, `/files/${original?.id}/download`)).toBe(404);
    expect(
      await portal.strapi.db.query('api::asset.earlier-original').count({ where: { asset: null } }),
    ).toBe(0);
  });

  test('that a maintainer removed is no longer listed', async () => {
    const { id, original } = await makeAsset(admin, await picture('eerste.png'));
    await replace(id, await picture('tweede.png'));
    await portal.strapi.db.query('plugin::upload.file').delete({ where: { documentId: original?.id } });
    expect(await earlier(id)).toEqual([]);
  });

  test('stands in several assets: those go on showing it', async () => {
    const { id, original } = await makeAsset(admin, await picture('eerste.png'));
    const file = await portal.strapi.db
      .query('plugin::upload.file')
      .findOne({ where: { documentId: original?.id } });
    const second = await portal.strapi
      .documents('api::asset.asset')
      .create({ data: { title: 'Tweede', isPrivate: false, settings: {}, original: Number(file?.id) } });
    await replace(id, await picture('tweede.png'));
    const other = (await admin.get<AssetBody>(`/assets/${second.documentId}`)).body.data;
    expect(await preview(other.original?.preview?.url)).toBe(200);
    await admin.delete(`/assets/${id}`);
    expect(await seenBy(admin, `/assets/${second.documentId}/download`)).toBe(200);
  });

  test('says nobody when the account that replaced it is gone', async () => {
    const other = await people.make({ roles: ['admin'] });
    const { id } = await makeAsset(admin, await picture('eerste.png'));
    const raw = formOf({}, 'original', [await picture('tweede.png')]);
    await (await portal.api.as(other.email, PASSWORD)).send('PUT', `/assets/${id}`, { raw });
    expect((await earlier(id))[0]?.replaced_by?.id).toBe(other.id);
    await admin.delete(`/users/${other.id}`);
    expect((await earlier(id))[0]?.replaced_by).toBeNull();
  });
});

test('the log tells of a replacement and of a return', async () => {
  const { id, original } = await makeAsset(admin, await picture('eerste.png'), [], { title: 'Een' });
  const second = await replace(id, await picture('tweede.png'), { title: 'Twee' });
  const [first] = await earlier(id);
  await restore(id, first?.id);
  const [back, replaced, created] = await linesOf(admin, { subject: id });
  const was = { id: original?.id, name: 'eerste.png' };
  const is = { id: second.original?.id, name: 'tweede.png' };
  expect(created?.action).toBe('asset.create');
  expect(replaced).toMatchObject({
    ...{ action: 'asset.replace', actor: { id: me.id } },
    details: { before: { title: 'Een', original: was }, after: { title: 'Twee', original: is } },
  });
  expect(back).toMatchObject({
    ...{ action: 'asset.restore', actor: { id: me.id } },
    details: { before: { original: is }, after: { original: was } },
  });
});

describe('the list', () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await makeAsset(admin, await picture('a.png')));
    for (const name of ['b.png', 'c.png', 'd.png']) await replace(id, await picture(name));
  });

  test.each([
    ['?pageSize=2', ['c.png', 'b.png']],
    ['?pageSize=2&page=2', ['a.png']],
    ['?page=9', []],
    ['?sort=replaced_at:asc', ['a.png', 'b.png', 'c.png']],
    ['?search=B.png', ['b.png']],
    ['?search=d.png', []],
  ])('%s', async (query, names) => {
    const { body } = await list(id, query);
    expect(body.data.map(({ file }) => file.name)).toEqual(names);
  });

  test.each(['?page=0', '?pageSize=501', '?sort=name:asc', '?sort=replaced_at'])('%s: 400', async (query) => {
    expect((await list(id, query)).status).toBe(400);
  });

  test('keeps its ETag while nothing changes', async () => {
    const tag = (await list(id)).headers.get('etag') ?? '';
    const again = () => admin.get(`/assets/${id}/originals`, { 'If-None-Match': tag });
    expect((await again()).status).toBe(304);
    await replace(id, await picture('e.png'));
    expect((await again()).status).toBe(200);
  });
});

test.each(['x', 'abcdefghijklmnopqrstuvwx', '%00', '..%2F..%2Fetc', "'%20or%201=1--"])(
  'nothing is there called %s',
  async (wrong) => {
    const { id } = await makeAsset(admin, await picture('eerste.png'));
    expect((await list(wrong)).status).toBe(404);
    expect((await restore(wrong, 'x')).status).toBe(404);
    expect((await restore(id, wrong)).status).toBe(404);
  },
);

test('an earlier original of another asset is not there', async () => {
  const one = await makeAsset(admin, await picture('eerste.png'));
  const other = await makeAsset(admin, await picture('andere.png'));
  await replace(one.id, await picture('tweede.png'));
  const [first] = await earlier(one.id);
  expect((await restore(other.id, first?.id)).status).toBe(404);
  expect((await restore(one.id, one.original?.id)).status).toBe(404);
  expect(await namesOf(one.id)).toEqual(['eerste.png']);
});
