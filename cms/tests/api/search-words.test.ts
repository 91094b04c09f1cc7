import { beforeAll, describe, expect, test } from 'vitest';
import { sweepMisses } from '../../src/search/misses';
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

describe('what is not found', () => {
  const misses = async (own: RegExp) => {
    const { body } = await admin.get<Data<{ term: string; count: number }[]>>('/admin/search/misses');
    return body.data.filter(({ term }) => own.test(term));
  };
  const count = (rows: string) =>
    portal.strapi.db.connection.raw(`select count(*)::integer as count from ${rows}`);

  test('is counted from the second person on, without who', async () => {
    const own = /zzonderling|qqjan|9999|zes zeven/;
    await search(reader, 'Zzonderling  iets');
    await search(reader, 'zzonderling iets');
    expect(await misses(own)).toEqual([]);
    await search(portal.api, 'zzonderling iets', '&typing=true');
    expect(await misses(own)).toEqual([]);
    await search(portal.api, 'zzonderling iets');
    expect(await misses(own)).toMatchObject([{ term: 'zzonderling iets', count: 2 }]);
    for (const q of ['qqjan@example.org', '999999990', 'qqjan 7', 'qqjan twee drie vier vijf zes zeven'])
      for (const client of [reader, portal.api]) await search(client, q);
    expect(await misses(own)).toHaveLength(1);
    expect((await portal.api.get('/admin/search/misses')).status).toBe(401);
    expect((await admin.delete('/admin/search/misses/zzonderling%20iets')).status).toBe(204);
    expect(await misses(own)).toEqual([]);
  });

  test('is counted once for an address, whatever its browser says', async () => {
    const browsers = ['Firefox', 'Safari', '', 'x'.repeat(500)].map((agent) =>
      portal.api.with({ 'User-Agent': agent, 'X-Forwarded-For': '203.0.113.1' }),
    );
    for (const client of browsers) await search(client, 'zzvreemdeling');
    expect(await misses(/zzvreemdeling/)).toEqual([]);
  });

  test.each([
    'Qqsjoerdje',
    'de Zzva\u030arin-Müller',
    'zzvarin muller',
    'brief QQSJOERDJE DE ZZVÅRIN MÜLLER',
  ])('is not kept where it names somebody with an account: %s', async (q) => {
    const { strapi } = portal;
    const where = { email: 'qqsjoerdje@example.org' };
    const names = { firstName: 'Qqsjoerdje', lastName: 'de Zzvårin-Müller' };
    await strapi.db
      .query('plugin::users-permissions.user')
      .create({ data: { ...where, username: q, ...names } });
    for (const client of [reader, portal.api]) await search(client, q);
    await strapi.db.query('plugin::users-permissions.user').delete({ where });
    expect(await misses(/qqsjoer|zzv/)).toEqual([]);
  });

  test('that was kept when less was left out goes, and what tells of a day goes with it', async () => {
    const { connection } = portal.strapi.db;
    await connection.raw(`insert into portal_search_misses (term, day, count) values
      ('qqoud 06 nummer', current_date, 3), ('qqoud een twee drie vier vijf zes', current_date, 2),
      ('qqoud woord', current_date, 2), ('qqoud lang geleden', current_date - 91, 2)`);
    await connection.raw(`insert into search_turns (day, session, count) values (current_date - 1, 'x', 1)`);
    await connection.raw(`insert into search_seen (day, term, session) values (current_date - 1, 'x', 'x')`);
    await sweepMisses(portal.strapi);
    expect(await misses(/qqoud/)).toMatchObject([{ term: 'qqoud woord' }]);
    for (const table of ['search_turns', 'search_seen'])
      expect((await count(`${table} where day < current_date`)).rows).toEqual([{ count: 0 }]);
    await admin.delete('/admin/search/misses/qqoud%20woord');
  });

  test('is kept of two hundred searches of one address a day, and no address with it', async () => {
    const stranger = portal.api.with({ 'X-Forwarded-For': '203.0.113.2' });
    await search(stranger, 'zzeerste');
    const { connection } = portal.strapi.db;
    const { rows } = await connection.raw('select * from search_turns natural full join search_seen');
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|203\.0|zzeerste/);
    await connection.raw('update search_turns set count = 200');
    for (const client of [stranger, reader]) await search(client, 'zzlaatste');
    expect(await misses(/zzlaatste/)).toEqual([]);
    await connection.raw('delete from search_turns');
  });
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
