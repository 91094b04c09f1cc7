import { expect } from 'vitest';
import type { EarlierFileAnswer } from '../../src/api/asset/schemas/asset';
import type { Sample } from '../samples/files';
import { type AssetBody, getForm } from '../samples/sending';
import { admin } from './shared-portal';
import type { ErrorBody } from './wire';

interface EarlierFiles extends ErrorBody {
  data: EarlierFileAnswer[];
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
