import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { EarlierOriginalResponse } from '../../src/api/asset/schemas/asset';
import * as samples from '../samples/files';
import { type AssetBody, getForm, makeAsset } from '../samples/sending';
import type { Client } from './client';
import { PASSWORD } from './people';
import { admin, people, portal } from './shared-portal';
import type { Data, ErrorBody, PageBody } from './wire';

interface Earlier extends ErrorBody {
  data: EarlierOriginalResponse[];
  meta: { pagination: { total: number; pageCount: number } };
}

/** What a folder of the storage holds. */
export const kept = (folder: string): string[] => readdirSync(path.join(portal.dataDir, folder));

/** How many rows there are of files, earlier originals and assets. */
export const rows = (): Promise<number[]> =>
  Promise.all(
    ['plugin::upload.file', 'api::asset.earlier-original', 'api::asset.asset'].map((uid) =>
      portal.strapi.db.query(uid).count(),
    ),
  );

/** All that a write may leave behind. */
export const stored = async () => ({
  uploads: kept('uploads').length,
  tmp: kept('tmp'),
  rows: await rows(),
});

export async function replace(id: string, original: samples.Sample, texts: Record<string, string> = {}) {
  const { status, body } = await admin.send<AssetBody>('PUT', `/assets/${id}`, {
    raw: getForm(texts, 'original', [original]),
  });
  expect(status).toBe(200);
  return body.data;
}

export const list = (id: string, query = '') => admin.get<Earlier>(`/assets/${id}/originals${query}`);
export const earlier = async (id: string) => (await list(id)).body.data;
export const restore = (id: string, original = '') =>
  admin.post<AssetBody>(`/assets/${id}/originals/${original}/restore`);
export const getNames = async (id: string) => (await earlier(id)).map(({ file }) => file.name);
export const picture = async (name: string) => samples.named(name, await samples.png(100, 50));
export const seenBy = async (who: Client, address: string) => (await who.get(address)).status;
export const preview = (address?: string) => seenBy(portal.site, address ?? '');

/** An asset on a public page, and who may have it. */
export async function shownAsset(title: string) {
  const asset = await makeAsset(admin, await picture('eerste.png'), [], { title });
  const group = { name: title, permissions: ['view', 'download-for-use', 'download-for-edit'] };
  const { id } = (await admin.post<Data<{ id: string }>>('/groups', group)).body.data;
  const { email } = await people.make({ groups: [id] });
  const page = await admin.post<Data<PageBody>>('/pages', {
    title,
    is_public: true,
    published_at: '2026-01-02T03:04:05Z',
    groups: [id],
    blocks: [{ type: 'asset', asset: asset.id }],
  });
  return { asset, page: page.body.data, user: await portal.api.as(email, PASSWORD) };
}
