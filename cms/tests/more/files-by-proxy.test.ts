import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import * as samples from '../samples/files';
import { loggedIn } from '../samples/people';
import { makeAsset } from '../samples/sending';
import { getLines } from '../support/audit';
import type { Client } from '../support/client';
import { startPortal } from '../support/portal';
import type { Data } from '../support/wire';

const FOLDER = '/_uploads/';
const TELLS = 'x-accel-redirect';
/** The tag that nginx gives a file: its time in seconds, and its size. */
const NGINX_TAG = /^"[\da-f]+-[\da-f]+"$/;

let portal: Awaited<ReturnType<typeof startPortal>>;
let admin: Client;
let asset: AssetResponse;
let size: number;
let url: string;

beforeAll(async () => {
  portal = await startPortal({ env: { DOWNLOADS_BY_PROXY: FOLDER } });
  admin = await portal.admin();
  const picture = samples.named('Logo’s van de “afdeling”.png', await samples.png());
  size = picture.bytes.length;
  asset = await makeAsset(admin, picture);
  url = `/assets/${asset.id}/download`;
});
afterAll(() => portal.stop());

const get = (headers: Record<string, string> = {}) => admin.get<string>(url, headers);

test('who may have a file gets from the proxy what the portal says about it', async () => {
  const { status, headers, bytes } = await get();
  const [key = ''] = readdirSync(path.join(portal.dataDir, 'uploads'));
  expect([status, bytes.length, headers.get('content-length')]).toEqual([200, 0, '0']);
  expect(headers.get(TELLS)).toBe(FOLDER + key);
  expect(headers.get('content-type')).toBe('image/png');
  expect(headers.get('content-disposition')).toContain(
    `filename*=UTF-8''Logo%E2%80%99s%20van%20de%20%E2%80%9Cafdeling%E2%80%9D.png`,
  );
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain('sandbox');
  expect(headers.get('etag')).toMatch(NGINX_TAG);
  expect(headers.get('accept-ranges')).toBeNull();
});

test('so does who has a token, and who reads a file by its own address', async () => {
  const { body } = await admin.post<Data<{ token: string }>>(url);
  const byToken = await portal.api.get(`${url}?token=${body.data.token}`);
  const byFile = await admin.get(`/files/${asset.original?.id}/download`);
  for (const { status, headers } of [byToken, byFile]) {
    expect([status, headers.get(TELLS)]).toEqual([
      200,
      expect.stringMatching(/^\/_uploads\/[\da-f]{32}\.png$/),
    ]);
  }
});

test('who may not have it learns nothing', async () => {
  const outsider = await loggedIn(portal.strapi, portal.api, 'outsider', []);
  const asked: [Client, string, number][] = [
    [portal.api, url, 401],
    [portal.api, `${url}?token=x`, 401],
    [outsider, url, 404],
    [admin, '/files/abcdefghijklmnopqrstuvwx/download', 404],
  ];
  for (const [client, where, expected] of asked) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await client.send(method, where);
      expect([status, headers.get(TELLS)]).toEqual([expected, null]);
    }
  }
});

test('the proxy cuts the range that is asked for, and describes the whole', async () => {
  const piece = await get({ Range: 'bytes=0-9' });
  expect([piece.status, piece.bytes.length]).toEqual([200, 0]);
  expect(piece.headers.get(TELLS)).toContain(FOLDER);
  expect(piece.headers.get('content-range')).toBeNull();
  const head = await admin.send('HEAD', url);
  expect([head.status, head.headers.get(TELLS)]).toEqual([200, piece.headers.get(TELLS)]);
});

test('what the client has already, and what is not there, is said without the proxy', async () => {
  const etag = (await get()).headers.get('etag') ?? '';
  const same = await get({ 'If-None-Match': etag });
  expect([same.status, same.headers.get(TELLS)]).toEqual([304, null]);
  const after = await get({ Range: 'bytes=99999999-' });
  expect([after.status, after.headers.get(TELLS)]).toEqual([416, null]);
  expect(after.headers.get('content-range')).toBe(`bytes */${size}`);
});

test('a download that goes on where it was is one line in the audit log', async () => {
  const own = await makeAsset(admin, samples.named('hervat.png', await samples.png()));
  const where = `/assets/${own.id}/download`;
  const etag = (await admin.get(where)).headers.get('etag') ?? '';
  const piece = { Range: 'bytes=10-', 'If-Range': etag };
  for (const headers of [piece, piece]) await admin.get(where, headers);
  expect(await getLines(admin, { subject: own.id, action: 'asset.download' })).toHaveLength(1);
});

test('previews, formats and zips come from the portal itself', async () => {
  const preview = await portal.site.get(asset.original?.preview?.url ?? '');
  const presets = await admin.get<Data<{ preset: { id: string } }[]>>(`/assets/${asset.id}/renditions`);
  const format = await admin.get(
    `/assets/${asset.id}/renditions/${presets.body.data[0]?.preset.id}/download`,
  );
  const made = await admin.post<Data<{ url: string }>>('/downloads', { items: [{ asset: asset.id }] });
  const zip = await portal.site.get(made.body.data.url);
  for (const { status, headers, bytes } of [preview, format, zip]) {
    expect([status, headers.get(TELLS)]).toEqual([200, null]);
    expect(bytes.length).toBeGreaterThan(0);
  }
});
