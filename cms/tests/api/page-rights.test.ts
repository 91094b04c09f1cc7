import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import type { Portal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data, GroupBody, NodeBody, PageBody } from '../support/wire';
import { newWord } from '../support/words';

let portal: Portal;
let admin: Client;
const groups: Record<string, GroupBody> = {};
const staff: Record<string, Client> = {};

const NOW = '2026-01-02T03:04:05.000Z';
const PASSWORD = 'een-lang-wachtwoord-van-iemand';

const KINDS: Record<string, string[]> = {
  kijkers: ['view'],
  gebruikers: ['view', 'download-for-use'],
  bewerkers: ['view', 'download-for-edit'],
  blinden: ['download-for-use', 'download-for-edit'],
};

const getId = (name: string): string => groups[name]?.id ?? '';

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  for (const [name, permissions] of Object.entries(KINDS)) {
    const made = await admin.post<Data<GroupBody>>('/groups', { name, permissions });
    groups[name] = made.body.data;
    const email = `${name}@${newWord()}.example`;
    const user = {
      firstName: name,
      lastName: 'Test',
      email,
      password: PASSWORD,
      groups: [made.body.data.id],
    };
    await admin.post('/users', user);
    staff[name] = await portal.api.as(email, PASSWORD);
  }
});

const publish = async (body: object): Promise<PageBody> => {
  const made = await admin.post<Data<PageBody>>('/pages', { published_at: NOW, ...body });
  expect(made.status).toBe(200);
  return made.body.data;
};

const who = (name: string): Client => (name === 'anoniem' ? portal.api : (staff[name] ?? admin));

/** The titles that a user gets with what they may do: v, u, e. */
async function seen(name: string, slug: string): Promise<string[]> {
  const { status, body } = await who(name).get<Data<PageBody>>(`/pages/${slug}`);
  if (status !== 200) return [String(status)];
  return body.data.blocks.map(
    ({ title, can }) => `${title} ${can.view ? 'v' : ''}${can.use ? 'u' : ''}${can.edit ? 'e' : ''}`,
  );
}

const blocks = () => [
  { type: 'text', title: 'Open', groups: Object.values(groups).map(({ id }) => id) },
  {
    type: 'text',
    title: 'Besloten',
    isPrivate: true,
    groups: [getId('kijkers'), getId('gebruikers'), getId('bewerkers')],
  },
  { type: 'text', title: 'Van gebruikers', isPrivate: true, groups: [getId('gebruikers'), getId('blinden')] },
  { type: 'text', title: 'Van niemand', isPrivate: true, groups: [] },
];

const ALL = ['Open vue', 'Besloten vue', 'Van gebruikers vue', 'Van niemand vue'];

test('a public page gives each viewer what the rules say', async () => {
  const { slug } = await publish({
    title: 'Openbaar',
    is_public: true,
    groups: Object.values(groups).map(({ id }) => id),
    blocks: blocks(),
  });
  expect(await seen('anoniem', slug)).toEqual(['Open vu']);
  expect(await seen('kijkers', slug)).toEqual(['Open vu', 'Besloten v']);
  expect(await seen('gebruikers', slug)).toEqual(['Open vu', 'Besloten vu', 'Van gebruikers vu']);
  expect(await seen('bewerkers', slug)).toEqual(['Open vue', 'Besloten ve']);
  expect(await seen('blinden', slug)).toEqual(['Open vue']);
  expect(await seen('beheerder', slug)).toEqual(ALL);
});

test('a private page exists only for groups that may view', async () => {
  const { slug, id } = await publish({
    title: 'Prive',
    groups: [getId('kijkers'), getId('gebruikers'), getId('blinden')],
    blocks: blocks(),
  });
  expect(await seen('anoniem', slug)).toEqual(['401']);
  expect(await seen('kijkers', slug)).toEqual(['Open v', 'Besloten v']);
  expect(await seen('gebruikers', slug)).toEqual(['Open vu', 'Besloten vu', 'Van gebruikers vu']);
  expect(await seen('bewerkers', slug)).toEqual(['404']);
  expect(await seen('blinden', slug)).toEqual(['404']);
  for (const [name, expected] of [
    ['anoniem', false],
    ['kijkers', true],
    ['bewerkers', false],
    ['blinden', false],
    ['beheerder', true],
  ] as const) {
    const tree = await who(name).get<Data<NodeBody[]>>('/pages/map');
    expect(tree.body.data.some((node) => node.id === id)).toBe(expected);
  }
});

test('what is hidden leaves no trace, and others’ groups are not revealed', async () => {
  const { slug } = await publish({
    title: 'Sporen',
    is_public: true,
    groups: Object.values(groups).map(({ id }) => id),
    blocks: blocks(),
  });
  const { body } = await who('kijkers').get<Data<PageBody>>(`/pages/${slug}`);
  const text = JSON.stringify(body);
  expect(text).not.toContain('Van gebruikers');
  expect(text).not.toContain(getId('gebruikers'));
  expect(body.data.groups.map(({ name }) => name)).toEqual(['kijkers']);
  expect(body.data.blocks[0]?.groups.map(({ name }) => name)).toEqual(['kijkers']);
  const anonymous = await portal.api.get<Data<PageBody>>(`/pages/${slug}`);
  expect(anonymous.body.data.groups).toEqual([]);
  const all = await admin.get<Data<PageBody>>(`/pages/${slug}`);
  expect(all.body.data.groups).toHaveLength(4);
});

test('groups of the draft reach visitors by publishing only; permissions of a group at once', async () => {
  const page = await publish({
    title: 'Later',
    groups: [getId('kijkers')],
    blocks: [{ type: 'text', title: 'A' }],
  });
  await admin.put(`/pages/${page.id}`, { groups: [getId('gebruikers')] });
  expect(await seen('kijkers', page.slug)).toEqual(['A v']);
  expect(await seen('gebruikers', page.slug)).toEqual(['404']);
  await admin.put(`/pages/${page.id}`, { published_at: NOW });
  expect(await seen('kijkers', page.slug)).toEqual(['404']);
  expect(await seen('gebruikers', page.slug)).toEqual(['A vu']);

  const group = `/groups/${getId('gebruikers')}`;
  await admin.put(group, { name: 'gebruikers', permissions: ['view'] });
  expect(await seen('gebruikers', page.slug)).toEqual(['A v']);
  await admin.put(group, { name: 'gebruikers', permissions: ['download-for-use'] });
  expect(await seen('gebruikers', page.slug)).toEqual(['404']);
  await admin.put(group, { name: 'gebruikers', permissions: KINDS.gebruikers });
  expect(await seen('gebruikers', page.slug)).toEqual(['A vu']);
});

test.each([
  'POST /pages',
  'PUT /pages/x',
  'DELETE /pages/x',
  'PUT /pages/x/map',
  'POST /pages/x/restore',
  'GET /admin/pages/map',
  'GET /admin/pages/home',
  'GET /admin/pages/deleted',
  'GET /admin/block-types',
])('%s is for admins', async (call) => {
  const [method = '', path = ''] = call.split(' ');
  const sending = method === 'GET' ? {} : { json: { onbekend: true } };
  expect((await who('bewerkers').send(method, path, sending)).status).toBe(403);
  expect((await portal.api.send(method, path, sending)).status).toBe(401);
});
