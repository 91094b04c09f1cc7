import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { breakOffUpload } from '../samples/break-off';
import * as samples from '../samples/files';
import type { Sample } from '../samples/files';
import * as hostile from '../samples/hostile';
import { type AssetBody, getForm, makeAsset, sendAsset, sendFiles } from '../samples/sending';
import type { Client } from '../support/client';
import { startPortal } from '../support/portal';

const LIMIT = 100_000;

let portal: Awaited<ReturnType<typeof startPortal>>;
let admin: Client;
let asset: string;

beforeAll(async () => {
  portal = await startPortal({ env: { UPLOAD_MAX_BYTES: String(LIMIT) } });
  admin = await portal.admin();
  asset = (await makeAsset(admin, await samples.png())).id;
});
afterAll(() => portal.stop());

const filesIn = (folder: string): string[] => readdirSync(path.join(portal.dataDir, folder));
const rows = async (): Promise<number> => portal.strapi.db.query('plugin::upload.file').count();
const assets = async (): Promise<number> => portal.strapi.db.query('api::asset.asset').count();

let before: { uploads: string[]; rows: number; assets: number };
beforeEach(async () => {
  before = { uploads: filesIn('uploads'), rows: await rows(), assets: await assets() };
});

const nothingStays = async (): Promise<void> => {
  expect({ uploads: filesIn('uploads'), rows: await rows(), assets: await assets() }).toEqual(before);
  expect(filesIn('tmp')).toEqual([]);
};

describe('an original that is refused', () => {
  const refused: [string, number, () => Sample | Promise<Sample>][] = [
    ['html as png', 415, () => samples.html('beeld.png')],
    ['a pixel flood', 413, hostile.pixelFlood],
    ['an empty png', 415, () => samples.sample('leeg.png', '')],
    ['a jpeg named png', 415, async () => samples.named('foto.png', await samples.jpeg())],
    ['svg', 415, () => samples.svg('<path d="M0 0h9v9z"/>')],
    ['pdf', 415, samples.pdf],
    ['no name', 415, async () => samples.named('x', await samples.png())],
    ['too large', 413, () => samples.sample('groot.png', Buffer.alloc(LIMIT + 1))],
  ];

  test.each(refused)('%s: %d', async (_what, expected, make) => {
    const { status, body } = await sendAsset(admin, await make(), { title: 'Nieuw' });
    expect(status).toBe(expected);
    expect(body).toMatchObject({ status: expected, errors: { original: [expect.any(String)] } });
    await nothingStays();
    const changed = await admin.send<AssetBody>('PUT', `/assets/${asset}`, {
      raw: getForm({ title: 'Anders' }, 'original', [await make()]),
    });
    expect(changed.status).toBe(expected);
    expect((await admin.get<AssetBody>(`/assets/${asset}`)).body.data.title).toBe('');
    await nothingStays();
  });
});

describe('a file that is refused', () => {
  const refused: [string, number, () => Sample | Promise<Sample>][] = [
    ['a bare zip as docx', 415, () => samples.bareZip('brief.docx')],
    ['a zip bomb', 413, hostile.zipBomb],
    ['a docm as docx', 415, hostile.docm],
    ['html as pdf', 415, () => samples.html('gids.pdf')],
    ['html as txt', 415, () => samples.html('uitleg.txt')],
    ['html as svg', 415, () => samples.html('logo.svg')],
    [
      'a drawing that takes minutes',
      415,
      () => samples.svg(hostile.expensiveDrawings['noise by a rule of style']?.() ?? ''),
    ],
    ['video', 415, samples.mp4],
    ['too large', 413, () => samples.sample('groot.txt', 'x'.repeat(LIMIT + 1))],
  ];

  test.each(refused)('%s: %d, and nothing of the request is kept', async (_what, expected, make) => {
    const { status, body } = await sendFiles(admin, asset, [samples.docx(), await make()]);
    expect(status).toBe(expected);
    expect(body.errors).toHaveProperty('files');
    if (expected === 415) expect(body.errors).toHaveProperty(['files.1']);
    await nothingStays();
  });
});

test('a drawing loses what runs before it is kept', async () => {
  const { body, status } = await sendFiles(admin, asset, [
    samples.svg('<script>alert(1)</script><circle r="5"/>'),
  ]);
  expect(status).toBe(200);
  const drawing = body.data.files.find(({ ext }) => ext === '.svg');
  const download = await admin.get<string>(`/files/${drawing?.id}/download`);
  expect(download.bytes.toString()).toContain('<circle');
  expect(download.bytes.toString()).not.toContain('script');
  expect(drawing?.size).toBe(download.bytes.length);
});

test('a file of exactly the largest size is kept', async () => {
  const { status } = await sendFiles(admin, asset, [samples.sample('vol.txt', 'x'.repeat(LIMIT))]);
  expect(status).toBe(200);
});

describe('a form that is wrong', () => {
  const png = samples.png();
  const send = async (field: string, files: Sample[], texts = {}) =>
    admin.send<AssetBody>('POST', '/assets', { raw: getForm(texts, field, files) });

  test('a file in an unknown field', async () => {
    const { status, body } = await send('bestand', [await png]);
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty('bestand');
    await nothingStays();
  });

  test('two originals', async () => {
    const { status, body } = await send('original', [await png, await png]);
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty('original');
    await nothingStays();
  });

  test('a good original with a wrong text', async () => {
    const { status, body } = await send('original', [await png], { titel: 'x' });
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty('titel');
    await nothingStays();
  });

  test('no file at all', async () => {
    const { status, body } = await sendFiles(admin, asset, []);
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty('files');
  });

  const part = (head: string, content = 'x'): string => `--x\r\n${head}\r\n\r\n${content}\r\n`;
  const named = (name: string, more = '') => `Content-Disposition: form-data; name="${name}"${more}`;
  const FORM = 'multipart/form-data; boundary=x';

  test.each<[string, string, number]>([
    ['of a thousand texts', part(named('title')).repeat(1000), 400],
    ['of a thousand files', part(named('original', '; filename="a.png"')).repeat(1000), 400],
    ['of a thousand parts without a name', part('X-Nothing: 1').repeat(1000), 400],
    ['with a text of a megabyte', part(named('title'), 'x'.repeat(1_000_000)), 413],
    ['with a name of a megabyte', part(named('x'.repeat(1_000_000))), 400],
    ['with ten thousand headers', part(`${named('title')}\r\n${'A: b\r\n'.repeat(10_000)}C: d`), 400],
    ['with a field called __proto__', part(named('__proto__')), 400],
    ['with a file called __proto__', part(named('__proto__', '; filename="a.png"')), 400],
    ['with a text where a file should be', part(named('original')), 400],
    ['with a text twice', part(named('title')).repeat(2), 400],
    ['with settings that are no JSON', part(named('settings'), '{'), 400],
    ['with settings that are too deep', part(named('settings'), '['.repeat(50_000)), 400],
    ['with NUL', part(named('title'), 'a\0b'), 400],
  ])('%s', async (_what, parts, expected) => {
    const raw = `${parts}--x--\r\n`;
    const { status, body } = await admin.send<AssetBody>('POST', '/assets', {
      raw,
      headers: { 'Content-Type': FORM },
    });
    expect([status, body.status]).toEqual([expected, expected]);
    expect(body.message).toMatch(/\.$/);
    await nothingStays();
  });

  test.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['with an endless boundary', `multipart/form-data; boundary=${'x'.repeat(5000)}`, 'x'],
    [
      'that stops halfway',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="original"; filename="a.png"\r\n\r\nabc',
    ],
    ['that is none', 'multipart/form-data; boundary=x', 'x'],
  ])('%s', async (_what, type, raw) => {
    const { status } = await admin.send('POST', '/assets', { raw, headers: { 'Content-Type': type } });
    expect(status).toBe(400);
    await nothingStays();
  });

  test('files as JSON', async () => {
    expect((await admin.post(`/assets/${asset}/files`, { files: [] })).status).toBe(415);
  });
});

test('an upload that is broken off leaves nothing, and is nothing to write to the console about', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await breakOffUpload(portal);
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
  await nothingStays();
});

test.each([
  ['anonymous', '/assets', 401],
  ['anonymous', '/pages', 401],
  ['anonymous', '/does-not-exist', 404],
  ['anonymous', '/auth/login', 400],
  ['admin', '/does-not-exist', 404],
] as const)('a form of %s to %s is not read', async (who, where, expected) => {
  const form = getForm({}, 'x', [samples.sample('x.png', Buffer.alloc(LIMIT))]);
  const client = who === 'admin' ? admin : portal.api;
  expect((await client.send('POST', where, { raw: form })).status).toBe(expected);
  await nothingStays();
});

test.each(['GET', 'POST'])("%s: Strapi's own calls for files are closed", async (method) => {
  for (const where of ['/upload', '/upload/files', '/upload/files/1', '/upload/files/page']) {
    expect((await admin.send(method, where)).status).toBe(404);
    expect((await portal.api.send(method, where)).status).toBe(404);
  }
});
