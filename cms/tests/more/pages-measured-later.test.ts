import { beforeAll, expect, test } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import * as samples from '../samples/files';
import { type AssetBody, makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { publish } from '../support/searching';
import { sharedPortal } from '../support/shared-portal';
import type { Data, PageBody } from '../support/wire';

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

const readFile = async (viewer: Client, { id }: AssetResponse) =>
  (await viewer.get<AssetBody>(`/assets/${id}`)).body.data.files[0];

/** As after an upload whose page could not be measured soon enough. */
const forget = (id: string | undefined, preview?: string) =>
  portal.strapi.db.query('plugin::upload.file').update({
    where: { documentId: id },
    data: { width: null, height: null, provider_metadata: { bytes: 1, digest: 'x', preview } },
  });

test('a preview that was not made with the upload is made afterwards', async () => {
  const asset = await makeAsset(admin, await samples.png(), [samples.pdfPage()]);
  expect(await readFile(admin, asset)).toMatchObject({ preview_state: 'ready' });
  for (const preview of ['waiting', undefined]) {
    await forget(asset.files[0]?.id, preview);
    await expect
      .poll(() => readFile(admin, asset), { timeout: 60_000 })
      .toMatchObject({ preview_state: 'ready', width: null, preview: { width: 960, height: 678 } });
  }
  const file = await readFile(admin, asset);
  expect((await portal.site.get(file?.preview?.url ?? '')).status).toBe(200);
});

test('an admin sees that there is no preview of what cannot be drawn, and a visitor only none', async () => {
  const asset = await makeAsset(admin, await samples.png(), [samples.pdf(), samples.svg('<path/>')]);
  expect(asset.files).toMatchObject([{ preview_state: 'failed', preview: null }, { preview_state: 'ready' }]);
  expect(asset.original).toMatchObject({ preview_state: 'ready' });
  const page = await publish(admin, {
    title: 'Voorbeelden',
    blocks: [{ type: 'icons', assets: [asset.id] }],
  });
  const { blocks } = (await portal.api.get<Data<PageBody>>(`/pages/${page.slug}`)).body.data;
  expect(blocks[0]?.assets).toMatchObject([{ files: [{ preview: null }, {}] }]);
  expect(JSON.stringify(blocks)).not.toContain('preview_state');
});
