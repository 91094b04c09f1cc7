import { expect, test } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import * as samples from '../samples/files';
import { makeAsset, sendFiles } from '../samples/sending';
import { admin, setUpPortal } from '../support/shared-portal';
import type { Data } from '../support/wire';

setUpPortal();

const CONTENT = '<image href="https://example.org/a.png"/><script/><circle r="5"/>';

const findLeftOut = async (id: string): Promise<AssetResponse['files'][number]['left_out'][]> =>
  (await admin.get<Data<AssetResponse>>(`/assets/${id}`)).body.data.files.map(({ left_out }) => left_out);

test('admins see what was left out of a drawing', async () => {
  const drawings = [samples.svg(CONTENT, 'half.svg'), samples.svg('<circle r="5"/>', 'heel.svg')];
  const { id, files } = await makeAsset(admin, await samples.png(), drawings, { title: 'Weggelaten' });
  const leftOut = ['linked-picture', 'script'];
  expect(files.map(({ left_out }) => left_out)).toEqual([leftOut, undefined]);
  expect(await findLeftOut(id)).toEqual([leftOut, undefined]);
  const more = await sendFiles(admin, id, [samples.svg('<a href="https://example.org"/>', 'link.svg')]);
  expect(more.body.data.files.map(({ left_out }) => left_out)).toEqual([leftOut, undefined, ['link']]);
});

test('a drawing in another encoding, with a picture of no type, is kept and drawn', async () => {
  const { bytes } = await samples.png();
  const address = `data:;base64,${Buffer.from(bytes).toString('base64')}`;
  const source = Buffer.from(samples.svg(`<title>Café</title><image href="${address}"/>`).bytes).toString();
  const said = `<?xml version="1.0" encoding="UTF-16"?>${source}`;
  const drawing = samples.sample('breed.svg', Buffer.from(`\ufeff${said}`, 'utf16le'));
  const { files } = await makeAsset(admin, await samples.png(), [drawing], { title: 'Breed' });
  expect(files[0]?.left_out).toBeUndefined();
  const { bytes: kept } = await admin.get(`/files/${files[0]?.id}/download`);
  const text = kept.toString();
  expect(text).toContain('<title>Café</title>');
  expect(text).toContain('href="data:image/png;base64,');
});
