import { beforeAll, describe, expect, test } from 'vitest';
import { chooseColumns } from '../../src/plugins/portal/server/lists/list-columns';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import { inPanel, panelAccount } from '../support/panel';
import { MAINTAINER, type OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data } from '../support/wire';
import { newWord } from '../support/words';

const TYPES = '/content-manager/collection-types';
const PAGE = 'api::page.page';
const ASSET = 'api::asset.asset';

interface Listed {
  results: { documentId: string; deletedAt: string | null }[];
  pagination: { total: number };
}

let portal: OwnPortal;
let admin: Client;
let maintainer: Client;
let editor: Client;

/** One of each that is there, and one that is deleted. */
const word = newWord();
const here: Record<string, string> = {};
const gone: Record<string, string> = {};

async function makePage(title: string): Promise<string> {
  return (await admin.post<Data<{ id: string }>>('/pages', { title, is_public: true })).body.data.id;
}
const makePicture = async (title: string): Promise<string> =>
  (await makeAsset(admin, await samples.png(), [], { title })).id;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  maintainer = await inPanel(portal, MAINTAINER);
  editor = await panelAccount(portal, 'strapi-editor');
  here[PAGE] = await makePage(`${word} pagina`);
  gone[PAGE] = await makePage(`${word} weg`);
  here[ASSET] = await makePicture(`${word} beeld`);
  gone[ASSET] = await makePicture(`${word} weg`);
  expect((await admin.delete(`/pages/${gone[PAGE]}`)).status).toBe(204);
  expect((await admin.delete(`/assets/${gone[ASSET]}`)).status).toBe(204);
});

const list = async (client: Client, uid: string, query = ''): Promise<Listed> => {
  const { status, body } = await client.get<Listed>(`${TYPES}/${uid}?_q=${word}${query}`);
  expect(status).toBe(200);
  return body;
};
const getIds = ({ results }: Listed): string[] => results.map(({ documentId }) => documentId);

describe.each([PAGE, ASSET])('%s', (uid) => {
  test('that is deleted stands only in the list that asks for it', async () => {
    for (const client of [maintainer, editor]) {
      const usual = await list(client, uid);
      expect([getIds(usual), usual.pagination.total]).toEqual([[here[uid]], 1]);
      const deleted = await list(client, uid, '&deleted=true');
      expect([getIds(deleted), deleted.pagination.total]).toEqual([[gone[uid]], 1]);
      expect(deleted.results[0]?.deletedAt).toEqual(expect.any(String));
    }
  });

  test('that is deleted can still be opened', async () => {
    const { body } = await maintainer.get<Data<{ deletedAt: string }>>(`${TYPES}/${uid}/${gone[uid]}`);
    expect(body.data.deletedAt).toEqual(expect.any(String));
  });
});

test('nobody chooses what is deleted, and what was chosen before stays', async () => {
  const blocks = [{ type: 'asset', asset: here[ASSET] }];
  const page = await admin.post<Data<{ id: string }>>('/pages', { title: newWord(), blocks });
  const pagePath = `${TYPES}/${PAGE}/${page.body.data.id}`;
  // The rows of blocks follow the draft, at the latest when the panel writes.
  expect((await maintainer.put(pagePath, { lead: 'Anders' })).status).toBe(200);
  const { body } = await maintainer.get<Data<{ blocks: { id: number }[] }>>(pagePath);
  const block = body.data.blocks[0]?.id;
  for (const path of [
    `/content-manager/relations/${PAGE}/parent`,
    `/content-manager/relations/block.asset/asset?id=${block}`,
  ]) {
    const { status, body: offered } = await maintainer.get<Listed>(
      `${path}${path.includes('?') ? '&' : '?'}_q=${word}&pageSize=50`,
    );
    expect([path, status]).toEqual([path, 200]);
    expect(getIds(offered)).not.toContain(gone[PAGE]);
    expect(getIds(offered)).not.toContain(gone[ASSET]);
  }
  expect((await admin.delete(`/assets/${here[ASSET]}?force=true`)).status).toBe(204);
  const chosen = await maintainer.get<Listed>(`/content-manager/relations/block.asset/${block}/asset`);
  expect(getIds(chosen.body)).toEqual([here[ASSET]]);
  expect((await admin.post(`/assets/${here[ASSET]}/restore`, {})).status).toBeLessThan(300);
});

test('the lists tell what visitors see of a page, as far as the role may read it', async () => {
  const id = here[PAGE] ?? '';
  const ids = [id, gone[PAGE], 'nergens'].join(',');
  const ask = async (client: Client) =>
    (await client.get<Data<Record<string, string>>>(`/portal/states?ids=${ids}`)).body.data;
  expect(await ask(maintainer)).toMatchObject({ [id]: 'draft' });
  expect((await maintainer.post(`/portal/pages/${id}/publish`, {})).status).toBe(200);
  expect(await ask(editor)).toMatchObject({ [id]: 'published' });
  expect((await maintainer.put(`${TYPES}/${PAGE}/${id}`, { lead: 'Anders' })).status).toBe(200);
  expect(await ask(maintainer)).toMatchObject({ [id]: 'modified' });
  expect((await editor.post(`/portal/pages/${id}/unpublish`, {})).status).toBe(200);
  expect(await ask(maintainer)).toMatchObject({ [id]: 'draft' });
  const author = await panelAccount(portal, 'strapi-author');
  expect(await ask(author)).toEqual({});
  expect((await author.post(`/portal/pages/${id}/unpublish`, {})).status).toBe(403);
  expect((await portal.site.get(`/portal/states?ids=${ids}`)).status).toBe(401);
});

test('the columns of lists are chosen once: what a maintainer arranges stays', async () => {
  const service = portal.strapi.plugin('content-manager').service('content-types');
  const read = () => service.findConfiguration({ uid: PAGE });
  const arrange = async (list: string[]) => {
    const found = await read();
    await service.updateConfiguration({ uid: PAGE }, { ...found, layouts: { ...found.layouts, list } });
  };
  const ours = ['title', 'parent', 'slug'];
  expect((await read()).layouts.list).toEqual(ours);
  const strapis = ['id', 'title', 'lead', 'slug'];
  await arrange(strapis);
  await chooseColumns(portal.strapi);
  expect((await read()).layouts.list).toEqual(strapis);
  await arrange(ours);
});
