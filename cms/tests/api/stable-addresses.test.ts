import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logStableUses } from '../../src/api/asset/lib/stable-uses';
import type { AssetResponse } from '../../src/http/schemas/assets';
import type { PresetResponse } from '../../src/http/schemas/presets';
import * as samples from '../samples/files';
import { getForm, makeAsset } from '../samples/sending';
import { getLines } from '../support/audit';
import type { Answer, Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { dropOwnPresets } from '../support/presets';
import { sharedPortal } from '../support/shared-portal';
import type { Data, PageBody } from '../support/wire';

const INTRANET = 'https://intranet.example.org';
/** From the API's prefix, so that an admin's bearer goes along. */
const OUTSIDE_API = '/../..';
const WHEN = '2026-01-02T03:04:05Z';

type Detail = Data<AssetResponse & { stable_uses?: number }>;

let portal: OwnPortal;
let admin: Client;
let site: Client;
let open: AssetResponse;
let png: PresetResponse;

const getPath = ({ id }: { id: string }, last = `${png.id}.png`): string => `/vast/assets/${id}/${last}`;

/** All that tells two answers apart: not the id, the time and the connection of each. */
function getWhole({ status, headers, body }: Answer<unknown>) {
  const own = ['x-request-id', 'date', 'connection', 'keep-alive'];
  return { status, body, headers: [...headers].filter(([name]) => !own.includes(name)) };
}

async function publish(title: string, asset: { id: string }, more: object = {}): Promise<PageBody> {
  const blocks = [{ type: 'asset', asset: asset.id }];
  const body = { title, is_public: true, published_at: WHEN, blocks, ...more };
  return (await admin.post<Data<PageBody>>('/pages', body)).body.data;
}

beforeAll(async () => {
  portal = await sharedPortal();
  ({ site } = portal);
  admin = await portal.admin();
  open = await makeAsset(admin, await samples.png(64, 32), [], { title: 'Vast beeld' });
  await publish('Vast openbaar', open);
  const preset = { label: 'Vast', format: 'png', width: 16 };
  png = (await admin.post<Data<PresetResponse>>('/presets', preset)).body.data;
});
dropOwnPresets(() => admin);

describe('what is open to all', () => {
  test('comes in a format, for every site, to be shown and kept for five minutes', async () => {
    const answer = await site.get(getPath(open), { Origin: INTRANET });
    expect(answer.status).toBe(200);
    const { width, format } = await sharp(answer.bytes).metadata();
    expect([width, format]).toEqual([16, 'png']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
      'content-disposition': 'inline; filename="Vast beeld-Vast.png"',
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
    expect(answer.headers.has('set-cookie')).toBe(false);
    // Shared caches may keep it for everybody.
    expect(answer.headers.get('vary') ?? '').not.toMatch(/cookie|authorization|origin/i);
  });

  test('is the file of the download, and its original', async () => {
    const download = await admin.get(`/assets/${open.id}/renditions/${png.id}/download`);
    expect((await site.get(getPath(open))).bytes).toEqual(download.bytes);
    const original = await admin.get(`/assets/${open.id}/download`);
    expect((await site.get(getPath(open, 'origineel'))).bytes).toEqual(original.bytes);
  });

  test('answers HEAD, what is known already, and parts', async () => {
    const whole = await site.get(getPath(open));
    const head = await site.send('HEAD', getPath(open));
    expect(getWhole({ ...head, body: null })).toEqual(getWhole({ ...whole, body: null }));
    const tag = whole.headers.get('etag') ?? '';
    const known = await site.get(getPath(open), { 'If-None-Match': tag });
    expect([known.status, known.headers.get('etag'), known.bytes.length]).toEqual([304, tag, 0]);
    expect(known.headers.get('cache-control')).toBe('public, max-age=300');
    const part = await site.get(getPath(open), { Range: 'bytes=2-5' });
    expect([part.status, part.bytes]).toEqual([206, whole.bytes.subarray(2, 6)]);
    expect((await site.get(getPath(open), { Range: 'bytes=99999999-' })).status).toBe(416);
    const asked = { Origin: INTRANET, 'Access-Control-Request-Method': 'GET' };
    const { status, headers } = await site.send('OPTIONS', getPath(open), { headers: asked });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });

  test('is the same to everybody', async () => {
    const anonymous = getWhole(await site.get(getPath(open)));
    expect(getWhole(await admin.get(`${OUTSIDE_API}${getPath(open)}`))).toEqual(anonymous);
    const callers: Record<string, string>[] = [
      { Authorization: 'Bearer onzin' },
      { Cookie: 'portal_refresh=x; other=y' },
    ];
    for (const caller of callers) {
      expect(getWhole(await site.get(getPath(open), caller))).toEqual(anonymous);
    }
  });

  test('says so, and nothing else does', async () => {
    const closed = await makeAsset(admin, await samples.png());
    const read = async ({ id }: AssetResponse) =>
      (await admin.get<Detail>(`/assets/${id}`)).body.data.open_to_all;
    expect([await read(open), await read(closed)]).toEqual([true, undefined]);
    const anonymous = (await portal.api.get<Detail>(`/assets/${open.id}`)).body.data;
    expect([anonymous.open_to_all, 'stable_uses' in anonymous]).toEqual([true, false]);
  });
});

describe('all the rest', () => {
  let unknown: ReturnType<typeof getWhole>;
  beforeAll(async () => {
    unknown = getWhole(await site.get(`/vast/assets/abcdefghijklmnopqrstuvwx/${png.id}.png`));
  });

  test('is not there, and not kept', () => {
    expect(unknown.status).toBe(404);
    const headers = Object.fromEntries(unknown.headers);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toMatch(/^text\/plain/);
  });

  test('another ending, an unknown format or file, and what is no address', async () => {
    const wrong = [
      getPath(open, `${png.id}.jpg`),
      getPath(open, `${png.id}.PNG`),
      getPath(open, png.id),
      getPath(open, 'abcdefghijklmnopqrstuvwx.png'),
      getPath(open, 'origineel.png'),
      getPath(open, 'Origineel'),
      `${getPath(open)}/`,
      `/vast/assets/${open.id}`,
      '/vast/logo.jpg',
      '/vast/',
    ];
    for (const path of wrong) expect([path, getWhole(await site.get(path))]).toEqual([path, unknown]);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect(getWhole(await site.send(method, getPath(open)))).toEqual(unknown);
    }
  });

  test('a private asset, one on a page for a group, on a draft, on none, a private block, to admins too', async () => {
    const make = async () => makeAsset(admin, await samples.png());
    const [hidden, staff, draft, unused, block] = [
      await make(),
      await make(),
      await make(),
      await make(),
      await make(),
    ];
    await admin.put(`/assets/${hidden.id}`, { isPrivate: true });
    await publish('Vast verborgen', hidden);
    await publish('Vast besloten', staff, { is_public: false });
    await publish('Vast concept', draft, { published_at: undefined });
    const blocks = [{ type: 'asset', asset: block.id, isPrivate: true }];
    await publish('Vast privéblok', block, { blocks });
    for (const asset of [hidden, staff, draft, unused, block]) {
      for (const path of [getPath(asset), getPath(asset, 'origineel')]) {
        expect(getWhole(await site.get(path))).toEqual(unknown);
        expect(getWhole(await admin.get(`${OUTSIDE_API}${path}`))).toEqual(unknown);
      }
    }
  });

  test('what is closed, taken offline or deleted, at once, and also for who has it already', async () => {
    const asset = await makeAsset(admin, await samples.png());
    const { id } = await publish('Vast even', asset);
    const tag = (await site.get(getPath(asset))).headers.get('etag') ?? '';
    const ask = async () => getWhole(await site.get(getPath(asset), { 'If-None-Match': tag }));
    expect((await ask()).status).toBe(304);
    await admin.put(`/assets/${asset.id}`, { isPrivate: true });
    expect(await ask()).toEqual(unknown);
    await admin.put(`/assets/${asset.id}`, { isPrivate: false });
    expect((await ask()).status).toBe(304);
    await admin.put(`/pages/${id}`, { published_at: null });
    expect(await ask()).toEqual(unknown);
    await admin.put(`/pages/${id}`, { published_at: WHEN });
    expect((await ask()).status).toBe(304);
    await admin.delete(`/assets/${asset.id}?force=true`);
    expect(await ask()).toEqual(unknown);
  });
});

test('a replaced original is at the same address, with another tag', async () => {
  const asset = await makeAsset(admin, await samples.png(64, 32));
  await publish('Vast vervangen', asset);
  const before = await site.get(getPath(asset));
  const raw = getForm({}, 'original', [await samples.png(32, 32)]);
  await admin.send('PUT', `/assets/${asset.id}`, { raw });
  const after = await site.get(getPath(asset), { 'If-None-Match': before.headers.get('etag') ?? '' });
  expect(after.status).toBe(200);
  const { height } = await sharp(after.bytes).metadata();
  expect(height).toBe(16);
});

test('requests are counted by asset, and told in the log by address and hour, without who asked', async () => {
  const asset = await makeAsset(admin, await samples.png(64, 32));
  await publish('Vast geteld', asset);
  const path = getPath(asset);
  const count = async () => (await admin.get<Detail>(`/assets/${asset.id}`)).body.data.stable_uses;
  expect(await count()).toBe(0);
  const { headers } = await site.get(path);
  await site.get(path, { 'If-None-Match': headers.get('etag') ?? '' });
  await site.get(path, { Range: 'bytes=0-9' });
  await site.get(getPath(asset, 'origineel'));
  // None of these shows it anew.
  await site.get(path, { Range: 'bytes=5-9' });
  await site.send('HEAD', path);
  await site.get(getPath(asset, 'onbekend.png'));
  await expect.poll(count).toBe(4);

  const later = new Date(Date.now() + 60 * 60_000);
  await logStableUses(portal.strapi, later);
  await logStableUses(portal.strapi, later);
  const lines = await getLines(admin, { action: 'asset.embed', subject: asset.id });
  expect(lines.map(({ actor, ip, details }) => [actor, ip, details.address, details.count])).toEqual(
    expect.arrayContaining([
      [null, null, path, 3],
      [null, null, getPath(asset, 'origineel'), 1],
    ]),
  );
  expect(lines).toHaveLength(2);
});

describe('the logo of the portal', () => {
  const DRAWN = '<rect width="8" height="8" fill="#123456"/><script>alert(1)</script>';
  const setLogo = async (logo: samples.Sample): Promise<void> => {
    const { status } = await admin.send('PUT', '/admin/site', { raw: getForm({}, 'logo', [logo]) });
    expect(status).toBe(200);
  };
  const ask = (ending: string, headers?: Record<string, string>) => site.get(`/vast/logo.${ending}`, headers);
  afterAll(async () => {
    await admin.put('/admin/site', { logo: null });
  });

  test('is not there without one', async () => {
    await admin.put('/admin/site', { logo: null });
    expect([(await ask('svg')).status, (await ask('png')).status]).toEqual([404, 404]);
  });

  test('is a drawing as SVG, which does nothing, and drawn as PNG', async () => {
    await setLogo(samples.svg(DRAWN));
    const { status, headers, bytes } = await ask('svg');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(headers.get('content-disposition')).toBe('inline; filename="logo.svg"');
    expect(bytes.toString()).toContain('#123456');
    expect(bytes.toString()).not.toContain('script');
    const policy = headers.get('content-security-policy') ?? '';
    expect([policy.includes("default-src 'none'"), policy.endsWith('sandbox')]).toEqual([true, true]);
    const drawn = await ask('png');
    expect((await sharp(drawn.bytes).metadata()).width).toBe(1200);
    expect(drawn.headers.get('content-disposition')).toBe('inline; filename="logo.png"');
  });

  test('follows at once when it is replaced, and what pages embed keeps working', async () => {
    const tag = (await ask('png')).headers.get('etag') ?? '';
    const known = { 'If-None-Match': tag };
    expect((await ask('png', known)).status).toBe(304);
    const picture = await samples.png(20, 10);
    await setLogo(picture);
    const after = await ask('png', known);
    expect([after.status, (await sharp(after.bytes).metadata()).width]).toEqual([200, 20]);
    // A picture of points is no drawing.
    expect((await ask('svg')).status).toBe(404);
  });
});
