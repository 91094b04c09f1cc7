import { beforeAll, describe, expect, test } from 'vitest';
import * as samples from '../samples/files';
import { type AssetBody, getForm, makeAsset } from '../samples/sending';
import { getLast } from '../support/audit';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data, PageBody } from '../support/wire';

const POINT = { x: 0.125, y: 1 };

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

const put = (id: string, texts: Record<string, string>, original?: samples.Sample) =>
  admin.send<AssetBody>('PUT', `/assets/${id}`, {
    raw: getForm(texts, 'original', original ? [original] : []),
  });
const getPoint = async (id: string) => (await admin.get<AssetBody>(`/assets/${id}`)).body.data.focal_point;

describe('a focal point', () => {
  test('comes with a new asset, as JSON or in a form', async () => {
    const json = await admin.post<AssetBody>('/assets', { focal_point: POINT });
    const form = await admin.send<AssetBody>('POST', '/assets', {
      raw: getForm({ focal_point: JSON.stringify(POINT) }, 'original', [await samples.png()]),
    });
    expect([json.body.data.focal_point, form.body.data.focal_point]).toEqual([POINT, POINT]);
  });

  test('is the middle until one is sent, and stays with writes that leave it out', async () => {
    const { id, focal_point } = await makeAsset(admin, await samples.png());
    expect(focal_point).toBeNull();
    expect(
      (await admin.put<AssetBody>(`/assets/${id}`, { focal_point: POINT })).body.data.focal_point,
    ).toEqual(POINT);
    await admin.put(`/assets/${id}`, { title: 'Anders' });
    await put(id, { description: 'Anders' });
    expect(await getPoint(id)).toEqual(POINT);
    expect((await put(id, { focal_point: 'null' })).body.data.focal_point).toBeNull();
  });

  test('goes with the picture that it was of, unless the new one brings its own', async () => {
    const { id } = await makeAsset(admin, await samples.png(), [], { focal_point: JSON.stringify(POINT) });
    expect((await put(id, {}, await samples.jpeg())).body.data.focal_point).toBeNull();
    const own = await put(id, { focal_point: '{"x":0,"y":0.5}' }, await samples.png());
    expect(own.body.data.focal_point).toEqual({ x: 0, y: 0.5 });
  });

  test('is known wherever the asset is shown, at once', async () => {
    const { id } = await makeAsset(admin, await samples.png());
    const blocks = [
      { type: 'asset', asset: id },
      { type: 'text-tile', tile: { asset: id } },
    ];
    await admin.post('/pages', {
      title: 'Met focus',
      is_public: true,
      published_at: '2026-01-02T03:04:05Z',
      blocks,
    });
    const read = () => portal.api.get<Data<PageBody>>('/pages/met-focus');
    const before = await read();
    await admin.put(`/assets/${id}`, { focal_point: POINT });
    const { body, headers } = await read();
    expect(headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(body.data.blocks).toMatchObject([
      { asset: { id, focal_point: POINT } },
      { tile: { asset: { id, focal_point: POINT } } },
    ]);
    const listed = await admin.get<Data<AssetBody['data'][]>>('/assets');
    expect(listed.body.data.find((asset) => asset.id === id)?.focal_point).toEqual(POINT);
  });

  test('is in the audit log', async () => {
    const { id } = await makeAsset(admin, await samples.png());
    await admin.put(`/assets/${id}`, { focal_point: POINT });
    const { details } = await getLast(admin, { subject: id });
    expect(details).toEqual({ before: { focal_point: null }, after: { focal_point: POINT } });
  });
});

describe('refused', () => {
  test.each<[unknown, string]>([
    ['midden', 'focal_point'],
    [[], 'focal_point'],
    [[0.5, 0.5], 'focal_point'],
    [0.5, 'focal_point'],
    [{}, 'focal_point.x'],
    [{ x: 0.5 }, 'focal_point.y'],
    [{ x: 0.5, y: null }, 'focal_point.y'],
    [{ x: '0.5', y: 0.5 }, 'focal_point.x'],
    [{ x: -0.01, y: 0.5 }, 'focal_point.x'],
    [{ x: 0.5, y: 1.01 }, 'focal_point.y'],
    [{ x: 0.5, y: 0.5, z: 0 }, 'focal_point.z'],
  ])('%j', async (focal_point, field) => {
    const { id } = (await admin.post<AssetBody>('/assets', { focal_point: POINT })).body.data;
    for (const { status, body } of [
      await admin.post<AssetBody>('/assets', { focal_point }),
      await admin.put<AssetBody>(`/assets/${id}`, { focal_point }),
      await put(id, { focal_point: JSON.stringify(focal_point) }),
    ]) {
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, expect.arrayContaining([field])]);
    }
    expect(await getPoint(id)).toEqual(POINT);
  });

  test.each(['', '{', 'NaN', '{"x":1e999,"y":0}', '{"x":NaN,"y":0}'])('as text: %s', async (focal_point) => {
    const { id } = (await admin.post<AssetBody>('/assets', {})).body.data;
    const { status, body } = await put(id, { focal_point });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {}).join()).toMatch(/^focal_point/);
  });
});
