import { describe, expect, test } from 'vitest';
import { breakOffUpload } from '../samples/break-off';
import * as samples from '../samples/files';
import { type AssetBody, getForm, makeAsset } from '../samples/sending';
import { getLast, getLines } from '../support/audit';
import type { Client } from '../support/client';
import {
  earlier,
  kept,
  list,
  getNames,
  picture,
  replace,
  restore,
  rows,
  seenBy,
  shownAsset,
  stored,
} from '../support/originals';
import { admin, me, portal, setUpPortal } from '../support/shared-portal';
import type { Data, PageBody } from '../support/wire';

setUpPortal();

describe('a new original', () => {
  test('keeps the one before, with when and by whom it was replaced', async () => {
    const { id, original } = await makeAsset(admin, await picture('eerste.png'));
    expect(await earlier(id)).toEqual([]);
    await replace(id, await picture('tweede.png'));
    await replace(id, await samples.jpeg());
    const { status, body } = await list(id);
    expect(status).toBe(200);
    expect(body.meta.pagination).toMatchObject({ total: 2, pageCount: 1 });
    const [second, first] = body.data;
    expect(second).toMatchObject({
      replaced_by: { id: me.id, name: me.name },
      replaced_at: expect.stringMatching(/Z$/),
      file: { name: 'tweede.png', kind: 'usable', width: 100, height: 50, preview: { width: 100 } },
    });
    expect(first?.file).toMatchObject({ id: original?.id, name: 'eerste.png' });
    expect(Object.keys(first ?? {}).sort()).toEqual(['file', 'id', 'replaced_at', 'replaced_by']);
  });

  test('is everywhere at once, under the same id', async () => {
    const { asset, page, user } = await shownAsset('Overal');
    const read = async (who: Client) => who.get<Data<PageBody>>(`/pages/${page.slug}`);
    const before = await read(portal.api);
    const { original } = await replace(asset.id, await samples.jpeg());
    for (const who of [portal.api, user, admin]) {
      const { body, headers } = await read(who);
      expect(body.data.blocks[0]?.asset).toMatchObject({ id: asset.id, original: { id: original?.id } });
      expect(headers.get('etag')).not.toBe(before.headers.get('etag'));
      const download = await who.get(`/assets/${asset.id}/download`);
      expect(new Uint8Array(download.bytes)).toEqual((await samples.jpeg()).bytes);
    }
  });

  test('of an asset that had none keeps nothing', async () => {
    const { id } = (await admin.post<AssetBody>('/assets', { title: 'Leeg' })).body.data;
    await replace(id, await picture('eerste.png'));
    expect(await earlier(id)).toEqual([]);
    expect((await getLast(admin, { subject: id })).action).toBe('asset.update');
  });

  test('keeps twenty: the oldest goes, with its bytes', async () => {
    const { id, original } = await makeAsset(admin, await picture('0.png'));
    const before = await stored();
    for (let count = 1; count <= 22; count += 1) await replace(id, await picture(`${count}.png`));
    expect(await getNames(id)).toEqual(Array.from({ length: 20 }, (_none, index) => `${21 - index}.png`));
    expect(kept('uploads')).toHaveLength(before.uploads + 20);
    expect((await rows())[0]).toBe((before.rows[0] ?? 0) + 20);
    expect(await seenBy(admin, `/files/${original?.id}/download`)).toBe(404);
  });

  test('that comes at the same time as others loses none', async () => {
    const { id } = await makeAsset(admin, await picture('0.png'));
    const sent = ['1.png', '2.png', '3.png', '4.png'];
    await Promise.all(sent.map(async (name) => replace(id, await picture(name))));
    const { original } = (await admin.get<AssetBody>(`/assets/${id}`)).body.data;
    expect([original?.name, ...(await getNames(id))].sort()).toEqual(['0.png', ...sent]);
  });

  test('that is refused or broken off changes nothing', async () => {
    const { id } = await makeAsset(admin, await picture('eerste.png'));
    const before = await stored();
    const refused = await admin.send<AssetBody>('PUT', `/assets/${id}`, {
      raw: getForm({}, 'original', [samples.html('tweede.png')]),
    });
    expect(refused.status).toBe(415);
    const wrong = await admin.send<AssetBody>('PUT', `/assets/${id}`, {
      raw: getForm({ focal_point: '{"x":2,"y":0}' }, 'original', [await picture('tweede.png')]),
    });
    expect(wrong.status).toBe(400);
    await breakOffUpload(portal, { method: 'PUT', where: `/assets/${id}` });
    expect(await stored()).toEqual(before);
    expect(await earlier(id)).toEqual([]);
    expect((await admin.get<AssetBody>(`/assets/${id}`)).body.data.original?.name).toBe('eerste.png');
  });
});

test('the log has a replacement and a return', async () => {
  const { id, original } = await makeAsset(admin, await picture('eerste.png'), [], { title: 'Een' });
  const second = await replace(id, await picture('tweede.png'), { title: 'Twee' });
  const [first] = await earlier(id);
  await restore(id, first?.id);
  const [back, replaced, created] = await getLines(admin, { subject: id });
  const was = { id: original?.id, name: 'eerste.png' };
  const is = { id: second.original?.id, name: 'tweede.png' };
  expect(created?.action).toBe('asset.create');
  expect(replaced).toMatchObject({
    action: 'asset.replace',
    actor: { id: me.id },
    details: { before: { title: 'Een', original: was }, after: { title: 'Twee', original: is } },
  });
  expect(back).toMatchObject({
    action: 'asset.restore',
    actor: { id: me.id },
    details: { before: { original: is }, after: { original: was } },
  });
});
