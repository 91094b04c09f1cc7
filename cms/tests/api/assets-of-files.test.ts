import { beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import * as samples from '../samples/files';
import { type AssetBody, getForm } from '../samples/sending';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

const send = (files: readonly samples.Sample[], texts: Record<string, string> = {}) =>
  admin.send<AssetBody>('POST', '/assets', { raw: getForm(texts, 'files[]', files) });

describe('an asset of files', () => {
  test('is made in one call, without an original', async () => {
    const { status, body } = await send([samples.docx(), samples.bareZip('sjablonen.zip')], {
      title: 'Brief',
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ title: 'Brief', original: null });
    expect(body.data.files.map(({ name, kind, mime }) => [name, kind, mime.split('.').pop()])).toEqual([
      ['brief.docx', 'usable', 'document'],
      ['sjablonen.zip', 'usable', 'application/zip'],
    ]);
    const download = await admin.get<string>(`/files/${body.data.files[1]?.id}/download`);
    expect(download.status).toBe(200);
    expect(download.headers.get('content-type')).toBe('application/zip');
    expect(download.headers.get('content-disposition')).toContain('attachment');
  });

  test('of a PDF shows its first page, which has no pixels of its own', async () => {
    const [file] = (await send([samples.pdfPage()])).body.data.files;
    expect(file).toMatchObject({ width: null, height: null, preview: { width: 960, height: 678 } });
    const { status, bytes } = await portal.site.get<string>(file?.preview?.url ?? '');
    expect(status).toBe(200);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 960, height: 678 });
    const [red = 255, , blue = 0] = await sharp(bytes)
      .extract({ left: 100, top: 300, width: 100, height: 100 })
      .resize(1, 1)
      .raw()
      .toBuffer();
    expect([red < 60, blue > 180]).toEqual([true, true]);
  });

  test('of a PDF that cannot be drawn is kept without a preview', async () => {
    const { status, body } = await send([samples.pdf()]);
    expect(status).toBe(200);
    expect(body.data.files).toMatchObject([{ mime: 'application/pdf', preview: null }]);
  });

  test('takes fonts, and refuses all when one is something else', async () => {
    const fonts = [samples.woff2(), samples.font('letter.ttf'), samples.font('letter.otf', 'OTTO')];
    expect((await send(fonts)).body.data.files.map(({ kind }) => kind)).toEqual([
      'usable',
      'usable',
      'usable',
    ]);
    const before = await portal.strapi.db.query('api::asset.asset').count();
    const refused = await send([samples.woff2(), samples.named('letter.ttf', samples.txt())]);
    expect(refused.status).toBe(415);
    expect(refused.body.errors).toHaveProperty(['files.1']);
    expect(await portal.strapi.db.query('api::asset.asset').count()).toBe(before);
  });

  test('only a new asset takes files along', async () => {
    const { id } = (await send([samples.txt()])).body.data;
    const changed = await admin.send<AssetBody>('PUT', `/assets/${id}`, {
      raw: getForm({}, 'files[]', [samples.txt()]),
    });
    expect(changed.status).toBe(400);
  });
});
