import { beforeAll, describe, expect, test } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data, ErrorBody } from '../support/wire';
import { newWord } from '../support/words';

let portal: OwnPortal;
let admin: Client;
let logo: AssetResponse;
let photo: AssetResponse;

const WORD = newWord();

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  logo = await makeAsset(admin, await samples.png(), [], { title: 'Logo', description: 'Het logo' });
  photo = await makeAsset(admin, await samples.jpeg(), [], { title: `Foto ${WORD}` });
});

const titles = async (query: string): Promise<string[]> =>
  (await admin.get<Data<AssetResponse[]>>(`/assets?sort=title:asc&${query}`)).body.data.map(
    ({ title }) => title,
  );
const bulk = (ids: string[], set: object) =>
  admin.post<Data<AssetResponse[]> & ErrorBody>('/admin/assets/bulk', { ids, set });
const find = async (id: string) => (await admin.get<Data<AssetResponse>>(`/assets/${id}`)).body.data;

describe('tags', () => {
  test('are kept once, whatever their case, and found by it', async () => {
    const { body } = await admin.put<Data<AssetResponse>>(`/assets/${logo.id}`, {
      tags: [' Campagne ', 'campagne', '2026'],
    });
    expect(body.data.tags).toEqual(['Campagne', '2026']);
    expect(await titles('tag=CAMPAGNE')).toEqual(['Logo']);
    expect(await titles('tag=camp')).toEqual([]);
    const tags = (await admin.get<Data<object[]>>('/admin/assets/tags')).body.data;
    expect(tags).toContainEqual({ tag: '2026', count: 1 });
    expect(tags).toContainEqual({ tag: 'Campagne', count: 1 });
  });

  test.each([[['']], [['x'.repeat(51)]], ['geen lijst'], [Array.from({ length: 51 }, (_, n) => `${n}`)]])(
    'are refused: %j',
    async (tags) => {
      const { status, body } = await admin.put<ErrorBody>(`/assets/${logo.id}`, { tags });
      expect(status).toBe(400);
      expect(Object.keys(body.errors ?? {})[0]).toMatch(/^tags/);
    },
  );
});

test('who sent an asset, and when, is known; so is what has no description', async () => {
  const { uploaded_by: by, created_at: at } = await find(photo.id);
  expect(by?.name).not.toBe('');
  expect(Date.now() - Date.parse(at ?? '')).toBeLessThan(10 * 60_000);
  expect(await titles(`without=description&search=${WORD}`)).toEqual([`Foto ${WORD}`]);
  expect((await admin.get('/assets?without=title')).status).toBe(400);
});

describe('a change of many', () => {
  test('changes them all, and says so in the log', async () => {
    await admin.put(`/assets/${logo.id}`, { tags: ['oud', 'blijft'] });
    const { status, body } = await bulk([logo.id, photo.id, logo.id], {
      isPrivate: true,
      tags_add: ['nieuw', 'Blijft'],
      tags_remove: ['OUD'],
    });
    expect(status).toBe(200);
    expect(body.data.map(({ isPrivate, tags }) => [isPrivate, tags])).toEqual([
      [true, ['blijft', 'nieuw']],
      [true, ['nieuw', 'Blijft']],
    ]);
    const log = await admin.get<Data<{ details: object }[]>>(
      `/admin/audit?subject=${photo.id}&action=asset.update`,
    );
    expect(log.body.data).toHaveLength(1);
    expect(JSON.stringify(log.body.data[0]?.details)).toContain('nieuw');
  });

  test('changes none when one is not there', async () => {
    const { status, body } = await bulk([logo.id, 'onbekend'], { isPrivate: false, tags_add: ['nooit'] });
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty(['ids.1']);
    expect(await find(logo.id)).toMatchObject({ isPrivate: true });
    expect(await titles('tag=nooit')).toEqual([]);
  });

  test('changes none when one would get too many tags', async () => {
    const many = Array.from({ length: 50 }, (_, n) => `label ${n}`);
    await admin.put(`/assets/${photo.id}`, { tags: many });
    const { status } = await bulk([logo.id, photo.id], { tags_add: ['te veel'] });
    expect(status).toBe(400);
    expect(await titles('tag=te%20veel')).toEqual([]);
  });

  test.each([
    [{}],
    [{ ids: [], set: {} }],
    [{ ids: ['a'], set: { title: 'x' } }],
    [{ ids: ['../a'], set: {} }],
  ])('is refused: %j', async (input) => {
    expect((await admin.post('/admin/assets/bulk', input)).status).toBe(400);
  });
});
