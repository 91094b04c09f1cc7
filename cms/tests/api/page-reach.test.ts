import { beforeAll, expect, test } from 'vitest';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import type { Portal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data, GroupBody, PageBody } from '../support/wire';
import type { PageReachResponse } from '../../src/api/page/schemas/page-entity';

type Group = 'viewers' | 'users' | 'editors';
interface Rights {
  isPrivate?: boolean;
  groups?: Group[];
}

let portal: Portal;
let admin: Client;
const groups: Record<string, string> = {};
const assets: Record<string, string> = {};

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  const rights = { viewers: ['view'], users: ['download-for-use'], editors: ['download-for-edit'] };
  for (const [name, permissions] of Object.entries(rights)) {
    groups[name] = (await admin.post<Data<GroupBody>>('/groups', { name, permissions })).body.data.id;
  }
  const png = await samples.png();
  assets['both'] = (await makeAsset(admin, png, [samples.pdf(), samples.eps()], { title: 'Logo' })).id;
  assets['plain'] = (await makeAsset(admin, png, [], { title: 'Foto' })).id;
  assets['private'] = (await makeAsset(admin, png, [], { title: 'Geheim', isPrivate: 'true' })).id;
});

const ids = (names: readonly Group[]): string[] => names.map((name) => groups[name] ?? '');
const text = ({ groups: own = [], ...rights }: Rights) => ({
  type: 'text',
  title: 'Tekst',
  ...rights,
  groups: ids(own),
});
const showing = (name: string, own: Group[] = []) => ({
  type: 'asset',
  asset: assets[name],
  groups: ids(own),
});

async function getReach(isPublic: boolean, on: Group[], blocks: object[]): Promise<PageReachResponse> {
  const write = { title: 'Bereik', is_public: isPublic, groups: ids(on), blocks };
  const { id } = (await admin.post<Data<PageBody>>('/pages', write)).body.data;
  const { status, body } = await admin.get<Data<PageReachResponse>>(`/admin/pages/${id}/reach`);
  expect(status).toBe(200);
  return body.data;
}

const ALL: Group[] = ['viewers', 'users', 'editors'];
const ways = (places: PageReachResponse['not_open']) =>
  places.map(({ asset, way }) => `${asset?.title} ${way}`);

test('a page that is not public and has no group that may view is for admins only', async () => {
  expect((await getReach(false, [], [text({})])).is_seen).toBe(false);
  expect((await getReach(false, ['users'], [text({ groups: ['users'] })])).is_seen).toBe(false);
  expect((await getReach(false, ['viewers'], [])).is_seen).toBe(true);
  expect((await getReach(true, [], [])).is_seen).toBe(true);
});

test.each<[string, boolean, Rights, boolean]>([
  ['an open block of a public page', true, {}, true],
  ['a private block without groups', true, { isPrivate: true }, false],
  ['a private block with a group that may view', true, { isPrivate: true, groups: ['viewers'] }, true],
  ['a private block with a group that may not', true, { isPrivate: true, groups: ['users'] }, false],
  ['a block without groups', false, {}, false],
  ['a block with a group that may view', false, { groups: ['viewers'] }, true],
  ['a block with a group that may not', false, { groups: ['editors'] }, false],
])('%s (page public: %s)', async (_, isPublic, rights, isReached) => {
  const { only_admins: only } = await getReach(isPublic, ALL, [text(rights)]);
  expect(ways(only)).toEqual(isReached ? [] : ['undefined view']);
});

test('downloads need a group that may, unless the page opens them; for editing always', async () => {
  const found = async (isPublic: boolean, own: Group[], name = 'both') =>
    ways((await getReach(isPublic, ALL, [showing(name, own)])).only_admins);
  expect(await found(false, ['viewers'])).toEqual(['Logo use', 'Logo edit']);
  expect(await found(false, ['viewers', 'users'])).toEqual(['Logo edit']);
  expect(await found(false, ALL)).toEqual([]);
  expect(await found(true, [])).toEqual(['Logo edit']);
  expect(await found(true, [], 'plain')).toEqual([]);
  expect(await found(true, [], 'private')).toEqual(['Geheim view']);
  expect(await found(true, ['viewers'], 'private')).toEqual(['Geheim use']);
});

test('what becomes public is counted, each file once; what stays closed is named', async () => {
  const hidden = text({ isPrivate: true, groups: ['viewers'] });
  const shown = [showing('both'), showing('both'), showing('private'), hidden];
  const {
    open_blocks: blocks,
    open_files: files,
    not_open: closed,
  } = await getReach(true, ['viewers'], shown);
  expect([blocks, files]).toEqual([3, 2]);
  expect(ways(closed)).toEqual(['undefined view', 'Logo edit', 'Logo edit', 'Geheim view']);
});
