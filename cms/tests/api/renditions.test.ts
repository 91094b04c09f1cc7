import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import type { PresetResponse, RenditionResponse } from '../../src/http/schemas/presets';
import * as samples from '../samples/files';
import { findWords, HIDDEN, OTHERS, PLACES, tellingJpeg } from '../samples/telling-photos';
import { type AssetBody, makeAsset } from '../samples/sending';
import { getLast } from '../support/audit';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { dropOwnPresets } from '../support/presets';
import { sharedPortal } from '../support/shared-portal';
import type { Data, ErrorBody } from '../support/wire';

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="20" height="20" fill="#0b2c5f"/></svg>`;

let portal: OwnPortal;
let admin: Client;
let logo: AssetResponse;
let photo: AssetResponse;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  const about = { title: 'Logo / wit', description: 'Voor <donkere> grond' };
  logo = await makeAsset(admin, await samples.png(64, 32), [samples.sample('logo.svg', LOGO)], about);
  // Three stripes, of which the last is green.
  const stripes = await sharp(Buffer.from([255, 0, 0, 255, 255, 255, 0, 200, 0]), {
    raw: { width: 3, height: 1, channels: 3 },
  })
    .resize(900, 600, { kernel: 'nearest', fit: 'fill' })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  photo = await makeAsset(admin, samples.sample('foto.jpg', stripes), [], {
    title: 'Strepen',
    focal_point: '{"x":0.95,"y":0.5}',
  });
});
dropOwnPresets(() => admin);

/** Adds a format called Proef, of which there is one at a time. */
async function addPreset(preset: object): Promise<PresetResponse> {
  const { body } = await admin.get<Data<PresetResponse[]>>('/presets');
  for (const { id, label } of body.data) if (label === 'Proef') await admin.delete(`/presets/${id}`);
  return (await admin.post<Data<PresetResponse>>('/presets', { label: 'Proef', ...preset })).body.data;
}

const getPath = (asset: { id: string }, preset: { id: string }): string =>
  `/assets/${asset.id}/renditions/${preset.id}/download`;

const download = async (asset: { id: string }, preset: object) =>
  admin.get<ErrorBody>(getPath(asset, await addPreset(preset)));

const pixelAt = async (bytes: Buffer, left: number, top: number): Promise<number[]> => [
  ...(await sharp(bytes).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

describe('a drawing', () => {
  test('is sharp at any size, on the ground that is asked or on none', async () => {
    const bare = await download(logo, { format: 'png', width: 2000, dpi: 150 });
    expect(bare.headers.get('content-type')).toBe('image/png');
    expect(bare.headers.get('content-disposition')).toBe('attachment; filename="Logo wit-Proef.png"');
    const about = await sharp(bare.bytes).metadata();
    expect([about.width, about.height, about.density]).toEqual([2000, 1000, 150]);
    expect([await pixelAt(bare.bytes, 999, 500), await pixelAt(bare.bytes, 1001, 500)]).toEqual([
      [11, 44, 95, 255],
      [0, 0, 0, 0],
    ]);
    const grounded = await download(logo, { format: 'webp', height: 100, background: 'blue' });
    expect(await pixelAt(grounded.bytes, 150, 50)).toEqual([23, 99, 198, 255]);
    const white = await download(logo, { format: 'jpg', width: 300 });
    expect(await pixelAt(white.bytes, 250, 50)).toEqual([255, 255, 255, 255]);
  });

  test('stays a drawing on a page', async () => {
    const { bytes, headers } = await download(logo, { format: 'pdf', width: 600, dpi: 300 });
    expect(headers.get('content-type')).toBe('application/pdf');
    const text = bytes.toString('latin1');
    expect(text).toContain('/MediaBox [0 0 144 72]');
    expect(text).not.toContain('/Subtype /Image');
    expect(text).toContain('/Title');
    const natural = await download(logo, { format: 'pdf', dpi: 720 });
    expect(natural.bytes.toString('latin1')).toContain('/MediaBox [0 0 40 20]');
    // A text would get another font there.
    const words = samples.sample('woord.svg', LOGO.replace('</svg>', '<text x="2" y="9">Aa</text></svg>'));
    const named = await makeAsset(admin, await samples.png(64, 32), [words]);
    const drawn = await download(named, { format: 'pdf', width: 600 });
    expect(drawn.bytes.toString('latin1')).toContain('/Subtype /Image');
  });

  test('says in the file what it is and whose', async () => {
    for (const format of ['png', 'jpg', 'webp', 'avif', 'tiff']) {
      const { bytes } = await download(logo, { format, width: 32 });
      const { xmp } = await sharp(bytes).metadata();
      const words = xmp?.toString('utf8') ?? '';
      expect([format, words]).toEqual([format, expect.stringContaining('Logo / wit')]);
      expect(words).toContain('Voor &lt;donkere&gt; grond');
      expect(words).toContain('© Noorderlicht');
      // Where programs seek it that do not unpack what they read.
      expect([format, bytes.toString('utf8')]).toEqual([format, expect.stringContaining(words)]);
    }
  });
});

describe('a photo', () => {
  test('is cut around its focal point, keeps its profile, and is never blown up', async () => {
    const square = await download(photo, { format: 'jpg', width: 200, height: 200, fit: 'cover' });
    const about = await sharp(square.bytes).metadata();
    expect([about.width, about.height, about.hasProfile]).toEqual([200, 200, true]);
    const [red = 0, green = 0] = await pixelAt(square.bytes, 190, 100);
    expect([red < 100, green > 150]).toEqual([true, true]);
    const large = await sharp((await download(photo, { format: 'png', width: 4000 })).bytes).metadata();
    expect([large.width, large.height]).toEqual([900, 600]);
    const tall = { format: 'png', width: 2000, height: 4000, fit: 'cover' };
    const cut = await sharp((await download(photo, tall)).bytes).metadata();
    expect([cut.width, cut.height]).toEqual([300, 600]);
  });

  test('says nothing of itself in what visitors get of it', async () => {
    const asset = await makeAsset(admin, await tellingJpeg());
    const answers = [await portal.site.get(asset.original?.preview?.url ?? '')];
    for (const format of ['jpg', 'png', 'webp', 'avif', 'pdf']) {
      const preset = await addPreset({ format, width: 300 });
      answers.push(await admin.get(getPath(asset, preset)));
      const items = [{ asset: asset.id, preset: preset.id }];
      const zip = await admin.post<Data<{ url: string }>>('/downloads', { items });
      answers.push(await portal.site.get(zip.body.data.url));
    }
    for (const { status, bytes } of answers) {
      expect([status, findWords(bytes, [...PLACES, ...OTHERS, ...HIDDEN])]).toEqual([200, []]);
    }
  });

  test('that is for print comes in the colours of a screen', async () => {
    const cmyk = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c8102e' } })
      .withIccProfile('cmyk')
      .jpeg()
      .toBuffer();
    const asset = await makeAsset(admin, samples.sample('druk.jpg', cmyk));
    for (const format of ['jpg', 'tiff']) {
      const about = await sharp((await download(asset, { format })).bytes).metadata();
      expect([about.space, about.channels]).toEqual(['srgb', 3]);
    }
    const page = (await download(asset, { format: 'pdf' })).bytes.toString('latin1');
    expect([page.includes('/DeviceRGB'), page.includes('/DeviceCMYK')]).toEqual([true, false]);
  });
});

test('it is drawn once, anew when the format changes, and can be resumed', async () => {
  const preset = await addPreset({ format: 'png', width: 500 });
  const path = getPath(photo, preset);
  const [one, other] = await Promise.all([admin.get(path), admin.get(path)]);
  expect(other.bytes.equals(one.bytes)).toBe(true);
  const etag = one.headers.get('etag') ?? '';
  expect((await admin.get(path, { 'If-None-Match': etag })).status).toBe(304);
  const rest = await admin.get(path, { Range: 'bytes=100-', 'If-Range': etag });
  expect([rest.status, rest.bytes.equals(one.bytes.subarray(100))]).toEqual([206, true]);
  const head = await admin.send('HEAD', path);
  expect(head.headers.get('content-length')).toBe(`${one.bytes.length}`);
  await admin.put(`/presets/${preset.id}`, { width: 400 });
  const anew = await admin.get(path);
  expect(anew.headers.get('etag')).not.toBe(etag);
  expect((await sharp(anew.bytes).metadata()).width).toBe(400);
  const line = await getLast(admin, { action: 'asset.download' });
  expect(line).toMatchObject({ subject: photo.id, details: { preset: { id: preset.id, name: 'Proef' } } });
});

test('a long title makes room for the name of the format', async () => {
  const title = 'Gevel '.repeat(42).trim();
  const asset = await makeAsset(admin, await samples.png(64, 32), [], { title });
  const { headers } = await download(asset, { format: 'png' });
  expect(headers.get('content-disposition')).toMatch(/"Gevel .*-Proef\.png"$/);
});

test('what is no picture has none, and what cannot be drawn says so', async () => {
  const { body } = await admin.post<AssetBody>('/assets', { title: 'Leeg' });
  const none = await download(body.data, { format: 'png' });
  expect([none.status, none.body.message]).toEqual([
    404,
    'Deze asset heeft geen beeld om een formaat van te maken.',
  ]);
  expect((await admin.get(getPath(photo, { id: 'onbekend' }))).status).toBe(404);
  const wide = samples.sample('lint.svg', LOGO.replace('height="20"', 'height="1"'));
  const ribbon = await makeAsset(admin, await samples.png(64, 32), [wide]);
  const much = await download(ribbon, { format: 'png', width: 10_000, height: 10_000, fit: 'cover' });
  expect([much.status, much.body.message]).toEqual([
    409,
    'Dit beeld is te groot of te ingewikkeld voor het formaat ‘Proef’. Kies een ander formaat.',
  ]);
});

test('worth having are no blown up photos, and no drawings that are cut into', async () => {
  const getOffers = async ({ id }: AssetResponse): Promise<RenditionResponse[]> =>
    (await admin.get<Data<RenditionResponse[]>>(`/assets/${id}/renditions`)).body.data;
  const own = ['Scherm', 'Word en PowerPoint', 'Web', 'Drukwerk'];
  const getLabels = (offers: RenditionResponse[]) =>
    offers.map(({ preset }) => preset.label).filter((label) => label !== 'Proef');
  expect(getLabels(await getOffers(logo))).toEqual(['Word en PowerPoint', 'Drukwerk', 'Web']);
  expect(getLabels(await getOffers(photo))).toEqual(['Drukwerk']);
  const large = await makeAsset(admin, samples.named('groot.jpg', await samples.jpeg(2400, 1600)));
  const offers = await getOffers(large);
  expect(new Set(getLabels(offers))).toEqual(new Set([...own, ...getLabels(offers)]));
  expect(offers[0]).toMatchObject({ preset: { label: 'Scherm' }, width: 1920, height: 1280, size: null });
  await admin.get(getPath(large, offers[0]?.preset ?? large));
  expect((await getOffers(large))[0]?.size).toBeGreaterThan(0);
});
