import { beforeAll, expect, test } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import type { Portal } from '../support/portal';
import { sharedPair } from '../support/shared-pair';
import { NOW, publish } from '../support/searching';
import type { Data, PageBody } from '../support/wire';

interface Download {
  size: number;
  url: string;
}

let here: Portal;
let there: Portal;
let admin: Client;
let asset: AssetResponse;
let page: PageBody;

beforeAll(async () => {
  ({ here, there } = await sharedPair());
  admin = await here.admin();
  asset = await makeAsset(admin, await samples.png(), [samples.docx()], { title: 'Gevel' });
  page = await publish(admin, { title: 'Gaat dicht', blocks: [{ type: 'asset', asset: asset.id }] });
});

const make = async (items: object[]): Promise<Download> =>
  (await here.api.post<Data<Download>>('/downloads', { items })).body.data;
const fetchZip = ({ site }: Portal, { url }: Download, headers: Record<string, string> = {}) =>
  site.get(url, headers);

test('a zip with a format that broke off goes on at the other instance, and has the same bytes', async () => {
  const format = { label: 'Klein', format: 'webp', width: 8 };
  const preset = (await admin.post<Data<{ id: string }>>('/presets', format)).body.data;
  const made = await make([{ asset: asset.id, preset: preset.id }, { asset: asset.id }]);
  const whole = await fetchZip(here, made);
  expect(whole.bytes).toHaveLength(made.size);
  const tag = whole.headers.get('etag') ?? '';
  for (const at of [1, 77, Math.floor(made.size / 2), made.size - 3]) {
    const rest = await fetchZip(there, made, { Range: `bytes=${at}-`, 'If-Range': tag });
    expect(rest.status).toBe(206);
    expect(Buffer.concat([whole.bytes.subarray(0, at), rest.bytes]).equals(whole.bytes)).toBe(true);
  }
  await admin.delete(`/presets/${preset.id}`);
});

test('a page that closes ends the zip of a visitor, halfway, on both instances', async () => {
  const made = await make([{ asset: asset.id }]);
  expect((await fetchZip(there, made)).status).toBe(200);
  await admin.put(`/pages/${page.id}`, { is_public: false, published_at: NOW });
  expect((await fetchZip(here, made)).status).toBe(410);
  expect((await fetchZip(there, made, { Range: 'bytes=5-' })).status).toBe(410);
});
