import { beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';

interface Group {
  id: string;
  name: string;
  permissions: string[];
}
interface One {
  data: Group;
}
interface List {
  data: Group[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
}
interface Refusal {
  status: number;
  message: string;
  errors?: Record<string, string[]>;
  used_on?: unknown[];
}

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

const make = async (name: string, permissions: string[] = []): Promise<Group> => {
  const { status, body } = await admin.post<One>('/groups', { name, permissions });
  expect(status).toBe(200);
  return body.data;
};
const names = async (query: string) =>
  (await admin.get<List>(`/groups${query}`)).body.data.map(({ name }) => name);

test('a group is made, read under both prefixes, changed and deleted', async () => {
  const made = await make('  Voorlichting ', ['download-for-edit', 'view']);
  expect(made).toEqual({
    id: expect.stringMatching(/^[a-z0-9]+$/),
    name: 'Voorlichting',
    permissions: ['view', 'download-for-edit'],
  });
  for (const path of [`/groups/${made.id}`, `/admin/groups/${made.id}`]) {
    expect((await admin.get<One>(path)).body).toEqual({ data: made });
  }
  const { body: renamed } = await admin.put<One>(`/groups/${made.id}`, { name: 'Eindredactie' });
  expect(renamed.data).toEqual({ ...made, name: 'Eindredactie' });
  const { body: closed } = await admin.put<One>(`/groups/${made.id}`, { permissions: [] });
  expect(closed.data).toEqual({ ...made, name: 'Eindredactie', permissions: [] });
  const { status, bytes } = await admin.delete(`/groups/${made.id}`);
  expect([status, bytes.length]).toEqual([204, 0]);
  expect((await admin.get(`/groups/${made.id}`)).status).toBe(404);
});

describe('the list', () => {
  beforeAll(async () => {
    for (const name of ['Zorgpad', 'apotheek', 'Élan 100%']) await make(name);
  });

  test('begins with the newest', async () => {
    expect((await names('')).slice(0, 3)).toEqual(['Élan 100%', 'apotheek', 'Zorgpad']);
    const { body } = await admin.get<List>('/admin/groups');
    expect(body.data.map(({ name }) => name)).toEqual(await names(''));
  });

  test('sorts without minding capitals', async () => {
    const sorted = await names('?sort=name:asc');
    expect(sorted.indexOf('apotheek')).toBeLessThan(sorted.indexOf('Zorgpad'));
    expect(await names('?sort=name:desc')).toEqual(sorted.reverse());
  });

  test('searches literally', async () => {
    expect(await names('?search=APO')).toEqual(['apotheek']);
    expect(await names('?search=100%25')).toEqual(['Élan 100%']);
    expect(await names('?search=%25_')).toEqual([]);
    expect(await names("?search='--")).toEqual([]);
  });

  test('comes in pages', async () => {
    const { body } = await admin.get<List>('/groups?page=2&pageSize=2');
    expect(body.data).toHaveLength(body.meta.pagination.total > 3 ? 2 : 1);
    expect(body.meta.pagination).toMatchObject({ page: 2, pageSize: 2 });
    expect(await names('?page=99')).toEqual([]);
  });

  test.each([
    'page=0',
    'page=x',
    'pageSize=501',
    'pageSize=-1',
    'sort=permissions',
    'sort=canView:asc',
    'sort=name:up',
    'search[$ne]=x',
    'page=1&page=2',
  ])('refuses ?%s', async (query) => {
    expect((await admin.get(`/groups?${query}`)).status).toBe(400);
  });

  test('ignores unknown names', async () => {
    expect((await admin.get('/groups?populate=*&filters[users][email]=x&fields=users')).status).toBe(200);
  });
});

describe('a bad write gets a 400 at its field and changes nothing', () => {
  const cases: [string, unknown, string[]][] = [
    ['nothing', {}, ['name']],
    ['an empty name', { name: '  ' }, ['name']],
    ['a long name', { name: 'x'.repeat(256) }, ['name']],
    ['wrong types', { name: 7, permissions: 'view' }, ['name', 'permissions']],
    ['an unknown permission', { name: 'Goed', permissions: ['view', 'delete'] }, ['permissions.1']],
    ['a permission twice', { name: 'Goed', permissions: ['view', 'view'] }, ['permissions']],
    ['unknown keys', { name: 'Goed', users: ['x'], canView: true }, ['canView', 'users']],
    ['NUL', { name: 'a\u0000b' }, ['name']],
    ['a list', [], ['body']],
  ];

  test.each(cases)('%s', async (_name, body, fields) => {
    const before = (await admin.get<List>('/groups')).body;
    const { status, body: refusal } = await admin.post<Refusal>('/groups', body);
    expect(status).toBe(400);
    expect(Object.keys(refusal.errors ?? {}).sort()).toEqual(fields);
    expect((await admin.get<List>('/groups')).body).toEqual(before);
  });

  test.each(cases.slice(1))('%s, in a change', async (_name, body, fields) => {
    const group = await make(`Blijft ${_name}`, ['view']);
    const { status, body: refusal } = await admin.put<Refusal>(`/groups/${group.id}`, body);
    expect(status).toBe(400);
    expect(Object.keys(refusal.errors ?? {}).sort()).toEqual(fields);
    expect((await admin.get<One>(`/groups/${group.id}`)).body.data).toEqual(group);
  });

  test('malformed, deep and huge bodies', async () => {
    const send = (raw: string) =>
      admin.send<Refusal>('POST', '/groups', { raw, headers: { 'Content-Type': 'application/json' } });
    expect((await send('{"name":')).status).toBe(400);
    expect((await send('['.repeat(400_000))).status).toBe(400);
    expect((await send(`{"name":${'['.repeat(5000)}${']'.repeat(5000)}}`)).status).toBe(400);
    expect((await send(JSON.stringify({ name: 'x'.repeat(6_000_000) }))).status).toBe(413);
  });
});

test('a name is taken whatever its capitals: 409 at name', async () => {
  const first = await make('Fysiotherapie');
  const again = await admin.post<Refusal>('/groups', { name: 'fysioTHERAPIE' });
  expect(again.status).toBe(409);
  expect(Object.keys(again.body.errors ?? {})).toEqual(['name']);
  const other = await make('Radiologie');
  expect((await admin.put(`/groups/${other.id}`, { name: 'FYSIOTHERAPIE' })).status).toBe(409);
  expect((await admin.put<One>(`/groups/${first.id}`, { name: 'FYSIOTHERAPIE' })).body.data.name).toBe(
    'FYSIOTHERAPIE',
  );
});

test('two groups of one name at the same moment: one is made', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => admin.post('/groups', { name: 'Tegelijk' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

test.each(['onbekend', '%00', '1%20or%201=1', '..%2fusers'])('an id that is none: 404 (%s)', async (id) => {
  expect((await admin.get(`/groups/${id}`)).status).toBe(404);
  expect((await admin.put(`/groups/${id}`, { name: 'Iets' })).status).toBe(404);
  expect((await admin.delete(`/groups/${id}`)).status).toBe(404);
});

test('a group in use is deleted by force only', async () => {
  const group = await make('Gebruikt');
  const { body: page } = await admin.post<{ data: { id: string; slug: string; blocks: { id: number }[] } }>(
    '/pages',
    {
      title: 'In gebruik',
      groups: [group.id],
      blocks: [{ type: 'html', body: '<p>Tekst</p>' }],
    },
  );
  const { status, body } = await admin.delete<Refusal>(`/groups/${group.id}`);
  expect(status).toBe(409);
  const onPage = { id: page.data.id, slug: page.data.slug, title: 'In gebruik' };
  expect(body.used_on).toEqual([
    { page: onPage, block: null },
    { page: onPage, block: { id: page.data.blocks[0]?.id, type: 'html' } },
  ]);
  expect((await admin.delete(`/groups/${group.id}?force=maybe`)).status).toBe(400);
  expect((await admin.delete(`/groups/${group.id}?force=true`)).status).toBe(204);
  expect((await admin.get(`/groups/${group.id}`)).status).toBe(404);
  const { body: after } = await admin.get<{ data: { groups: unknown[]; blocks: { groups: unknown[] }[] } }>(
    `/admin/pages/${page.data.slug}`,
  );
  expect([after.data.groups, after.data.blocks[0]?.groups]).toEqual([[], []]);
});

test('members do not keep a group', async () => {
  const group = await make('Met leden');
  const member = {
    firstName: 'Een',
    lastName: 'Lid',
    email: 'lid-van-groepen@example.org',
    groups: [group.id],
  };
  const { body } = await admin.post<{ data: { id: string } }>('/users', member);
  expect((await admin.delete(`/groups/${group.id}`)).status).toBe(204);
  const { body: after } = await admin.get<{ data: { groups: unknown[] } }>(`/users/${body.data.id}`);
  expect(after.data.groups).toEqual([]);
});

test('groups are for admins: 401 and 403 before anything is looked up', async () => {
  const { body } = await admin.post<{ data: { email: string } }>('/users', {
    firstName: 'Gewone',
    lastName: 'Lezer',
    email: 'lezer-van-groepen@example.org',
    password: 'een-gewoon-wachtwoord',
  });
  const reader = await portal.api.as(body.data.email, 'een-gewoon-wachtwoord');
  for (const [client, status] of [
    [portal.api, 401],
    [reader, 403],
  ] as const) {
    const answers = await Promise.all([
      client.get('/groups'),
      client.get('/admin/groups'),
      client.get('/groups/onbekend'),
      client.get('/admin/groups/onbekend'),
      client.post('/groups', { rommel: true }),
      client.put('/groups/onbekend', { name: 7 }),
      client.delete('/groups/onbekend'),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(Array(7).fill(status));
  }
});
