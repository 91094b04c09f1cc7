import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { InvalidEnv } from '../../config/env/schema';
import type { FileResponse } from '../../src/http/schemas/assets';
import { s3Storage } from '../../src/storage/provider/s3/s3-storage';
import { breakOffUpload } from '../samples/break-off';
import * as samples from '../samples/files';
import { type AssetBody, getForm, makeAsset, removeAsset, sendAsset, sendFiles } from '../samples/sending';
import type { Client } from '../support/client';
import { MAINTAINER, startPortal, startPortalProcess } from '../support/portal';
import { startS3, type S3Server } from '../support/s3';
import type { Data } from '../support/wire';

const MB = 1024 * 1024;
const METRICS_TOKEN = 'een-token-dat-alleen-prometheus-kent';

let s3: S3Server;
let portal: Awaited<ReturnType<typeof startPortal>>;
let admin: Client;
/** Larger than one part of an upload to S3. */
const big = samples.sample('groot.txt', Buffer.alloc(20 * MB, 'Noorderlicht '));
let bigPath: string;

beforeAll(async () => {
  s3 = await startS3();
  portal = await startPortal({ env: { ...s3.env, METRICS_TOKEN } });
  admin = await portal.admin();
  const { files } = await makeAsset(admin, await samples.png(), [big]);
  bigPath = `/files/${files[0]?.id}/download`;
});
afterAll(async () => {
  await portal.stop();
  await s3.down();
});

const filesIn = (folder: string): string[] => {
  const place = path.join(portal.dataDir, folder);
  return existsSync(place) ? readdirSync(place) : [];
};
const rows = (): Promise<number> => portal.strapi.db.query('plugin::upload.file').count();

afterEach(() => {
  expect([...filesIn('uploads'), ...filesIn('tmp')]).toEqual([]);
});

test('files are kept in the bucket only, and come back whole', async () => {
  const png = await samples.png();
  const before = s3.keys().length;
  const { original, files, id } = await makeAsset(admin, png, [samples.docx()]);
  expect(s3.keys()).toHaveLength(before + 2);
  expect(new Uint8Array((await admin.get<string>(`/assets/${id}/download`)).bytes)).toEqual(png.bytes);
  const download = await admin.get<string>(bigPath);
  expect(download.bytes.equals(big.bytes)).toBe(true);
  expect(download.headers.get('content-disposition')).toBe('attachment; filename="groot.txt"');
  expect(download.headers.get('content-length')).toBe(String(big.bytes.length));

  const shown = await portal.site.get<string>(original?.preview?.url ?? '');
  expect((await sharp(shown.bytes).metadata()).format).toBe('webp');
  // Nothing that the portal hands out leads to the storage.
  const revealed = JSON.stringify([original, files, Object.fromEntries(download.headers)]);
  expect(revealed).not.toContain(new URL(s3.endpoint).port);
  expect(s3.keys().some((key) => revealed.includes(key))).toBe(false);
});

test.each([
  ['bytes=0-9', 0, 10],
  [`bytes=${9 * MB}-${9 * MB + 99}`, 9 * MB, 9 * MB + 100],
  ['bytes=-7', 20 * MB - 7, 20 * MB],
])('a piece is asked of the bucket as a piece: %s', async (range, start, end) => {
  const { status, headers, bytes } = await admin.get<string>(bigPath, { Range: range });
  expect([status, headers.get('content-range')]).toEqual([206, `bytes ${start}-${end - 1}/${20 * MB}`]);
  expect(bytes.equals(big.bytes.subarray(start, end))).toBe(true);
  expect((await admin.get(bigPath, { Range: `bytes=${20 * MB}-` })).status).toBe(416);
});

test('a zip reads its files from the bucket, and goes on where it broke off', async () => {
  const { id } = await makeAsset(admin, await samples.png(64, 48));
  const presets = (await admin.get<Data<{ id: string }[]>>('/presets')).body.data;
  const items = [{ asset: id }, { asset: id, preset: presets[0]?.id }, { file: bigPath.split('/')[2] }];
  const made = (await admin.post<Data<{ url: string; size: number }>>('/downloads', { items })).body.data;
  const whole = await portal.site.get<string>(made.url);
  expect(whole.bytes).toHaveLength(made.size);
  expect(whole.bytes.includes(Buffer.from(big.bytes))).toBe(true);
  const at = made.size - 10 * MB;
  const rest = await portal.site.get<string>(made.url, { Range: `bytes=${at}-` });
  expect(rest.status).toBe(206);
  expect(rest.bytes.equals(whole.bytes.subarray(at))).toBe(true);
  await removeAsset(admin, id);
  expect((await portal.site.get(made.url)).status).toBe(410);
});

test('what is removed or replaced leaves the bucket', async () => {
  const before = s3.keys();
  const { id, files } = await makeAsset(admin, await samples.png(), [samples.pdf()]);
  await admin.delete(`/assets/${id}/files/${files[0]?.id}`);
  expect(s3.keys()).toHaveLength(before.length + 1);
  await admin.send('PUT', `/assets/${id}`, { raw: getForm({}, 'original', [await samples.jpeg()]) });
  // The earlier original is kept until there are too many, or the asset goes.
  expect(s3.keys()).toHaveLength(before.length + 2);
  const earlier = await admin.get<Data<{ id: string; file: FileResponse }[]>>(`/assets/${id}/originals`);
  const [{ id: original, file } = { id: '', file: null }] = earlier.body.data;
  expect((await portal.site.get(file?.preview?.url ?? '')).status).toBe(200);
  const restored = await admin.post<AssetBody>(`/assets/${id}/originals/${original}/restore`);
  expect(restored.body.data.original?.name).toBe('beeld.png');
  expect(s3.keys()).toHaveLength(before.length + 2);
  for (let count = 0; count < 21; count += 1) {
    await admin.send('PUT', `/assets/${id}`, { raw: getForm({}, 'original', [await samples.png(9, 9)]) });
  }
  expect(s3.keys()).toHaveLength(before.length + 21);
  await removeAsset(admin, id);
  expect(s3.keys()).toEqual(before);
});

test('what is refused or broken off never reaches the bucket', async () => {
  const before = [s3.keys(), await rows()];
  expect((await sendAsset(admin, samples.html('beeld.png'))).status).toBe(415);
  const { id } = await makeAsset(admin, await samples.png());
  expect((await sendFiles(admin, id, [samples.docx(), samples.bareZip('a.docx')])).status).toBe(415);
  await removeAsset(admin, id);
  await breakOffUpload(portal);
  expect([s3.keys(), await rows()]).toEqual(before);
});

test("Strapi's own library keeps, replaces and removes its files there too", async () => {
  const login = await portal.site.post<{ data: { token: string } }>('/admin/login', MAINTAINER);
  const maintainer = portal.site.bearer(login.body.data.token);
  const Cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const open = async (url = '') => (await portal.site.get(url, { Cookie })).body;
  const before = s3.keys();
  const send = (where: string, file: samples.Sample) =>
    maintainer.send<{ id: number; url: string }[] & { url: string }>('POST', where, {
      raw: getForm({ fileInfo: JSON.stringify({ name: file.name }) }, 'files', [file]),
    });
  const [made] = (await send('/upload', samples.pdf())).body;
  expect(await open(made?.url)).toBe(Buffer.from(samples.pdf().bytes).toString());
  const fresh = samples.sample('gids.pdf', '%PDF-1.7\n%%EOF\n');
  const replaced = await send(`/upload/files/${made?.id}/replace`, fresh);
  expect(await open(replaced.body.url)).toBe('%PDF-1.7\n%%EOF\n');
  expect(s3.keys()).toHaveLength(before.length + 1);
  await maintainer.delete(`/upload/files/${made?.id}`);
  expect(s3.keys()).toEqual(before);
});

test('another instance, with nothing in common but the database and the bucket, serves the same', async () => {
  const png = await samples.png(800, 400);
  const { id, original } = await makeAsset(admin, png);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'second-'));
  const second = await startPortalProcess({ beside: { ...portal, dataDir }, env: s3.env });
  try {
    const there = await second.admin();
    const { bytes } = await there.get<string>(`/assets/${id}/download`);
    expect(new Uint8Array(bytes)).toEqual(png.bytes);
    expect((await second.site.get(original?.preview?.url ?? '')).status).toBe(200);
    const made = await makeAsset(there, await samples.jpeg());
    const back = await admin.get<string>(`/files/${made.original?.id}/download`);
    expect(back.status).toBe(200);
  } finally {
    await second.stop();
    rmSync(dataDir, { recursive: true });
  }
});

test('who leaves a download halfway ends the reading from the bucket', async () => {
  const underWay = async (): Promise<string | undefined> => {
    const { bytes } = await portal.site.bearer(METRICS_TOKEN).get('/metrics');
    return /^portal_downloads_under_way (\d+)$/m.exec(bytes.toString())?.[1];
  };
  const { body } = await admin.post<{ data: { token: string } }>(bigPath);
  const response = await fetch(`${portal.url}/api/v1${bigPath}?token=${body.data.token}`);
  const reader = response.body?.getReader();
  await reader?.read();
  expect(await underWay()).toBe('1');
  await reader?.cancel();
  await expect.poll(underWay).toBe('0');
});

test('a download ends, not halts, when the bucket goes away halfway', async () => {
  const { body } = await admin.post<{ data: { token: string } }>(bigPath);
  const response = await fetch(`${portal.url}/api/v1${bigPath}?token=${body.data.token}`);
  const reader = response.body?.getReader();
  await reader?.read();
  await s3.down();
  const rest = async (): Promise<void> => {
    for (let piece = await reader?.read(); !piece?.done;) piece = await reader?.read();
  };
  await expect(rest()).rejects.toThrow();
  await s3.up();
});

test('without its bucket the portal refuses clearly, keeps nothing, and goes on afterwards', async () => {
  const asset = await makeAsset(admin, await samples.png(), [samples.docx()]);
  const login = await portal.site.post<{ data: { token: string } }>('/admin/login', MAINTAINER);
  const maintainer = portal.site.bearer(login.body.data.token);
  const before = [s3.keys(), await rows()];
  await s3.down();
  const refusals = [
    await sendAsset(admin, await samples.png()),
    await sendFiles(admin, asset.id, [samples.pdf(), samples.docx()]),
    await admin.get<AssetBody>(`/assets/${asset.id}/download`),
  ];
  for (const { status, body } of refusals) {
    expect([status, body.message]).toEqual([503, expect.stringMatching(/opslag .* niet bereikbaar/)]);
    expect(JSON.stringify(body)).not.toMatch(/S3|127\.0\.0\.1|ECONN/);
  }
  const panel = await maintainer.send('POST', '/upload', { raw: getForm({}, 'files', [samples.pdf()]) });
  expect([panel.status, panel.body]).toEqual([503, expect.objectContaining({ data: null })]);
  expect((await admin.get<AssetBody>(`/assets/${asset.id}`)).body.data.files).toHaveLength(1);
  expect([s3.keys(), await rows()]).toEqual(before);
  await s3.up();
  expect((await sendFiles(admin, asset.id, [samples.pdf()])).status).toBe(200);
});

test.each([
  ['a bucket that is not there', { bucket: 'iets-anders' }, /^S3_BUCKET: iets-anders op .* bestaat niet\.$/],
  ['a server that is not there', { endpoint: 'http://127.0.0.1:1' }, /niet te bereiken \(ECONNREFUSED\)/],
  ['another key', { accessKeyId: 'verkeerd' }, /is niet open voor S3_ACCESS_KEY_ID/],
])('%s stops the start, by name', async (_what, wrong, sentence) => {
  const settings = {
    bucket: s3.env['S3_BUCKET'] ?? '',
    endpoint: s3.endpoint,
    region: 'us-east-1',
    accessKeyId: s3.env['S3_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: s3.env['S3_SECRET_ACCESS_KEY'] ?? '',
    ...wrong,
  };
  const problem = await s3Storage(settings, () => undefined).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(InvalidEnv);
  expect(problem).toMatchObject({ problems: [expect.stringMatching(sentence)] });
  expect(String(problem)).not.toContain('verkeerd');
});
