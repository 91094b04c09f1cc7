import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as samples from '../samples/files';
import { getForm, makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import { inPanel, panelAccount } from '../support/panel';
import { MAINTAINER, startPortal } from '../support/portal';
import type { Data } from '../support/wire';

interface Stored {
  id: number;
  documentId: string;
}

interface Folder {
  id: number;
  name: string;
  children?: Folder[];
}

const OWN = ['admin::is-creator'];

let portal: Awaited<ReturnType<typeof startPortal>>;
let maintainer: Client;
let editor: Client;
let author: Client;

beforeAll(async () => {
  portal = await startPortal();
  maintainer = await inPanel(portal, MAINTAINER);
  editor = await panelAccount(portal, 'strapi-editor');
  author = await panelAccount(portal, [
    { action: 'plugin::upload.read', conditions: OWN },
    { action: 'plugin::upload.assets.create' },
    { action: 'plugin::upload.assets.update', conditions: OWN },
  ]);
});
afterAll(() => portal.stop());

let count = 0;
const nextName = (): string => `panel-files-${(count += 1)}-${process.pid}`;

const send = <Body>(client: Client, where: string, info: object, name = `${nextName()}.pdf`) => {
  const file = samples.named(name, samples.pdf());
  return client.send<Body>('POST', where, {
    raw: getForm({ fileInfo: JSON.stringify({ name, ...info }) }, 'files', [file]),
  });
};

async function upload(client: Client, folder: number | null = null): Promise<Stored> {
  const { status, body } = await send<Stored>(client, '/upload/files', { folder });
  expect(status).toBe(201);
  return body;
}

async function makeFolder(client: Client, parent: number | null = null): Promise<number> {
  const { status, body } = await client.post<Data<Folder>>('/upload/folders', { name: nextName(), parent });
  expect(status).toBe(201);
  return body.data.id;
}

const findFile = (id: number) =>
  portal.strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { id }, select: ['id', 'name', 'folderPath'] });
const findFolder = (id: number) =>
  portal.strapi.db.query('plugin::upload.folder').findOne({ where: { id }, select: ['id', 'name', 'path'] });

/** The file of an asset, by its number in the panel. */
async function makeUsed(): Promise<number> {
  const asset = await makeAsset(await portal.admin(), await samples.png());
  const row = await portal.strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { documentId: asset.original?.id }, select: ['id'] });
  return Number(row?.id);
}

const bulkDelete = (client: Client, targets: object) =>
  client.post<{ error: { message: string } }>('/upload/actions/bulk-delete', targets);
const bulkMove = (client: Client, targets: object) => client.post('/upload/actions/bulk-move', targets);

describe('a role that may change its own files only', () => {
  test('removes its own, by number or several at once', async () => {
    const [first, second, third] = [await upload(author), await upload(author), await upload(author)];
    expect((await author.delete(`/upload/files/${first.id}`)).status).toBe(200);
    expect((await bulkDelete(author, { fileIds: [second.id, third.id] })).status).toBe(200);
    for (const { id } of [first, second, third]) expect(await findFile(id)).toBeNull();
  });

  test('removes nothing when one of them is another’s, or gone', async () => {
    const [own, foreign] = [await upload(author), await upload(editor)];
    const refused = await bulkDelete(author, { fileIds: [own.id, foreign.id] });
    expect([refused.status, refused.body.error.message]).toEqual([
      403,
      'Je rol mag een van deze bestanden of mappen niet wijzigen.',
    ]);
    expect((await bulkDelete(author, { fileIds: [`${foreign.id}`] })).status).toBe(403);
    expect((await author.delete(`/upload/files/${foreign.id}`)).status).toBe(403);
    expect((await bulkDelete(author, { fileIds: [own.id, 999_999_999] })).status).toBe(404);
    for (const { id } of [own, foreign]) expect(await findFile(id)).not.toBeNull();
  });

  test('moves, renames and replaces nothing of others', async () => {
    const foreign = await upload(editor);
    const before = await findFile(foreign.id);
    const target = await makeFolder(author);
    const info = { fileInfo: { name: 'gekaapt.pdf' } };
    const calls = [
      bulkMove(author, { fileIds: [foreign.id], destinationFolderId: target }),
      author.post('/upload/actions/bulk-update', { updates: [{ id: foreign.id, ...info }] }),
      author.put(`/upload/files/${foreign.id}`, info),
      author.post(`/upload?id=${foreign.id}`, info),
      send(author, `/upload?id=${foreign.id}`, {}),
      send(author, `/upload/files/${foreign.id}/replace`, {}),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 403));
    expect(await findFile(foreign.id)).toEqual(before);
  });

  test('changes no folder of others, whatever the case of the address', async () => {
    const foreign = await makeFolder(editor);
    const own = await makeFolder(author);
    // A file of its own with the same number must not stand in for the folder.
    for (const path of ['folders', 'FOLDERS', 'Folders/'])
      expect(
        (await author.put(`/upload/${path.replace('/', '')}/${foreign}`, { name: nextName() })).status,
      ).toBe(403);
    expect((await bulkDelete(author, { folderIds: [own, foreign] })).status).toBe(403);
    expect((await bulkMove(author, { folderIds: [foreign], destinationFolderId: own })).status).toBe(403);
    expect((await author.put(`/upload/folders/${own}`, { name: nextName() })).status).toBe(200);
    expect(await findFolder(foreign)).not.toBeNull();
  });

  test('removes and moves no folder in which something of another is', async () => {
    const own = await makeFolder(author);
    const inside = await makeFolder(author, own);
    const foreign = await upload(editor, inside);
    const before = await findFile(foreign.id);
    const elsewhere = await makeFolder(author);
    expect((await bulkDelete(author, { folderIds: [own] })).status).toBe(403);
    expect((await bulkMove(author, { folderIds: [own], destinationFolderId: elsewhere })).status).toBe(403);
    expect((await author.put(`/upload/folders/${own}`, { parent: elsewhere })).status).toBe(403);
    expect(await findFile(foreign.id)).toEqual(before);
    expect((await bulkDelete(editor, { fileIds: [foreign.id] })).status).toBe(200);
    expect((await bulkMove(author, { folderIds: [own], destinationFolderId: elsewhere })).status).toBe(200);
    expect((await bulkDelete(author, { folderIds: [elsewhere] })).status).toBe(200);
    expect(await findFolder(inside)).toBeNull();
  });

  test('sees no folder of others and puts nothing in one', async () => {
    const foreign = await makeFolder(editor);
    const own = await makeFolder(author);
    const names = async (client: Client) => {
      const list = await client.get<Data<Folder[]>>('/upload/folders');
      const tree = await client.get<Data<Folder[]>>('/upload/folder-structure');
      return [list, tree].map(({ body }) => body.data.map(({ id }) => id));
    };
    for (const ids of await names(author)) {
      expect(ids).toContain(own);
      expect(ids).not.toContain(foreign);
    }
    for (const ids of await names(editor)) expect(ids).toEqual(expect.arrayContaining([own, foreign]));
    expect((await author.get(`/upload/folders/${foreign}`)).status).toBe(403);
    expect((await author.get(`/upload/folders/${own}`)).status).toBe(200);

    const mine = await upload(author);
    const folder = foreign;
    const calls = [
      send(author, '/upload/files', { folder }),
      send(author, '/upload', { folder }),
      send(author, '/upload', { folder: String(folder) }),
      author.put(`/upload/files/${mine.id}`, { fileInfo: { folder } }),
      author.put(`/upload/files/${mine.id}`, { fileInfo: JSON.stringify({ folder }) }),
      author.post('/upload/actions/bulk-update', { updates: [{ id: mine.id, fileInfo: { folder } }] }),
      bulkMove(author, { fileIds: [mine.id], destinationFolderId: folder }),
      author.post('/upload/folders', { name: nextName(), parent: folder }),
      author.put(`/upload/folders/${own}`, { parent: folder }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 403));
    expect(await findFile(mine.id)).toMatchObject({ folderPath: '/' });
  });
});

describe('what is in use', () => {
  test.each([
    ['an Editor', () => editor],
    ['a Super Admin', () => maintainer],
  ])('is not removed by %s, nor what was to go with it', async (_who, get) => {
    const client = get();
    const used = await makeUsed();
    const free = await upload(client);
    const refused = await bulkDelete(client, { fileIds: [free.id, used] });
    expect(refused.status).toBe(409);
    expect(refused.body.error.message).toMatch(/nog in gebruik.*Er is niets verwijderd\.$/);
    expect((await client.delete(`/upload/files/${used}`)).status).toBe(409);

    const folder = await makeFolder(client);
    const moved = await bulkMove(client, { fileIds: [used], destinationFolderId: folder });
    expect(moved.status).toBe(200);
    expect((await bulkDelete(client, { folderIds: [folder] })).status).toBe(409);
    for (const id of [used, free.id]) expect(await findFile(id)).not.toBeNull();
    expect(await findFolder(folder)).not.toBeNull();
  });

  test('counts the logo of the site too', async () => {
    const logo = await upload(editor);
    const path = '/content-manager/single-types/api::site.site';
    const { body } = await maintainer.get<Data<Record<string, unknown>>>(path);
    expect((await maintainer.put(path, { ...body.data, logo: logo.id })).status).toBe(200);
    expect((await bulkDelete(maintainer, { fileIds: [logo.id] })).status).toBe(409);
    expect((await maintainer.put(path, { ...body.data, logo: null })).status).toBe(200);
    expect((await bulkDelete(maintainer, { fileIds: [logo.id] })).status).toBe(200);
  });
});

test.each<[string, object]>([
  ['no list', { fileIds: 1 }],
  ['no number', { fileIds: ['1 or 1=1'] }],
  ['a number that no row has', { fileIds: [3e9] }],
  ['a fraction', { folderIds: [1.5] }],
  ['an object', { fileIds: [{ $gt: 0 }] }],
])('a question with %s is refused', async (_what, targets) => {
  for (const client of [author, maintainer]) expect((await bulkDelete(client, targets)).status).toBe(400);
});

test('an address without a proper number is refused', async () => {
  for (const id of ['x', '0', '-1', '1e3', '1%20', '99999999999'])
    expect((await author.delete(`/upload/files/${id}`)).status).toBe(400);
  for (const query of ['?id=x', '?id=1&id=2', '?id[$gt]=0', '?id[]=1'])
    expect((await author.post(`/upload${query}`, {})).status).toBe(400);
});
