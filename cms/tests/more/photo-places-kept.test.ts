import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EarlierOriginalResponse } from '../../src/api/asset/schemas/asset';
import type { AssetResponse } from '../../src/http/schemas/assets';
import * as samples from '../samples/files';
import { type AssetBody, makeAsset } from '../samples/sending';
import { findWords, OTHERS, PLACES, tellingJpeg, tellingPng } from '../samples/telling-photos';
import { getLast } from '../support/audit';
import type { Client } from '../support/client';
import { startPortal } from '../support/portal';
import type { Data } from '../support/wire';

let portal: Awaited<ReturnType<typeof startPortal>>;
let admin: Client;
beforeAll(async () => {
  portal = await startPortal({ env: { STRIP_LOCATION: 'off' } });
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const POINT = { x: 0.25, y: 0.75 };
const take = ({ id }: { id: string }, who = admin) =>
  who.post<AssetBody>(`/assets/${id}/original/without-place`);
const getBytes = async ({ id }: { id: string }) => (await admin.get(`/assets/${id}/download`)).bytes;
const getEarlier = async ({ id }: { id: string }) =>
  (await admin.get<Data<EarlierOriginalResponse[]>>(`/assets/${id}/originals`)).body.data;

test('what a photo carries is told to admins, of one asset', async () => {
  const asset = await makeAsset(admin, await tellingJpeg(), [], { title: 'Openbaar' });
  const all = ['place', 'maker', 'rights', 'serial', 'description', 'remark', 'thumbnail'];
  expect(asset.carries).toEqual(all);
  expect((await admin.get<AssetBody>(`/assets/${asset.id}`)).body.data.carries).toEqual(all);
  const { body } = await admin.get<Data<AssetResponse[]>>('/assets');
  expect(body.data.some((each) => 'carries' in each)).toBe(false);
  await admin.post('/pages', {
    title: 'Openbaar',
    is_public: true,
    published_at: '2026-01-02T03:04:05Z',
    blocks: [{ type: 'asset', asset: asset.id }],
  });
  const seen = await portal.api.get<AssetBody>(`/assets/${asset.id}`);
  expect([seen.status, 'carries' in seen.body.data]).toEqual([200, false]);
  const plain = await makeAsset(admin, await samples.png(64, 32));
  expect(plain.carries).toEqual([]);
});

test.each([
  ['jpg', () => tellingJpeg()],
  ['png', () => tellingPng()],
])('a click takes the place out of a %s, and the earlier one comes back', async (_format, make) => {
  const sent = await make();
  const texts = { title: 'Klik', focal_point: JSON.stringify(POINT) };
  const asset = await makeAsset(admin, sent, [], texts);
  expect((await getBytes(asset)).equals(Buffer.from(sent.bytes))).toBe(true);
  const { status, body } = await take(asset);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ title: 'Klik', focal_point: POINT });
  expect(body.data.carries).toEqual(asset.carries?.filter((saying) => saying !== 'place'));
  expect(body.data.original?.name).toBe(asset.original?.name);
  const kept = await getBytes(asset);
  expect([findWords(kept, PLACES), findWords(kept, OTHERS)]).toEqual([[], findWords(sent.bytes, OTHERS)]);
  expect(await getLast(admin, { action: 'asset.replace' })).toMatchObject({ subject: asset.id });

  const again = await take(asset);
  expect([again.status, again.body.message]).toEqual([
    409,
    'Dit bestand zegt niet (meer) waar het is gemaakt.',
  ]);
  const [earlier, ...others] = await getEarlier(asset);
  expect([earlier?.file.id, others]).toEqual([asset.original?.id, []]);
  const restored = await admin.post<AssetBody>(`/assets/${asset.id}/originals/${earlier?.id}/restore`);
  expect(restored.body.data.carries).toContain('place');
  expect((await getBytes(asset)).equals(Buffer.from(sent.bytes))).toBe(true);
});

test('two clicks at once keep one photo without its place, and one earlier', async () => {
  const asset = await makeAsset(admin, await tellingJpeg());
  const answers = await Promise.all([take(asset), take(asset), take(asset)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await getEarlier(asset)).toHaveLength(1);
});

test('it is for admins, and for photos that are there', async () => {
  const asset = await makeAsset(admin, await tellingJpeg());
  expect((await take(asset, portal.api)).status).toBe(401);
  expect((await take({ id: 'onbekend' })).status).toBe(404);
  const { body } = await admin.post<AssetBody>('/assets', { title: 'Leeg' });
  expect((await take(body.data)).status).toBe(404);
  const film = await makeAsset(admin, samples.mp4());
  expect((await take(film)).status).toBe(409);
});
