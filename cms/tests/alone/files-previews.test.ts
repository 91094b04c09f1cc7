import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FileResponse } from '../../src/http/schemas/assets';
import { findFile } from '../../src/storage/stored-file';
import {
  type Audience,
  getPreviewAddresses,
  verifyPreviewAddress,
} from '../../src/storage/renditions/preview-address';
import { loadRendition, sweepRenditions } from '../../src/storage/renditions/renditions';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import { startPortal } from '../support/portal';

const WINDOW = 30 * 60_000;
const HANDED = 150_000;
const METRICS_TOKEN = 'een-token-dat-alleen-prometheus-kent';

let portal: Awaited<ReturnType<typeof startPortal>>;
let picture: FileResponse;
let drawing: FileResponse;

const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('There is nothing.');
  return value;
};

beforeAll(async () => {
  portal = await startPortal({ env: { METRICS_TOKEN } });
  const asset = await makeAsset(await portal.admin(), await samples.png(1400, 700), [
    samples.svg('<path d="M0 0h40v20z" fill="#2b4c9b"/>'),
    await samples.jpeg(200, 100, 'klein.jpg'),
    samples.pdf(),
  ]);
  picture = must(asset.original);
  [drawing = picture] = asset.files;
});
afterAll(() => portal.stop());

const getWidths = ({ preview }: FileResponse): number[] =>
  must(preview)
    .srcset.split(', ')
    .map((each) => Number(/ (\d+)w$/.exec(each)?.[1]));
const getAddresses = ({ preview }: FileResponse): string[] =>
  must(preview)
    .srcset.split(', ')
    .map((each) => each.replace(/ \d+w$/, ''));
const get = (address: string, headers?: Record<string, string>) => portal.site.get<string>(address, headers);

describe('a preview', () => {
  test('comes in widths up to that of the picture', () => {
    expect(getWidths(picture)).toEqual([320, 480, 720, 960, 1280, 1400]);
    expect(getWidths(drawing)).toEqual([320, 480, 720, 960, 1280, 1920]);
  });

  test('is a webp of that width for everybody who has the address', async () => {
    for (const file of [picture, drawing]) {
      for (const [index, address] of getAddresses(file).entries()) {
        const { status, headers, bytes } = await get(address);
        expect(status).toBe(200);
        expect(headers.get('content-type')).toBe('image/webp');
        const { format, width, height } = await sharp(bytes).metadata();
        expect({ format, width, height }).toEqual({
          format: 'webp',
          width: getWidths(file)[index],
          height: Math.round((getWidths(file)[index] ?? 0) / 2),
        });
      }
    }
  });

  test('may be kept by who has it, and does nothing when opened', async () => {
    const { headers } = await get(must(picture.preview).url);
    expect(headers.get('cache-control')).toBe('private, max-age=3600, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    const again = await get(must(picture.preview).url, { 'If-None-Match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('describes itself without being sent, and is whole whatever piece is asked for', async () => {
    const { url } = must(picture.preview);
    const whole = await get(url);
    const head = await portal.site.send<string>('HEAD', url);
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    for (const name of ['content-length', 'content-type', 'etag'])
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    const piece = await get(url, { Range: 'bytes=0-9' });
    expect([piece.status, piece.bytes.equals(whole.bytes)]).toEqual([200, true]);
  });

  const drawn = async (): Promise<number> => {
    const { bytes } = await portal.site.bearer(METRICS_TOKEN).get('/metrics');
    return Number(/^portal_renditions_drawn_total (\d+)$/m.exec(bytes.toString())?.[1]);
  };

  test('is made once for all who ask at the same time, or while it is being made', async () => {
    const asset = await makeAsset(await portal.admin(), await samples.png(3000, 1500));
    const { id, preview } = must(asset.original);
    const before = await drawn();
    const ask = async (): Promise<number> => (await get(must(preview).url)).status;
    const first = Array.from({ length: 50 }, ask);
    const later = Array.from({ length: 50 }, async (_each, n) => {
      await Promise.race(first.slice(n));
      return ask();
    });
    expect(new Set(await Promise.all([...first, ...later]))).toEqual(new Set([200]));
    expect(await drawn()).toBe(before + 1);
    expect(readdirSync(path.join(portal.dataDir, 'renditions', id))).toHaveLength(1);
    expect(readdirSync(path.join(portal.dataDir, 'tmp'))).toEqual([]);
  });

  test('is looked for once for all who ask at the same time', async () => {
    const { original } = await makeAsset(await portal.admin(), await samples.png());
    const file = must(await findFile(portal.strapi, must(original).id));
    // Called from its source, it starts a process that draws from its source.
    process.execArgv.push('--import', 'tsx');
    const find = vi.fn(() => Promise.resolve(file));
    const ask = () => loadRendition({ id: file.id, version: file.version, width: 320 }, find);
    const places = await Promise.all(Array.from({ length: 50 }, ask));
    expect(new Set(places).size).toBe(1);
    // Once more after it is drawn: the file may have been replaced meanwhile.
    expect(find).toHaveBeenCalledTimes(2);
  });
});

test('is swept away once its file, or that content of it, is gone', async () => {
  const admin = await portal.admin();
  const [kept, gone, replaced] = await Promise.all(
    [1, 2, 3].map(async () => makeAsset(admin, await samples.png())),
  );
  const getFolder = (asset: typeof kept) => path.join(portal.dataDir, 'renditions', must(asset?.original).id);
  for (const asset of [kept, gone, replaced]) await get(must(must(asset?.original).preview).url);
  // As another instance does it: the renditions here stay behind.
  const files = portal.strapi.db.query('plugin::upload.file');
  await files.delete({ where: { documentId: must(gone?.original).id } });
  await files.update({
    where: { documentId: must(replaced?.original).id },
    data: { hash: 'another-content' },
  });
  await sweepRenditions(portal.strapi);
  expect([existsSync(getFolder(kept)), existsSync(getFolder(gone))]).toEqual([true, false]);
  expect([readdirSync(getFolder(kept)).length, readdirSync(getFolder(replaced)).length]).toEqual([1, 0]);
});

describe('refused', () => {
  const change = (pattern: RegExp, by: string) => must(picture.preview).url.replace(pattern, by);

  test.each([
    ['no signature', () => change(/&signature=.*/, '')],
    ['an empty signature', () => change(/signature=.*/, 'signature=')],
    [
      'another signature',
      () => change(/signature=.*/, /signature=.*/.exec(must(drawing.preview).url)?.[0] ?? ''),
    ],
    ['half a signature', () => change(/.{10}$/, '')],
    ['another file', () => change(/_files\/\w+/, `_files/${drawing.id}`)],
    ['another version', () => change(/\/[^/]+\/960/, '/first/960')],
    ['another kind of viewer', () => change(/for=\w+/, 'for=user')],
    ['no kind of viewer', () => change(/&for=\w+/, '')],
    ['a later end', () => change(/expires=\d+/, 'expires=99999999999')],
    ['two signatures', () => `${must(picture.preview).url}&signature=x`],
    ['no query', () => change(/\?.*/, '')],
    ['a way up', () => '/_files/../app-secret?expires=1&signature=x'],
    ['nothing', () => '/_files/'],
  ])('%s', async (_what, address) => {
    const { status, headers } = await get(address());
    expect([403, 404]).toContain(status);
    expect(headers.get('content-type')).not.toContain('image');
  });

  test('an address that has ended', async () => {
    const [id, version] = must(picture.preview).url.split('/').slice(2);
    const file = { id: must(id), version: must(version) };
    const ask = async (at: number, audience: Audience) =>
      (await get(getPreviewAddresses(file, at, audience)(960))).status;
    expect(await ask(Date.now(), 'admin')).toBe(200);
    expect(await ask(Date.now() - 2 * WINDOW, 'admin')).toBe(403);
    expect(await ask(Date.now(), 'holder')).toBe(200);
    expect(await ask(Date.now() - 2 * HANDED, 'holder')).toBe(403);
  });

  test('a width that is not offered', async () => {
    const [id, version] = must(picture.preview).url.split('/').slice(2);
    const file = { id: must(id), version: must(version) };
    expect((await get(getPreviewAddresses(file, Date.now(), 'admin')(1920))).status).toBe(404);
  });

  test('writes', async () => {
    expect((await portal.site.post(must(picture.preview).url)).status).not.toBe(200);
  });
});

test.each([
  ['admin', WINDOW],
  ['holder', HANDED],
] as const)('an address for %s is the same within a window, and counts for one more', (audience, window) => {
  const file = { id: 'abc', version: 'v1' };
  const start = Math.floor(Date.now() / window) * window;
  const addressAt = (now: number) => getPreviewAddresses(file, now, audience)(320);
  const address = addressAt(start);
  expect(addressAt(start + window - 1)).toBe(address);
  expect(addressAt(start + window)).not.toBe(address);
  expect(getPreviewAddresses(file, start, 'anonymous')(320)).not.toBe(address);
  const { pathname, searchParams } = new URL(address, 'http://portal');
  const query = Object.fromEntries(searchParams);
  const granted = { name: { id: 'abc', version: 'v1', width: 320 }, audience };
  // Handed out at the very end of a window, it counts for a whole one.
  expect(verifyPreviewAddress(pathname, query, start + 2 * window - 1000)).toEqual(granted);
  expect(verifyPreviewAddress(pathname, query, start + 2 * window)).toBeNull();
  expect(verifyPreviewAddress(pathname, { ...query, for: 'toString' }, start)).toBeNull();
});

test('originals have no address of their own', async () => {
  const [key] = readdirSync(path.join(portal.dataDir, 'uploads'));
  for (const address of [`/uploads/${key}`, `/${key}`, `/_files/${key}`, `/.data/uploads/${key}`]) {
    const { headers } = await get(address);
    expect(headers.get('content-type')).not.toMatch(/image|pdf|svg/);
  }
});
