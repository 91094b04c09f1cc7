import { beforeAll, describe, expect, test } from 'vitest';
import * as samples from '../samples/files';
import { type AssetBody, getForm, makeAsset, removeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import {
  earlier,
  kept,
  list,
  getNames,
  picture,
  preview,
  replace,
  restore,
  seenBy,
  shownAsset,
  stored,
} from '../support/originals';
import { PASSWORD } from '../support/people';
import { MAINTAINER } from '../support/portal';
import { admin, people, portal, setUpPortal } from '../support/shared-portal';
import type { Data, PageBody } from '../support/wire';

const POINT = { x: 0.25, y: 0.75 };

setUpPortal();

describe('an earlier original', () => {
  test('is for admins alone: no preview, download or token of before leads others to it', async () => {
    const { asset, user } = await shownAsset('Alleen beheer');
    const { original } = asset;
    const file = `/files/${original?.id}/download`;
    const address = original?.preview?.url;
    const getToken = async (who: Client) => (await who.post<Data<{ token: string }>>(file)).body.data.token;
    const tokens = [await getToken(portal.api), await getToken(user)];
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

    expect(await getNames(id)).toEqual(['foto.jpg']);
    const [other] = await earlier(id);
    expect((await restore(id, first?.id)).status).toBe(404);
    expect((await restore(id, other?.id)).body.data).toMatchObject({
      original: { name: 'foto.jpg' },
      focal_point: { x: 0, y: 0 },
    });
    expect(await getNames(id)).toEqual(['eerste.png']);
  });

  test('goes with its asset: rows, bytes and renditions', async () => {
    const before = await stored();
    const { asset } = await shownAsset('Weg');
    await replace(asset.id, await picture('tweede.png'));
    await replace(asset.id, await picture('derde.png'));
    const two = await earlier(asset.id);
    for (const { file } of two) await preview(file.preview?.url);
    await removeAsset(admin, asset.id);
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
    const raw = getForm({}, 'original', [await picture('tweede.png')]);
    await (await portal.api.as(other.email, PASSWORD)).send('PUT', `/assets/${id}`, { raw });
    expect((await earlier(id))[0]?.replaced_by?.id).toBe(other.id);
    await admin.delete(`/users/${other.id}`);
    expect((await earlier(id))[0]?.replaced_by).toBeNull();
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
  expect(await getNames(one.id)).toEqual(['eerste.png']);
});
