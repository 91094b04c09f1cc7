import { existsSync, promises as fs, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import * as samples from '../samples/files';
import { makeAsset, sendFiles } from '../samples/sending';
import type { Client } from '../support/client';
import { collectLog, type LogLine } from '../support/log';
import { type OwnPortal, startPortal } from '../support/portal';
import type { Data, ErrorBody } from '../support/wire';

let portal: OwnPortal;
let admin: Client;
let asset: AssetResponse;
let preview: string;
let lines: LogLine[];

const SENTENCE = 'De opslag van het portaal is vol, dus er is niets bewaard. Waarschuw een beheerder.';

beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
  asset = await makeAsset(admin, await samples.png());
  preview = asset.original?.preview?.url ?? '';
  lines = collectLog(portal.strapi);
});
afterAll(() => portal.stop());
afterEach(() => void vi.restoreAllMocks());

/** No file gets the place where it is kept. */
function fill(): void {
  const full = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  vi.spyOn(fs, 'rename').mockImplementation(full);
}

const renditions = () => path.join(portal.dataDir, 'renditions');
const getKept = () =>
  existsSync(renditions()) ? readdirSync(renditions(), { recursive: true, encoding: 'utf8' }) : [];
const isPicture = (name: string): boolean => name.endsWith('.webp');

test('on a full disk a preview goes out unkept, uploads and formats are refused with a reason, and the log warns once', async () => {
  rmSync(renditions(), { recursive: true, force: true });
  fill();
  for (let n = 0; n < 2; n += 1) {
    const { status, headers, bytes } = await portal.site.get(preview);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect(headers.get('cache-control')).toContain('immutable');
  }
  expect((await portal.site.send('HEAD', preview)).status).toBe(200);
  expect(getKept().filter(isPicture)).toEqual([]);

  const sent = await sendFiles(admin, asset.id, [samples.txt()]);
  const refused: ErrorBody = sent.body;
  expect([sent.status, refused.message]).toEqual([503, SENTENCE]);
  const presets = await admin.get<Data<{ preset: { id: string } }[]>>(`/assets/${asset.id}/renditions`);
  const format = await admin.get<ErrorBody>(
    `/assets/${asset.id}/renditions/${presets.body.data[0]?.preset.id}/download`,
  );
  expect([format.status, format.body.message]).toEqual([503, SENTENCE]);

  const told = lines.filter(({ level }) => ['warn', 'error'].includes(level));
  expect(told.map(({ level, message }) => [level, message])).toEqual([
    ['warn', expect.stringMatching(/^A disk is full: /)],
  ]);
});

test('once there is room a preview is kept again', async () => {
  fill();
  expect((await portal.site.get(preview)).status).toBe(200);
  vi.restoreAllMocks();
  expect((await portal.site.get(preview)).status).toBe(200);
  expect(getKept().filter(isPicture)).toHaveLength(1);
});
