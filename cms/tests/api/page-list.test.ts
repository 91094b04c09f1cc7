import { beforeAll, describe, expect, test } from 'vitest';
import type { PageSummaryResponse } from '../../src/api/page/schemas/page-entity';
import type { Client } from '../support/client';
import { PASSWORD, getPeople, type User } from '../support/people';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data, ErrorBody, PageBody } from '../support/wire';

interface List {
  data: PageSummaryResponse[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
}

const PAST = '2026-01-02T03:04:05.000Z';
const SOON = '2031-01-02T03:04:05.000Z';
const LATER = '2032-01-02T03:04:05.000Z';

let portal: OwnPortal;
let admin: Client;
let sanne: User;
const pages = new Map<string, PageBody>();

async function make(title: string, more: object = {}): Promise<PageBody> {
  const { status, body } = await admin.post<Data<PageBody>>('/pages', { title, ...more });
  expect(status).toBe(200);
  pages.set(title, body.data);
  return body.data;
}
const list = async (query = '', client = admin): Promise<List> => {
  const { status, body } = await client.get<List>(`/admin/pages?pageSize=500&${query}`);
  expect(status).toBe(200);
  return body;
};
/** Titles of the pages that this file made. */
const titles = async (query = '', client = admin) =>
  (await list(`search=proefpagina&${query}`, client)).data.map(({ title }) => title.split(' ')[1]);

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  sanne = await getPeople(admin).make({ roles: ['admin'] });
  const parent = await make('Proefpagina alfa');
  await make('Proefpagina bravo', { published_at: PAST, parent_id: parent.id, is_public: true });
  const changed = await make('Proefpagina charlie', { published_at: PAST });
  await make('proefpagina delta', { published_at: LATER });
  const both = await make('Proefpagina echo', { published_at: PAST });
  await admin.put(`/pages/${both.id}`, { title: 'Proefpagina echo anders', published_at: SOON });
  const gone = await make('Proefpagina foxtrot', { published_at: PAST });
  await admin.delete(`/pages/${gone.id}`);
  const colleague = await portal.api.as(sanne.email, PASSWORD);
  await colleague.put(`/pages/${changed.id}`, { title: 'Proefpagina charlie anders' });
});

test('pages come in short, the last saved first', async () => {
  expect(await titles()).toEqual(['charlie', 'echo', 'delta', 'bravo', 'alfa']);
  const { data } = await list('search=bravo');
  const { id, updated_at, updated_by } = (await admin.get<Data<PageBody>>('/admin/pages/proefpagina-bravo'))
    .body.data;
  expect(data).toEqual([
    {
      id,
      slug: 'proefpagina-bravo',
      title: 'Proefpagina bravo',
      status: 'published',
      published_at: PAST,
      scheduled_at: null,
      updated_at,
      updated_by,
      parent_id: pages.get('Proefpagina alfa')?.id,
    },
  ]);
});

test('the deleted and unknown are not in it; the pages that always exist are', async () => {
  const slugs = async (search: string) => (await list(`search=${search}`)).data.map(({ slug }) => slug);
  expect(await slugs('home')).toContain('home');
  expect(await slugs('huisstijl')).toContain('huisstijl');
  expect(await slugs('foxtrot')).toEqual([]);
});

describe('filters', () => {
  test('by status; what is scheduled has a status besides', async () => {
    expect(await titles('status=draft')).toEqual(['delta', 'alfa']);
    expect(await titles('status=published')).toEqual(['bravo']);
    expect(await titles('status=modified')).toEqual(['charlie', 'echo']);
    expect(await titles('status=scheduled')).toEqual(['echo', 'delta']);
  });

  test('each row has the status by which it is found, as the page itself', async () => {
    for (const status of ['draft', 'published', 'modified']) {
      const { data } = await list(`status=${status}`);
      expect(new Set(data.map((row) => row.status))).toEqual(new Set(data.length > 0 ? [status] : []));
    }
    for (const { slug, ...row } of (await list('search=proefpagina')).data) {
      const { body } = await admin.get<Data<PageBody>>(`/admin/pages/${slug}`);
      expect(body.data).toMatchObject(row);
    }
  });

  test('by who saved last', async () => {
    const colleague = await portal.api.as(sanne.email, PASSWORD);
    expect(await titles('mine=true', colleague)).toEqual(['charlie']);
    expect(await titles('mine=true')).toEqual(['echo', 'delta', 'bravo', 'alfa']);
    expect(await titles('mine=false', colleague)).toHaveLength(5);
    expect(await titles('mine=true&status=scheduled&sort=title:asc')).toEqual(['delta', 'echo']);
  });

  test('by words of title and slug, literally', async () => {
    expect((await list('search=BRAVO%20proef')).data).toHaveLength(1);
    expect((await list('search=proefpagina-charlie')).data).toHaveLength(1);
    for (const search of ['%25', '_', "'--", '%5C'])
      expect((await list(`search=proefpagina%20${search}`)).data).toEqual([]);
  });
});

test('sorts, without minding capitals, and with nothing scheduled last', async () => {
  expect(await titles('sort=title:asc')).toEqual(['alfa', 'bravo', 'charlie', 'delta', 'echo']);
  expect(await titles('sort=title:desc')).toEqual(['echo', 'delta', 'charlie', 'bravo', 'alfa']);
  expect((await titles('sort=scheduled_at:asc')).slice(0, 2)).toEqual(['echo', 'delta']);
  expect((await titles('sort=scheduled_at:desc')).slice(0, 2)).toEqual(['delta', 'echo']);
  expect(await titles('sort=updated_at:asc')).toEqual(['alfa', 'bravo', 'delta', 'echo', 'charlie']);
});

test('comes in pages', async () => {
  const { body } = await admin.get<List>('/admin/pages?search=proefpagina&page=2&pageSize=2');
  expect(body.meta.pagination).toEqual({ page: 2, pageSize: 2, pageCount: 3, total: 5 });
  expect(body.data.map(({ slug }) => slug)).toEqual(['proefpagina-delta', 'proefpagina-bravo']);
  expect((await list('page=99')).data).toEqual([]);
});

test.each([
  'status=live',
  'status=',
  'status[]=draft',
  'status=draft&status=published',
  'mine=1',
  'mine=TRUE',
  'sort=slug:asc',
  'sort=title',
  'sort=deleted_at:asc',
  'sort=__proto__:asc',
  'page=0',
  'pageSize=501',
  'search=%00',
])('refuses ?%s', async (query) => {
  const { status, body } = await admin.get<ErrorBody>(`/admin/pages?${query}`);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [query.split(/[=[]/)[0]]]);
});

test('the addresses beside it stay what they were', async () => {
  const map = await admin.get<Data<unknown[]>>('/admin/pages/map');
  const deleted = await admin.get<List>('/admin/pages/deleted');
  expect([map.status, deleted.status]).toEqual([200, 200]);
  expect(deleted.body.data.map(({ slug }) => slug)).toContain('proefpagina-foxtrot');
  expect((await admin.get('/admin/pages/proefpagina-alfa')).status).toBe(200);
});

test('the answer has a tag', async () => {
  const first = await admin.get('/admin/pages');
  const tag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect((await admin.get('/admin/pages', { 'If-None-Match': tag })).status).toBe(304);
});
