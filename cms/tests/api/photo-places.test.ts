import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import { type AssetBody, getForm, makeAsset } from '../samples/sending';
import {
  findWords,
  HIDDEN,
  OTHERS,
  PLACES,
  tellingFilm,
  tellingJpeg,
  tellingPng,
} from '../samples/telling-photos';
import { replace } from '../support/originals';
import { admin, setUpPortal } from '../support/shared-portal';
import type { Data } from '../support/wire';

setUpPortal();

const getBytes = async (address: string): Promise<Buffer> => (await admin.get(address)).bytes;

test.each([
  ['jpg', () => tellingJpeg(), () => tellingPng()],
  ['png', () => tellingPng(), () => tellingJpeg('II')],
])('a new %s is kept without its place, and with its maker', async (_format, make, makeOther) => {
  const sent = await make();
  const asset = await makeAsset(admin, sent, [await makeOther()], { title: 'Met plaats' });
  const original = `/assets/${asset.id}/download`;
  const kept = await getBytes(original);
  expect(findWords(sent.bytes, ['plek-gps'])).toEqual(['plek-gps']);
  expect([findWords(kept, PLACES), findWords(kept, ['maker-exif', 'nummer-exif'])]).toEqual([
    [],
    ['maker-exif', 'nummer-exif'],
  ]);
  expect(findWords(await getBytes(`/files/${asset.files[0]?.id}/download`), PLACES)).toEqual([]);
  // Who sends it again is told that it is there.
  const sha256 = createHash('sha256').update(sent.bytes).digest('hex');
  const same = await admin.get<Data<AssetResponse[]>>(`/assets?sha256=${sha256}`);
  expect(same.body.data.map(({ id }) => id)).toContain(asset.id);
  await replace(asset.id, await makeOther());
  expect(findWords(await getBytes(original), PLACES)).toEqual([]);
});

test('a photo that says nothing of a place is kept to the byte', async () => {
  const { name, bytes } = await tellingJpeg();
  const said = [...OTHERS, ...HIDDEN];
  const taken = await getBytes(`/assets/${(await makeAsset(admin, { name, bytes })).id}/download`);
  const again = await admin.send<AssetBody>('POST', '/assets', {
    raw: getForm({}, 'original', [{ name, bytes: new Uint8Array(taken) }]),
  });
  const kept = await getBytes(`/assets/${again.body.data.id}/download`);
  expect([kept.equals(taken), findWords(kept, said)]).toEqual([true, findWords(bytes, said)]);
});

test('a new film is kept without its place, as long as it was', async () => {
  const sent = tellingFilm();
  const kept = await getBytes(`/assets/${(await makeAsset(admin, sent)).id}/download`);
  const said = [...PLACES, 'merk-film', 'merk-exif', 'plek in het beeld'];
  expect(findWords(kept, said)).toEqual(['merk-film', 'merk-exif', 'plek in het beeld']);
  expect(findWords(sent.bytes, said)).toHaveLength(6);
  expect(kept.length).toBe(sent.bytes.length);
});
