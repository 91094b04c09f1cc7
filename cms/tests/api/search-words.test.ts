import { beforeAll, expect, test } from 'vitest';
import { png } from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import { findTitles, NOW, publish, search, startSearchable } from '../support/searching';
import type { Data, ErrorBody } from '../support/wire';

let portal: Awaited<ReturnType<typeof startSearchable>>['portal'];
let admin: Client;
let reader: Client;
let group: string;

beforeAll(async () => {
  ({ portal, admin, reader, group } = await startSearchable());
});

test('synonyms count at once, and are refused with a sentence', async () => {
  await publish(admin, { title: 'Rolstoelvignet' });
  expect(await findTitles(portal.api, 'karretjeskaart')).toEqual([]);
  const made = await admin.post<Data<{ id: string; words: string[] }>>('/admin/search/synonyms', {
    words: ['karretjeskaart', 'rolstoelvignet'],
  });
  expect(made.body.data.words).toEqual(['karretjeskaart', 'rolstoelvignet']);
  expect(await findTitles(portal.api, 'karretjeskaarten')).toEqual(['Rolstoelvignet']);
  const path = `/admin/search/synonyms/${made.body.data.id}`;
  expect((await reader.put(path, { words: ['a', 'b'] })).status).toBe(403);
  for (const words of [
    ['een'],
    ['een', 'Een'],
    ['een, twee', 'citroen'],
    ['een', ''],
    'een',
    Array(21).fill('x'),
  ]) {
    const { status, body } = await admin.put<ErrorBody>(path, { words });
    expect([status, Object.keys(body.errors ?? {})[0]?.startsWith('words')]).toEqual([400, true]);
  }
  expect((await admin.delete(path)).status).toBe(204);
  expect(await findTitles(portal.api, 'karretjeskaarten')).toEqual([]);
});

test('what is not found is counted from the second session on, without who', async () => {
  const misses = async () => {
    const { body } = await admin.get<Data<{ term: string; count: number }[]>>('/admin/search/misses');
    return body.data.filter(({ term }) => /zzonderling|qqjan|9999/.test(term));
  };
  await search(reader, 'Zzonderling  iets');
  await search(reader, 'zzonderling iets');
  expect(await misses()).toEqual([]);
  await search(portal.api, 'zzonderling iets', '&typing=true');
  expect(await misses()).toEqual([]);
  await search(portal.api, 'zzonderling iets');
  expect(await misses()).toMatchObject([{ term: 'zzonderling iets', count: 2 }]);
  for (const client of [reader, portal.api]) await search(client, 'qqjan@example.org');
  for (const client of [reader, portal.api]) await search(client, '999999990');
  expect(await misses()).toHaveLength(1);
  expect((await portal.api.get('/admin/search/misses')).status).toBe(401);
  expect((await admin.delete('/admin/search/misses/zzonderling%20iets')).status).toBe(204);
  expect(await misses()).toEqual([]);
});

test('a click is counted', async () => {
  const click = { q: 'logo', kind: 'page', id: 'abc', rank: 1 };
  expect((await portal.api.post('/search/clicks', click)).status).toBe(204);
  expect((await portal.api.post('/search/clicks', { ...click, rank: 0 })).status).toBe(400);
});

test('the library holds what each may view', async () => {
  const asset = await makeAsset(admin, await png(), [], { title: 'Bibliotheekstuk' });
  const page = await publish(admin, { title: 'Bij het stuk', blocks: [{ type: 'asset', asset: asset.id }] });
  const list = async (client: Client, query: string) =>
    (await client.get<Data<{ title: string }[]>>(`/library?${query}`)).body.data.map(({ title }) => title);
  expect(await list(portal.api, 'search=bibliotheekstuk')).toEqual(['Bibliotheekstuk']);
  expect(await list(portal.api, `page_id=${page.id}`)).toEqual(['Bibliotheekstuk']);
  expect(await list(portal.api, 'search=bibliotheekstuk&kind=video')).toEqual([]);
  await admin.put(`/pages/${page.id}`, { is_public: false, groups: [group], published_at: NOW });
  expect(await list(portal.api, 'search=bibliotheekstuk')).toEqual([]);
  expect(await list(portal.api, `page_id=${page.id}`)).toEqual([]);
  expect(await list(reader, `page_id=${page.id}`)).toEqual(['Bibliotheekstuk']);
});
