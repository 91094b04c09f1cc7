import { crc32 } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import * as yauzl from 'yauzl';
import type { AssetResponse } from '../../src/http/schemas/assets';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { dropOwnPresets } from '../support/presets';
import { publish } from '../support/searching';
import { sharedPortal } from '../support/shared-portal';
import type { Data } from '../support/wire';
import { newWord } from '../support/words';

interface Download {
  url: string;
  size: number;
}

/** In summer, so that here is two hours later. */
const MADE = new Date('2024-06-30T22:15:31.456Z');
const LOCAL = '2024-07-01T00:15:30';

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});
dropOwnPresets(() => admin);

/** As if a file were made long ago. */
async function makeOlder({ original, files }: AssetResponse): Promise<void> {
  for (const { id } of [...(original ? [original] : []), ...files]) {
    await portal.strapi.db.connection('files').where({ document_id: id }).update({ updated_at: MADE });
  }
}

async function readMoments(bytes: Buffer) {
  const zip = await yauzl.fromBufferPromise(bytes);
  const moments: Record<string, { utc: number; local: string }> = {};
  for await (const entry of zip.eachEntry()) {
    const local = entry.getLastModDate({ forceDosFormat: true, timezone: 'UTC' }).toISOString().slice(0, 19);
    moments[entry.fileName] = { utc: entry.getLastModDate().getTime(), local };
  }
  return moments;
}

test('each file of a zip says when it was made itself, downloaded or shared, and its text when the zip was', async () => {
  const asset = await makeAsset(admin, await samples.png(), [samples.docx()], { title: newWord() });
  await makeOlder(asset);
  await publish(admin, { blocks: [{ type: 'asset', asset: asset.id }], title: newWord(), is_public: true });
  const label = newWord();
  const preset = (await admin.post<Data<{ id: string }>>('/presets', { label, format: 'webp', width: 8 }))
    .body.data.id;
  const items = [
    { asset: asset.id },
    ...asset.files.map(({ id }) => ({ file: id })),
    { asset: asset.id, preset },
  ];

  const before = Math.floor(Date.now() / 1000) * 1000;
  const made = (await portal.api.post<Data<Download>>('/downloads', { items })).body.data;
  const share = (await admin.post<Data<{ url: string }>>('/shares', { title: newWord(), items })).body.data;
  const token = share.url.split('/').at(-1);
  const opened = (await portal.api.post<Data<Download>>(`/shares/${token}/open`, {})).body.data;

  for (const { url, size } of [made, opened]) {
    const whole = await portal.site.get(url);
    expect(whole.bytes).toHaveLength(size);
    const { 'LEESMIJ.txt': readme, ...files } = await readMoments(whole.bytes);
    expect(Object.keys(files)).toHaveLength(3);
    const utc = Math.floor(MADE.getTime() / 1000) * 1000;
    for (const moment of Object.values(files)) expect(moment).toEqual({ utc, local: LOCAL });
    expect(readme?.utc).toBeGreaterThanOrEqual(before);
    // Broken off in the middle of a header, and resumed.
    const etag = whole.headers.get('etag') ?? '';
    const rest = await portal.site.get(url, { Range: 'bytes=20-', 'If-Range': etag });
    expect(rest.status).toBe(206);
    expect(crc32(rest.bytes, crc32(whole.bytes.subarray(0, 20)))).toBe(crc32(whole.bytes));
  }
  // The same list is the same zip, whenever it is asked for.
  const { url, size } = made;
  const again = await portal.api.post<Data<Download>>('/downloads', { items });
  expect(again.body.data).toMatchObject({ url, size });
});
