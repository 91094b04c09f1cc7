import { beforeAll, describe, expect, test } from 'vitest';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import { type Granted, inPanel, panelAccount } from '../support/panel';
import { MAINTAINER, type OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data } from '../support/wire';
import { newWord } from '../support/words';

const EXPLORER = 'plugin::content-manager.explorer';
const TYPES = '/content-manager/collection-types';
const PAGE = 'api::page.page';
const ASSET = 'api::asset.asset';

interface Model {
  uid: string;
  attributes: Record<string, { type: string; required?: boolean; component?: string; components?: string[] }>;
}
type Models = Data<{ contentTypes: Model[]; components: Model[] }>;
type Row = Record<string, unknown> & { documentId: string };

const onFields = (subject: string, ...fields: string[]): Granted[] =>
  ['read', 'create', 'update'].map((verb) => ({
    action: `${EXPLORER}.${verb}`,
    subject,
    properties: { fields },
  }));

let portal: OwnPortal;
let page: string;
let asset: string;
const people: Record<string, Client> = {};

beforeAll(async () => {
  portal = await sharedPortal();
  people.super = await inPanel(portal, MAINTAINER);
  people.editor = await panelAccount(portal, 'strapi-editor');
  people.author = await panelAccount(portal, 'strapi-author');
  people.own = await panelAccount(portal, [
    ...onFields(PAGE, 'title'),
    ...onFields(ASSET, 'title', 'settings.outlined'),
  ]);
  const admin = await portal.admin();
  asset = (await makeAsset(admin, await samples.png(), [], { title: newWord() })).id;
  const blocks = [
    { type: 'text', title: 'A' },
    { type: 'asset', asset },
  ];
  page = (await admin.post<Data<{ id: string }>>('/pages', { title: newWord(), blocks })).body.data.id;
});

const getPerson = (name: string): Client => {
  const client = people[name];
  if (!client) throw new Error(`Nobody is called ${name}`);
  return client;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which required values a form would miss that is filled with this row: what Strapi's panel calls invalid. */
function findMissing(models: Models['data'], uid: string, row: Record<string, unknown>): string[] {
  const model = [...models.contentTypes, ...models.components].find((one) => one.uid === uid);
  return Object.entries(model?.attributes ?? {}).flatMap(([name, { required, component }]) => {
    const value = row[name];
    if (value === undefined || value === null) return required ? [`${uid}.${name}`] : [];
    const rows = [value].flat().filter(isObject);
    return rows.flatMap((one) => {
      const part = component ?? (typeof one.__component === 'string' ? one.__component : undefined);
      return part === undefined ? [] : findMissing(models, part, one);
    });
  });
}

describe.each(['super', 'editor', 'own'])('%s', (name) => {
  test.each([
    [PAGE, () => page],
    [ASSET, () => asset],
  ])('can save what is stored of %s', async (uid, getId) => {
    const client = getPerson(name);
    const models = (await client.get<Models>('/content-manager/init')).body.data;
    const path = `${TYPES}/${uid}/${getId()}`;
    const { body } = await client.get<Data<Row>>(path);
    expect(findMissing(models, uid, body.data)).toEqual([]);
    const { status } = await client.put(path, { title: `${newWord()} gewijzigd` });
    expect(status).toBe(200);
  });
});

test('an author can save what they made', async () => {
  const client = getPerson('author');
  const models = (await client.get<Models>('/content-manager/init')).body.data;
  for (const uid of [PAGE, ASSET]) {
    const sent = { title: newWord(), ...(uid === ASSET && { settings: { outlined: 'default' } }) };
    const made = await client.post<Data<Row>>(`${TYPES}/${uid}`, sent);
    expect([uid, made.status]).toEqual([uid, 201]);
    const path = `${TYPES}/${uid}/${made.body.data.documentId}`;
    const { body } = await client.get<Data<Row>>(path);
    expect(findMissing(models, uid, body.data)).toEqual([]);
    expect((await client.put(path, { title: newWord() })).status).toBe(200);
  }
});

test('of a component that a role sees in part, the rest stays', async () => {
  const path = `${TYPES}/${ASSET}/${asset}`;
  const read = async (client: Client) => (await client.get<Data<Row>>(path)).body.data.settings;
  const first = await getPerson('super').put(path, {
    settings: { backgroundColor: 'purple', outlined: 'default' },
  });
  expect(first.status).toBe(200);
  const settings = await read(getPerson('own'));
  expect(settings).toEqual({ id: expect.any(Number), outlined: 'default' });
  const changed = await getPerson('own').put(path, {
    settings: { ...Object(settings), outlined: 'outlined' },
  });
  expect(changed.status).toBe(200);
  expect(await read(getPerson('super'))).toMatchObject({ backgroundColor: 'purple', outlined: 'outlined' });
});

test('what a role may fill in is required of it as before', async () => {
  const getRequired = async (name: string, uid: string) => {
    const models = (await getPerson(name).get<Models>('/content-manager/init')).body.data;
    const found = [...models.contentTypes, ...models.components].find((one) => one.uid === uid);
    return Object.entries(found?.attributes ?? {}).flatMap(([field, { required }]) =>
      required ? [field] : [],
    );
  };
  expect(await getRequired('super', PAGE)).toEqual(['title', 'isPublic']);
  expect(await getRequired('editor', PAGE)).toEqual(['title']);
  expect(await getRequired('super', ASSET)).toEqual(['decorative', 'isPrivate', 'settings']);
  expect(await getRequired('editor', ASSET)).toEqual(['settings']);
  expect(await getRequired('own', ASSET)).toEqual(['settings']);
  expect(await getRequired('editor', 'part.asset-settings')).toEqual(['backgroundColor', 'outlined']);
  expect(await getRequired('own', 'part.asset-settings')).toEqual(['outlined']);
});
