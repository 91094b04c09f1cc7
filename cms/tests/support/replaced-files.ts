import { expect } from 'vitest';
import type { EarlierFileResponse } from '../../src/api/asset/schemas/asset';
import { named, png, sample, type Sample } from '../samples/files';
import { type AssetBody, getForm, makeAsset } from '../samples/sending';
import { admin } from './shared-portal';
import type { ErrorBody } from './wire';

interface EarlierFiles extends ErrorBody {
  data: EarlierFileResponse[];
  meta: { pagination: { total: number; pageCount: number } };
}

export const sendInstead = (
  asset: string,
  file: string | undefined,
  sample: Sample,
  headers: Record<string, string> = {},
) =>
  admin.send<AssetBody>('PUT', `/assets/${asset}/files/${file}`, {
    raw: getForm({}, 'file', [sample]),
    headers,
  });

export async function replaceFile(asset: string, file: string | undefined, sample: Sample) {
  const { status, body } = await sendInstead(asset, file, sample);
  expect([status, body.message]).toEqual([200, undefined]);
  return body.data;
}

export const listEarlier = (asset: string, query = '') =>
  admin.get<EarlierFiles>(`/assets/${asset}/earlier-files${query}`);

export const findEarlier = async (asset: string) => (await listEarlier(asset)).body.data;

export const restoreFile = (asset: string, earlier = '') =>
  admin.post<AssetBody>(`/assets/${asset}/earlier-files/${earlier}/restore`);

/** Makes an asset whose original and file were three others before, with names that begin with its title. */
export async function makeReplaced(title: string): Promise<string> {
  const pictures = await Promise.all(
    [0, 1, 2, 3].map(async (n) => named(`${title} ${n}.png`, await png(40 + n, 20))),
  );
  const [first = await png()] = pictures;
  const getText = (n: number) => sample(`${title} ${n}.txt`, `${n}`);
  const asset = await makeAsset(admin, first, [getText(0)], { title });
  for (const [n, picture] of pictures.slice(1).entries()) {
    const raw = getForm({}, 'original', [picture]);
    expect((await admin.send<AssetBody>('PUT', `/assets/${asset.id}`, { raw })).status).toBe(200);
    await replaceFile(asset.id, asset.files[0]?.id, getText(n + 1));
  }
  return asset.id;
}
