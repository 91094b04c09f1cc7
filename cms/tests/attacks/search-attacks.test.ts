import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { png } from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import { getPeople, PASSWORD } from '../support/people';
import { startPortal, type Portal } from '../support/portal';
import { publish, search } from '../support/searching';
import type { Data } from '../support/wire';

let portal: Portal;
let admin: Client;

beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const titles = async (client: Client, q: string): Promise<string[]> =>
  (await search(client, q)).data.map(({ title }) => title);

const text = (body: string) => ({ type: 'text', title: '', body: `<p>${body}</p>` });

test('what nobody may see takes no places of what a visitor may find', async () => {
  const letters = 'b c d f g h j k m n p q r t v w x z'
    .split(' ')
    .flatMap((one) => ['a', 'e', 'i', 'o', 'u'].map((other) => one + other));
  // Shorter than what is open, and nearer to what is typed.
  const holding = letters.map((each) => `${each}zeilbank`).join(' ');
  const similar = letters
    .slice(0, 60)
    .map((each) => `molenwiek${each.charAt(0)}`)
    .join(' ');
  await publish(admin, { title: 'Dicht', is_public: false, blocks: [text(`${holding} ${similar}`)] });
  await publish(admin, { title: 'Open', blocks: [text('de grotezeilbankjes en een mulenwiekc')] });
  expect(await titles(portal.api, 'zeilbank')).toEqual(['Open']);
  const { data, meta } = await search(portal.api, 'molenwiekc');
  expect([data.map(({ title }) => title), meta.corrected]).toEqual([['Open'], 'mulenwiekc']);
});

describe('whatever stands in a text', () => {
  test.each([
    ['letters of two places at a border', `a${'𠀀'.repeat(70)}`, `a${'𠀀'.repeat(31)}`],
    ['a long text that is cut within a letter', `blikvanger a${'😀'.repeat(60_000)}`, 'blikvanger'],
    ['one word, many times', `vuurtoren ${'vuurtoren ja '.repeat(7_000)}`, 'vuurtoren ja'],
    ['words that turn around', 'spiegel\u202egniweb\u202c\u200bschrift', 'spiegel'],
    ['quotes and arrows of a query', `stokroos' | 'x':* <-> \\ "`, `stokroos' | 'x':*`],
  ])('%s: it is found, and so is all else', async (what, body, q) => {
    await publish(admin, { title: `Over ${what}`, blocks: [text(body)] });
    const start = performance.now();
    expect(await titles(portal.api, q)).toContain(`Over ${what}`);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

test.each([
  '"'.repeat(200),
  '"a" '.repeat(50),
  'x'.repeat(200),
  Array.from({ length: 9 }, (_, index) => `q${index}zxvbnmpoiuytrewqas`).join(' '),
  '\u202elogo\u200b\u0007',
  '\ufdfa'.repeat(200),
  '%00%ff',
  '\u0660'.repeat(50),
])('%j is a search like any other, also many at once', async (q) => {
  const start = performance.now();
  await Promise.all(Array.from({ length: 4 }, () => search(portal.api, q)));
  const path = `/search/suggest?q=${encodeURIComponent(q)}`;
  expect((await portal.api.get(path)).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(5_000);
});

test('a token that is not good opens nothing, not even what is open to all', async () => {
  const { email } = await getPeople(admin).make({ email: 'weg@example.org' });
  const client = await portal.api.as(email, PASSWORD);
  expect((await client.get('/search?q=x')).status).toBe(200);
  expect((await client.post('/auth/logout')).status).toBe(204);
  const paths = [
    '/search?q=x',
    '/search?q=x&scope=draft',
    '/search/suggest?q=x',
    '/library',
    '/library/overview',
  ];
  for (const path of [...paths, '/admin/search/misses', '/admin/search/synonyms'])
    expect([path, (await client.get(path)).status]).toEqual([path, 401]);
});

test.each(['hallo/daar?ja', 'wat%ffnu #a', '…', 'heel% zeker', '../../admin', "o'jee; drop"])(
  'an admin takes %j off the list of what was not found',
  async (odd) => {
    const term = `qqzzvv ${odd}`;
    const { email } = await getPeople(admin).make({ email: `${crypto.randomUUID()}@example.org` });
    for (const client of [portal.api, await portal.api.as(email, PASSWORD)]) await search(client, term);
    const terms = async () =>
      (await admin.get<Data<{ term: string }[]>>('/admin/search/misses')).body.data.map((each) => each.term);
    const [kept = ''] = (await terms()).filter((each) => each.startsWith('qqzzvv'));
    expect(kept).toContain('qqzzvv');
    expect((await admin.delete(`/admin/search/misses/${encodeURIComponent(kept)}`)).status).toBe(204);
    expect(await terms()).not.toContain(kept);
  },
);

test('the library tells nothing of a page that its reader may not see', async () => {
  const open = await makeAsset(admin, await png(), [], { title: 'Open beeld' });
  const shut = await makeAsset(admin, await png(), [], { title: 'Dicht beeld' });
  const blocks = [open, shut].map(({ id }) => ({ type: 'asset', asset: id }));
  await publish(admin, { title: 'Openbaar', blocks: blocks.slice(0, 1) });
  const hidden = await publish(admin, { title: 'Besloten', is_public: false, blocks });
  const list = (query: string) => portal.api.get<Data<{ title: string }[]>>(`/library?${query}`);
  const [ofHidden, ofNone] = await Promise.all([list(`page_id=${hidden.id}`), list('page_id=bestaatniet')]);
  expect(ofHidden.body).toEqual(ofNone.body);
  for (const query of ['search=dicht', 'sort=size:desc&pageSize=500', 'kind=image', 'used=true&private=true'])
    expect(JSON.stringify((await list(query)).body), query).not.toContain('Dicht');
});
