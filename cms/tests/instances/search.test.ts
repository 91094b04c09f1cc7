import { beforeAll, expect, test } from 'vitest';
import { png } from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import { getPeople, PASSWORD, type User } from '../support/people';
import { type Portal, startPortalProcess } from '../support/portal';
import { NOW, publish, search } from '../support/searching';
import { sharedPair } from '../support/shared-pair';
import { sql } from '../support/sql';
import type { Data, GroupBody, PageBody } from '../support/wire';
import { newWord } from '../support/words';

let here: Portal;
let there: Portal;
let admin: Client;
let group: GroupBody;
let person: User;
/** A member of the group, on each instance. */
let near: Client;
let far: Client;

beforeAll(async () => {
  ({ here, there } = await sharedPair());
  admin = await here.admin();
  const made = await admin.post<Data<GroupBody>>('/groups', { name: newWord(), permissions: ['view'] });
  group = made.body.data;
  person = await getPeople(admin).make({ groups: [group.id] });
  near = await here.api.as(person.email, PASSWORD);
  far = await there.api.as(person.email, PASSWORD);
});

const titles = async (client: Client, q: string): Promise<string[]> =>
  (await search(client, `"${q}"`)).data.map(({ title }) => title);

const put = async (path: string, body: object): Promise<void> => {
  const { status } = await admin.put(path, body);
  expect(status).toBe(200);
};

const inGroup = (title: string, more: object = {}): Promise<PageBody> =>
  publish(admin, { title, is_public: false, groups: [group.id], ...more });

test('what one publishes, renames and takes offline, the next search on the other finds, or not', async () => {
  const { id } = await publish(admin, { title: 'Wisselbeker' });
  expect(await titles(there.api, 'wisselbeker')).toEqual(['Wisselbeker']);
  await put(`/pages/${id}`, { title: 'Zilverschaal', published_at: NOW });
  expect(await titles(there.api, 'wisselbeker')).toEqual([]);
  expect(await titles(there.api, 'zilverschaal')).toEqual(['Zilverschaal']);
  await put(`/pages/${id}`, { published_at: null });
  expect(await titles(there.api, 'zilverschaal')).toEqual([]);
});

test('what one closes, only members find on the other', async () => {
  const { id } = await publish(admin, { title: 'Poortwachter', groups: [group.id] });
  expect(await titles(there.api, 'poortwachter')).toEqual(['Poortwachter']);
  await put(`/pages/${id}`, { is_public: false, published_at: NOW });
  expect(await titles(there.api, 'poortwachter')).toEqual([]);
  expect(await titles(far, 'poortwachter')).toEqual(['Poortwachter']);
  await put(`/pages/${id}`, { groups: [], published_at: NOW });
  expect(await titles(far, 'poortwachter')).toEqual([]);
});

test('a block that becomes private, and an asset, are gone from the other', async () => {
  const asset = await makeAsset(admin, await png(), [], { title: 'Bladgoud' });
  const { id, blocks } = await publish(admin, {
    title: 'Open pagina',
    blocks: [
      { type: 'text', title: 'Kopergravure' },
      { type: 'asset', asset: asset.id },
    ],
  });
  expect(await titles(there.api, 'kopergravure')).toEqual(['Open pagina']);
  expect(await titles(there.api, 'bladgoud')).toEqual(['Bladgoud']);
  await put(`/assets/${asset.id}`, { isPrivate: true });
  expect(await titles(there.api, 'bladgoud')).toEqual([]);
  const [{ id: block } = { id: 0 }] = blocks;
  const shut = { id: block, type: 'text', title: 'Kopergravure', isPrivate: true };
  await put(`/pages/${id}`, { blocks: [shut], published_at: NOW });
  expect(await titles(there.api, 'kopergravure')).toEqual([]);
});

test('who is taken from a group, or whose group may no longer view, finds nothing on the other', async () => {
  await inGroup('Sleutelbos');
  const found = () => Promise.all([near, far].map((client) => titles(client, 'sleutelbos')));
  expect(await found()).toEqual([['Sleutelbos'], ['Sleutelbos']]);
  await put(`/groups/${group.id}`, { permissions: [] });
  expect(await found()).toEqual([[], []]);
  await put(`/groups/${group.id}`, { permissions: ['view'] });
  expect(await found()).toEqual([['Sleutelbos'], ['Sleutelbos']]);
  await put(`/users/${person.id}`, { groups: [] });
  expect(await found()).toEqual([[], []]);
  await put(`/users/${person.id}`, { groups: [group.id] });
});

test('a synonym that one adds, changes or removes counts for the next search on the other', async () => {
  await publish(admin, { title: 'Waterhoen' });
  const found = async () =>
    (await search(there.api, 'meerkoetje')).data.flatMap(({ title }) =>
      title === 'Waterhoen' ? [title] : [],
    );
  expect(await found()).toEqual([]);
  const made = await admin.post<Data<{ id: string }>>('/admin/search/synonyms', {
    words: ['meerkoetje', 'waterhoen'],
  });
  const path = `/admin/search/synonyms/${made.body.data.id}`;
  expect(await found()).toEqual(['Waterhoen']);
  await put(path, { words: ['meerkoetje', 'fuut'] });
  expect(await found()).toEqual([]);
  await put(path, { words: ['meerkoetje', 'waterhoen'] });
  expect(await found()).toEqual(['Waterhoen']);
  expect((await admin.delete(path)).status).toBe(204);
  expect(await found()).toEqual([]);
});

test('while both search, each change counts on both once it is answered', async () => {
  const { id } = await inGroup('Kievit');
  let isDone = false;
  const goOn = async (client: Client): Promise<void> => {
    while (!isDone) await search(client, 'kievit grutto');
  };
  const busy = [here.api, there.api, near, far].map(goOn);
  try {
    for (let round = 0; round < 10; round += 1) {
      const [now, before] = round % 2 === 0 ? ['Grutto', 'Kievit'] : ['Kievit', 'Grutto'];
      await put(`/pages/${id}`, { title: now, is_public: round % 4 > 1, published_at: NOW });
      const found = await Promise.all(
        [near, far].flatMap((client) => [titles(client, now), titles(client, before)]),
      );
      expect(found).toEqual([[now], [], [now], []]);
      const open = await Promise.all([here.api, there.api].map((client) => titles(client, now)));
      expect(open).toEqual(round % 4 > 1 ? [[now], [now]] : [[], []]);
    }
  } finally {
    isDone = true;
    await Promise.all(busy);
  }
});

test('an index of an older form is made anew by an instance that starts, for all of them', async () => {
  await publish(admin, { title: 'Vuurtorenwachter' });
  expect(await titles(here.api, 'vuurtorenwachter')).toEqual(['Vuurtorenwachter']);
  await sql(here.databaseUrl, 'drop function search_read');
  await sql(here.databaseUrl, 'drop table search_words');
  await sql(here.databaseUrl, `comment on table search_sources is '4 with trigrams'`);
  const next = await startPortalProcess({ beside: here });
  try {
    for (const { api } of [next, here, there])
      expect(await titles(api, 'vuurtorenwachter')).toEqual(['Vuurtorenwachter']);
  } finally {
    await next.stop();
  }
});
