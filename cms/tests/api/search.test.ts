import { beforeAll, describe, expect, test, vi } from 'vitest';
import { png, sample } from '../samples/files';
import { makeAsset, sendFiles } from '../samples/sending';
import type { Client } from '../support/client';
import { findTitles, NOW, publish, search, startSearchable } from '../support/searching';
import { sql } from '../support/sql';
import type { Data, ErrorBody, PageBody } from '../support/wire';

let portal: Awaited<ReturnType<typeof startSearchable>>['portal'];
let admin: Client;
let reader: Client;
let group: string;

beforeAll(async () => {
  ({ portal, admin, reader, group } = await startSearchable());
});

const make = (body: object): Promise<PageBody> => publish(admin, body);

const text = (title: string, body: string, more: object = {}) => ({ type: 'text', title, body, ...more });

test('a hit is a page with its best block, what stands there, and why', async () => {
  const parent = await make({ title: 'Drukken', slug: 'drukken' });
  const page = await make({
    title: 'Papier',
    slug: 'papier',
    parent_id: parent.id,
    blocks: [
      text('Inkt', '<p>Blauwe inkt.</p>'),
      text('Gewicht', '<p>Neem 90 grams papiersoort Zilverberk.</p>'),
    ],
  });
  const { data, meta } = await search(portal.api, 'zilverberk');
  expect(data).toEqual([
    {
      kind: 'page',
      id: page.id,
      title: 'Papier',
      url: '/huisstijl/papier#gewicht',
      crumbs: ['Drukken'],
      snippet: [
        { text: 'Neem 90 grams papiersoort ', mark: false },
        { text: 'Zilverberk', mark: true },
        { text: '.', mark: false },
      ],
      because: 'text',
      file_page: null,
      page: { id: page.id, slug: 'papier', title: 'Papier' },
      block: { id: page.blocks[1]?.id, type: 'text' },
      asset: null,
      file: null,
      files: [],
      color: null,
      can: null,
    },
  ]);
  expect(meta).toEqual({
    pagination: { page: 1, pageSize: 100, pageCount: 1, total: 1 },
    counts: { page: 1, asset: 0, file: 0, color: 0 },
    corrected: null,
  });
  // Words of one page may stand in different blocks.
  expect(await findTitles(portal.api, 'zilverberk inkt')).toEqual(['Papier']);
  expect((await search(portal.api, 'papier')).data[0]).toMatchObject({
    because: 'title',
    url: '/huisstijl/papier',
  });
});

test.each([
  ['a plural', 'kattebelletjes', 'kattebelletje'],
  ['an accent', 'reunie', 'Reünie'],
  ['a compound', 'vogelhuis', 'Winkelvogelhuisje'],
  ['a beginning', 'quadrant', 'Quadrantenformulier'],
])('%s is found', async (_what, typed, written) => {
  await make({ title: `Over ${written}` });
  expect(await findTitles(portal.api, typed)).toContain(`Over ${written}`);
});

test('a typo is corrected by a word that the viewer may find, and by no other', async () => {
  await make({ title: 'Bezoekersregeling' });
  await make({ title: 'Bezoekersregelung', is_public: false, groups: [group] });
  const open = await search(portal.api, 'bezoekersregelunk');
  expect(open.meta.corrected).toBe('bezoekersregeling');
  expect(open.data.map(({ title }) => title)).toEqual(['Bezoekersregeling']);
  expect((await search(reader, 'bezoekersregelunk')).meta.corrected).toBe('bezoekersregelung');
  expect(await search(portal.api, 'xqzwv')).toMatchObject({ data: [], meta: { corrected: null } });
});

test('a word whose two parts stand apart is not corrected by what finds nothing', async () => {
  await make({ title: 'Waterlelie' });
  await make({ title: 'Sluisdeur' });
  const { data, meta } = await search(portal.api, 'waterleliesluisdeur');
  expect([data, meta.corrected]).toEqual([[], null]);
});

test('a long page counts as one, and a hit leads to the block that holds most of what was sought', async () => {
  const filler = '<p>vulsel</p>'.repeat(3000);
  const page = await make({
    title: 'Lang',
    slug: 'lang',
    blocks: [
      text('Eerst', `<p>Rietkraag.</p>${filler}`),
      text('Midden', `<p>Zandbank.</p>${filler}`),
      text('Laatst', `${filler}<p>Rietkraag op een zandbank.</p>`),
    ],
  });
  const { data, meta } = await search(portal.api, 'rietkraag zandbank');
  expect(meta.counts).toEqual({ page: 1, asset: 0, file: 0, color: 0 });
  expect(data[0]).toMatchObject({ url: '/huisstijl/lang#laatst', block: { id: page.blocks[2]?.id } });
  expect(data[0]?.snippet).toContainEqual({ text: 'Rietkraag', mark: true });
});

test('a phrase stands as it is', async () => {
  await make({ title: 'Woorden', blocks: [text('', '<p>eerst komt kopergroen en dan lindegeel</p>')] });
  expect(await findTitles(portal.api, '"kopergroen en dan lindegeel"')).toEqual(['Woorden']);
  expect(await findTitles(portal.api, '"lindegeel kopergroen"')).toEqual([]);
  await make({
    title: 'Los',
    blocks: [text('', '<p>Over okergroen</p>'), text('', '<p>mosgeel en meer</p>')],
  });
  expect(await findTitles(portal.api, '"okergroen mosgeel"')).toEqual([]);
  expect(await findTitles(portal.api, 'okergroen mosgeel')).toEqual(['Los']);
});

describe('nothing tells of what a viewer may not view', () => {
  const CANARY = 'kanariepiet';
  let hidden: PageBody;
  beforeAll(async () => {
    hidden = await make({ title: `Dicht ${CANARY}aalbes`, is_public: false, groups: [group] });
    await make({
      title: 'Half open',
      groups: [group],
      blocks: [
        text(`Privé ${CANARY}bergtop`, `<p>${CANARY}citroen</p>`, { isPrivate: true, groups: [group] }),
        text('Voor niemand', `<p>${CANARY}dwergje</p>`, { isPrivate: true, groups: [] }),
      ],
    });
    await make({ title: `Concept ${CANARY}ekster`, published_at: undefined });
    await make({
      title: `Straks ${CANARY}fjordje`,
      published_at: new Date(Date.now() + 86_400_000).toISOString(),
    });
    const gone = await make({ title: `Weg ${CANARY}gladiool` });
    expect((await admin.delete(`/pages/${gone.id}`)).status).toBe(204);
    const asset = await makeAsset(admin, await png(), [], {
      title: `Beeld ${CANARY}hyacint`,
      isPrivate: 'true',
    });
    await sendFiles(admin, asset.id, [
      sample(`${CANARY}inktvis.txt`, `In dit bestand staat ${CANARY}jukebox.`),
    ]);
    await make({ title: 'Met beeld', groups: [group], blocks: [{ type: 'asset', asset: asset.id }] });
    await makeAsset(admin, await png(), [], { title: `Ongebruikt ${CANARY}kwikstaart` });
    await vi.waitFor(async () => {
      const found = await search(admin, `${CANARY}jukebox`);
      expect(found.data).toMatchObject([{ kind: 'file', because: 'file', file_page: null }]);
    }, 60_000);
  });

  const words = [
    'aalbes',
    'bergtop',
    'citroen',
    'dwergje',
    'ekster',
    'fjordje',
    'gladiool',
    'hyacint',
    'inktvis',
    'jukebox',
    'kwikstaart',
  ];
  const seenBy: [string, () => Client, string[], string][] = [
    ['a visitor', () => portal.api, [], ''],
    ['a reader', () => reader, ['aalbes', 'bergtop', 'citroen', 'hyacint', 'inktvis', 'jukebox'], ''],
    [
      'an admin',
      () => admin,
      ['aalbes', 'bergtop', 'citroen', 'dwergje', 'hyacint', 'inktvis', 'jukebox'],
      '',
    ],
    ['an admin who edits', () => admin, words.filter((word) => word !== 'gladiool'), '&scope=draft'],
  ];
  test.each(seenBy)('%s', async (_who, client, seen, more) => {
    for (const word of words) {
      const isSeen = seen.includes(word);
      const { data, meta } = await search(client(), CANARY + word, more);
      expect([word, data.length > 0], word).toEqual([word, isSeen]);
      if (isSeen) continue;
      expect(Object.values(meta.counts)).toEqual([0, 0, 0, 0]);
      expect(JSON.stringify([data, meta])).not.toContain(CANARY);
      const near = await search(client(), `${CANARY}${word}x`.replace('kanarie', 'knaarie'), more);
      if (seen.length === 0) expect(JSON.stringify(near)).not.toContain(CANARY);
    }
    const suggested = await client().get<Data<{ text: string }[]>>(`/search/suggest?q=${CANARY}`);
    const names = JSON.stringify(suggested.body.data);
    if (more === '')
      for (const word of words)
        expect([word, names.includes(CANARY + word) && !seen.includes(word)]).toEqual([word, false]);
  });

  test('who may no longer see it finds nothing by the next request', async () => {
    expect(await findTitles(reader, `${CANARY}aalbes`)).toEqual([`Dicht ${CANARY}aalbes`]);
    await admin.put(`/groups/${group}`, { permissions: [] });
    expect(await findTitles(reader, `${CANARY}aalbes`)).toEqual([]);
    await admin.put(`/groups/${group}`, { permissions: ['view'] });
    expect(await findTitles(reader, `${CANARY}aalbes`)).toEqual([`Dicht ${CANARY}aalbes`]);
    await admin.put(`/pages/${hidden.id}`, { is_public: true, published_at: NOW });
    expect(await findTitles(portal.api, `${CANARY}aalbes`)).toEqual([`Dicht ${CANARY}aalbes`]);
    await admin.put(`/pages/${hidden.id}`, { published_at: null });
    expect(await findTitles(portal.api, `${CANARY}aalbes`)).toEqual([]);
  });

  test('only an admin searches drafts', async () => {
    expect((await portal.api.get('/search?q=x&scope=draft')).status).toBe(401);
    expect((await reader.get('/search?q=x&scope=draft')).status).toBe(403);
  });
});

test('what changes is found, or not, by the next request', async () => {
  const page = await make({ title: 'Wisselbeker', slug: 'wisselbeker' });
  expect(await findTitles(portal.api, 'wisselbeker')).toEqual(['Wisselbeker']);
  await admin.put(`/pages/${page.id}`, { title: 'Zilveren schaal', slug: 'schaal' });
  expect((await search(portal.api, 'wisselbeker')).data[0]).toMatchObject({ url: '/huisstijl/schaal' });
  expect(await findTitles(portal.api, '"zilveren schaal"')).toEqual([]);
  expect(await findTitles(admin, '"zilveren schaal"', '&scope=draft')).toEqual(['Zilveren schaal']);
  await admin.put(`/pages/${page.id}`, { published_at: NOW });
  expect(await findTitles(portal.api, 'wisselbeker')).toEqual([]);
  expect(await findTitles(portal.api, '"zilveren schaal"')).toEqual(['Zilveren schaal']);
  await admin.delete(`/pages/${page.id}`);
  expect(await findTitles(portal.api, '"zilveren schaal"')).toEqual([]);
});

test('an index that lost its rows, or holds old ones, mends itself', async () => {
  await make({ title: 'Herstelbaarheid' });
  expect(await findTitles(portal.api, 'herstelbaarheid')).toHaveLength(1);
  await sql(portal.databaseUrl, 'delete from search_sources');
  await sql(portal.databaseUrl, 'delete from search_rows');
  await make({ title: 'Duwtje' });
  expect(await findTitles(portal.api, 'duwtje')).toHaveLength(1);
});

test.each([
  ['', 'q'],
  ['q=', 'q'],
  [`q=${'a'.repeat(201)}`, 'q'],
  ['q=a%00b', 'q'],
  ['q=a&kind=page,boek', 'kind'],
  ['q=a&page=0', 'page'],
  ['q=a&pageSize=501', 'pageSize'],
])('?%s is refused', async (query, field) => {
  const { status, body } = await portal.api.get<ErrorBody>(`/search?${query}`);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
});

test.each([
  `'`,
  `"`,
  `' | 'a':*`,
  ')::tsquery --',
  '%',
  '_',
  '\\',
  '&|!<->',
  '😀',
  'a b c d e f g h i j k l m n',
  '😀'.repeat(90),
])('%s is a search like any other', async (q) => {
  await search(portal.api, q);
  expect((await portal.api.get(`/search/suggest?q=${encodeURIComponent(q)}`)).status).toBe(200);
});
