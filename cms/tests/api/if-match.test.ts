import { beforeAll, describe, expect, test } from 'vitest';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import { getPeople, PASSWORD } from '../support/people';
import { dropOwnPresets } from '../support/presets';
import { sharedPortal } from '../support/shared-portal';
import type { Data, ErrorBody } from '../support/wire';
import { newWord } from '../support/words';

type Entity = Data<Record<string, unknown> & { id: string }> & ErrorBody;

let admin: Client;

beforeAll(async () => {
  admin = await (await sharedPortal()).admin();
});
dropOwnPresets(() => admin);

const make = async (path: string, input: object): Promise<string> => {
  const made = await admin.post<Entity>(path, input);
  expect(made.status).toBe(200);
  return `${path}/${made.body.data.id}`;
};

interface Kind {
  make: () => Promise<string>;
  field: string;
  values: () => [mine: unknown, theirs: unknown];
  lists?: string;
}

const texts = (): [string, string] => [newWord(), newWord()];

const KINDS: Record<string, Kind> = {
  asset: {
    make: async () => `/assets/${(await makeAsset(admin, await samples.png(8, 8))).id}`,
    field: 'description',
    // The log keeps no more than the beginning.
    values: () => [`${'a'.repeat(3000)}1`, `${'a'.repeat(3000)}2`],
  },
  group: {
    make: () => make('/groups', { name: newWord(), permissions: ['view'] }),
    field: 'name',
    values: texts,
  },
  user: {
    make: async () => `/users/${(await getPeople(admin).make({})).id}`,
    field: 'firstName',
    values: texts,
  },
  colour: {
    make: () => make('/colors', { name: newWord(), hex: '#123456', role: 'accent' }),
    field: 'note',
    values: texts,
    lists: '/colors?pageSize=1',
  },
  preset: {
    make: () => make('/presets', { label: newWord(), format: 'png' }),
    field: 'label',
    values: texts,
    lists: '/presets?pageSize=1',
  },
  synonym: {
    make: () => make('/admin/search/synonyms', { words: texts() }),
    field: 'words',
    values: () => [texts(), texts()],
  },
  site: {
    make: () => Promise.resolve('/admin/site'),
    field: 'contact',
    values: () => {
      const contact = { name: '', email: '', phone: '' };
      return [
        { ...contact, text: newWord() },
        { ...contact, text: newWord() },
      ];
    },
  },
};

describe.each(Object.entries(KINDS))('a write of a %s that says what its sender saw', (_name, kind) => {
  const { field, values } = kind;

  test('counts once: who saw the same and comes later is refused, and nothing is written', async () => {
    const path = await kind.make();
    const before = await admin.get<Entity>(path);
    const tag = before.headers.get('etag') ?? '';
    const put = (value: unknown, seen: string) =>
      admin.put<Entity>(path, { [field]: value }, { 'If-Match': seen });
    const [mine, theirs] = values();

    const both = await Promise.all([put(mine, tag), put(theirs, tag)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const [written] = both[0].status === 200 ? [mine] : [theirs];
    const refused = both.find(({ status }) => status === 412);
    expect(refused?.body.message).toBe(
      'Dit is intussen ergens anders gewijzigd. Jouw wijziging is niet bewaard.',
    );
    const now = await admin.get<Entity>(path);
    expect(now.body.data[field]).toEqual(written);

    for (const seen of ['"7"', 'onzin', tag]) expect((await put(theirs, seen)).status).toBe(412);
    expect((await admin.get<Entity>(path)).bytes).toEqual(now.bytes);
    const present = now.headers.get('etag') ?? '';
    expect((await put(mine, `"ander", W/${present}`)).status).toBe(200);
    expect((await put(theirs, '*')).status).toBe(200);
    expect((await admin.put(path, { [field]: before.body.data[field] })).status).toBe(200);
  });
});

test.each(Object.entries(KINDS).flatMap(([name, kind]) => (kind.lists ? [{ name, ...kind }] : [])))(
  'a writer may say by the list what they saw of a $name',
  async ({ make: makeOne, field, values, lists = '' }) => {
    const path = await makeOne();
    const list = (await admin.get(lists)).headers.get('etag') ?? '';
    const [mine, theirs] = values();
    expect((await admin.put(path, { [field]: mine }, { 'If-Match': list })).status).toBe(200);
    expect((await admin.put(path, { [field]: theirs }, { 'If-Match': list })).status).toBe(412);
  },
);

test('logging in is no change of an account', async () => {
  const portal = await sharedPortal();
  const user = await getPeople(admin).make({});
  const seen = (await admin.get(`/users/${user.id}`)).headers.get('etag') ?? '';
  await portal.api.as(user.email, PASSWORD);
  const put = await admin.put(`/users/${user.id}`, { lastName: newWord() }, { 'If-Match': seen });
  expect(put.status).toBe(200);
});
