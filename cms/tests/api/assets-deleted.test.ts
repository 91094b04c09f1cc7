import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sweepDeletedAssets } from '../../src/api/asset/lib/writes/delete-asset';
import type { DeletedAssetResponse } from '../../src/api/asset/schemas/asset';
import type { AssetResponse } from '../../src/http/schemas/assets';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data, PageBody } from '../support/wire';

const DAY_MS = 24 * 60 * 60 * 1000;
const PAST = '2026-01-02T03:04:05Z';
const WORD = 'kanariegeel';

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  // What other files deleted.
  await sweepDeletedAssets(portal.strapi, Date.now() + 31 * DAY_MS);
});

const kept = (): number => readdirSync(path.join(portal.dataDir, 'uploads')).length;
const list = async () => (await admin.get<Data<DeletedAssetResponse[]>>('/admin/assets/deleted')).body.data;
const makeShown = async (title: string) => {
  const asset = await makeAsset(admin, await samples.png(), [samples.txt()], { title, description: WORD });
  const page = (
    await admin.post<Data<PageBody>>('/pages', {
      title: `Pagina ${title}`,
      is_public: true,
      published_at: PAST,
      blocks: [
        { type: 'text', title: 'Tekst' },
        { type: 'text-assets', title: 'Twee', assets: ['', asset.id] },
      ],
    })
  ).body.data;
  return { asset, page };
};

/** Every answer in which a visitor or an administrator could meet the asset. */
async function answersAbout(slug: string): Promise<string[]> {
  const both = [`/pages/${slug}`, '/library', `/search?q=${WORD}`, `/search/suggest?q=${WORD.slice(0, 6)}`];
  const forAdmins = [
    '/assets',
    `/admin/pages/${slug}`,
    `/admin/pages/${slug}?as=anonymous`,
    '/admin/assets/tags',
  ];
  const drafts = [`/search?q=${WORD}&scope=draft`];
  const answers: string[] = [];
  for (const address of both) answers.push((await portal.api.get(address)).bytes.toString());
  for (const address of [...both, ...forAdmins, ...drafts]) {
    answers.push((await admin.get(address)).bytes.toString());
  }
  return answers;
}

test('a deleted asset is nowhere, for nobody, and comes back with its uses', async () => {
  const { asset, page } = await makeShown('Logo');
  const [file] = asset.files;
  const address = asset.original?.preview?.url ?? '';
  await admin.put(`/assets/${asset.id}`, { tags: [WORD] });
  expect((await portal.site.get(address)).status).toBe(200);
  const { token } = (await admin.post<Data<{ token: string }>>(`/files/${file?.id}/download`)).body.data;
  const held = (await answersAbout(page.slug)).filter(
    (answer) => answer.includes(asset.id) || answer.includes(WORD),
  );
  expect(held.length).toBeGreaterThan(8);

  expect((await admin.delete(`/assets/${asset.id}`)).status).toBe(409);
  expect((await admin.delete(`/assets/${asset.id}?force=true`)).status).toBe(204);

  for (const answer of await answersAbout(page.slug)) {
    expect(answer).not.toContain(asset.id);
    expect(answer.replaceAll(`"corrected":"${WORD}"`, '')).not.toContain(WORD);
  }
  for (const call of [`/assets/${asset.id}`, `/assets/${asset.id}/download`, `/files/${file?.id}/download`]) {
    expect([(await portal.api.get(call)).status, (await admin.get(call)).status]).toEqual([401, 404]);
  }
  expect((await portal.api.get(`/files/${file?.id}/download?token=${token}`)).status).not.toBe(200);
  expect((await portal.site.get(address)).status).toBe(404);
  expect((await admin.put(`/assets/${asset.id}`, { title: 'Anders' })).status).toBe(404);
  expect((await admin.delete(`/assets/${asset.id}`)).status).toBe(404);
  expect((await admin.post('/admin/assets/bulk', { ids: [asset.id], set: { isPrivate: true } })).status).toBe(
    400,
  );

  const [found] = await list();
  expect(found).toMatchObject({ id: asset.id, title: 'Logo', deleted_by: { name: expect.any(String) } });

  // Meanwhile an editor changes the page, with an empty place where the asset was.
  const draft = (await admin.get<Data<PageBody>>(`/admin/pages/${page.slug}`)).body.data;
  const blocks = draft.blocks.map(({ slug: _slug, can: _can, ...block }) => ({
    ...block,
    groups: undefined,
  }));
  const changed = await admin.put<Data<PageBody>>(`/pages/${page.id}`, { title: 'Anders', blocks });
  expect(changed.status).toBe(200);

  const restored = await admin.post<Data<AssetResponse>>(`/assets/${asset.id}/restore`);
  expect(restored.status).toBe(200);
  expect(restored.body.data).toMatchObject({ id: asset.id, title: 'Logo', tags: [WORD] });
  for (const where of [`/pages/${page.slug}`, `/admin/pages/${page.slug}`]) {
    const { body } = await admin.get<Data<PageBody>>(where);
    expect(body.data.blocks[1]).toMatchObject({ assets: [null, { id: asset.id }] });
  }
  expect((await portal.api.get(`/files/${file?.id}/download`)).status).toBe(200);
  expect((await portal.api.get<Data<object[]>>(`/search?q=${WORD}`)).body.data).not.toEqual([]);
  expect(await list()).toEqual([]);
});

test('only from the list an asset goes for good, with its files', async () => {
  const before = kept();
  const { asset } = await makeShown('Weg');
  expect((await admin.delete(`/assets/${asset.id}?permanent=true`)).status).toBe(409);
  expect((await admin.post(`/assets/${asset.id}/restore`)).status).toBe(409);
  await admin.delete(`/assets/${asset.id}?force=true`);
  expect(kept()).toBe(before + 2);
  expect((await admin.delete(`/assets/${asset.id}?permanent=true`)).status).toBe(204);
  expect(kept()).toBe(before);
  expect(await list()).toEqual([]);
  for (const call of ['?permanent=true', '']) {
    expect((await admin.delete(`/assets/${asset.id}${call}`)).status).toBe(404);
  }
  expect((await admin.post(`/assets/${asset.id}/restore`)).status).toBe(404);
  const log = await admin.get<Data<{ action: string }[]>>(`/admin/audit?subject=${asset.id}`);
  expect(log.body.data.map(({ action }) => action)).toEqual(['asset.remove', 'asset.delete', 'asset.create']);
});

test('after 30 days it goes by itself, also when two instances look at once', async () => {
  const before = kept();
  const { asset } = await makeShown('Oud');
  await admin.delete(`/assets/${asset.id}?force=true`);
  await sweepDeletedAssets(portal.strapi, Date.now() + 29 * DAY_MS);
  expect((await list()).map(({ id }) => id)).toEqual([asset.id]);
  const later = Date.now() + 31 * DAY_MS;
  await Promise.all([sweepDeletedAssets(portal.strapi, later), sweepDeletedAssets(portal.strapi, later)]);
  expect(await list()).toEqual([]);
  expect(kept()).toBe(before);
});
