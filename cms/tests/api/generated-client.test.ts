import createClient, { type Client } from 'openapi-fetch';
import { beforeAll, expect, test } from 'vitest';
import type { components, paths } from '../../../web/src/api/schema.d.ts' with {
  'resolution-mode': 'import',
};
import * as samples from '../samples/files';
import { getForm } from '../samples/sending';
import { ADMIN, type Portal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';

// What an integrator does: types made of the description, and a client that knows nothing else. That this file
// compiles is half of the test.

let portal: Portal;
let api: Client<paths>;

beforeAll(async () => {
  portal = await sharedPortal();
  api = createClient<paths>({ baseUrl: `${portal.url}/api/v1` });
  const login = await api.POST('/auth/login', { body: ADMIN });
  const token = login.data?.access_token ?? '';
  api.use({ onRequest: ({ request }) => request.headers.set('Authorization', `Bearer ${token}`) });
});

/** The data of an answer that must be there. */
async function getData<T>(answer: Promise<{ data?: { data: T }; error?: unknown }>): Promise<T> {
  const { data, error } = await answer;
  expect(error).toBeUndefined();
  if (!data) throw new Error('There is no answer.');
  return data.data;
}

test('a generated client logs in and knows who it is', async () => {
  const profile: components['schemas']['Profile'] = await getData(api.GET('/profile'));
  expect(profile).toMatchObject({ email: ADMIN.email, roles: [{ name: 'admin' }] });
});

test('it makes, reads, saves, publishes and deletes a page with a block', async () => {
  const tree: components['schemas']['PageNode'][] = await getData(api.GET('/admin/pages/map'));
  expect(tree.map(({ slug }) => slug)).toContain('home');

  const page: components['schemas']['Page'] = await getData(
    api.POST('/pages', {
      body: { title: 'Van een integratie', is_public: true, blocks: [{ type: 'text', title: 'Eerst' }] },
    }),
  );
  const [block] = page.blocks;
  if (block?.type !== 'text') throw new Error('The block has another type.');
  expect(block.button.target).toBe('_self');

  const path = { id: page.id };
  const saved = await getData(
    api.PUT('/pages/{id}', {
      params: { path, header: { 'If-Match': `"${page.version}"` } },
      body: {
        published_at: '2026-01-02T03:04:05Z',
        blocks: [{ type: 'text', id: block.id, title: 'Daarna', groups: block.groups.map(({ id }) => id) }],
      },
    }),
  );
  expect(saved).toMatchObject({ status: 'published', version: 2 });
  const live = await getData(api.GET('/pages/{id}', { params: { path: { id: page.slug } } }));
  expect(live.blocks).toMatchObject([{ id: block.id, type: 'text', title: 'Daarna' }]);

  const stale = await api.PUT('/pages/{id}', {
    params: { path, header: { 'If-Match': '"1"' } },
    body: { title: 'Te laat' },
  });
  expect(stale.error).toMatchObject({ status: 412, message: expect.any(String) });

  expect((await api.DELETE('/pages/{id}', { params: { path } })).response.status).toBe(204);
  const deleted = await api.GET('/admin/pages/deleted', { params: { query: { pageSize: 5 } } });
  expect(deleted.data?.meta.pagination).toMatchObject({ pageSize: 5, total: expect.any(Number) });
  expect(deleted.data?.data[0]).toMatchObject({ id: page.id, deleted_by: { name: expect.any(String) } });
});

test('it uploads an asset with a file, and downloads that', async () => {
  const original = await samples.png(40, 20);
  const asset: components['schemas']['Asset'] = await getData(
    api.POST('/assets', {
      body: { title: 'Van een integratie' },
      bodySerializer: () => getForm({ title: 'Van een integratie' }, 'original', [original]),
    }),
  );
  expect(asset.original).toMatchObject({ kind: 'usable', width: 40, height: 20 });
  const params = { path: { id: asset.id } };
  const download = await api.GET('/assets/{id}/download', { params, parseAs: 'arrayBuffer' });
  expect(download.response.headers.get('content-disposition')).toContain('beeld.png');
  expect(new Uint8Array(download.data ?? new ArrayBuffer())).toEqual(new Uint8Array(original.bytes));
  expect((await api.DELETE('/assets/{id}', { params })).response.status).toBe(204);
});

test('what it does wrong is in the types of refusals', async () => {
  const refused = await api.POST('/groups', { body: { name: ' ', permissions: ['view'] } });
  const error: components['schemas']['Error'] | undefined = refused.error;
  expect(error?.errors?.name).toEqual(['Vul dit veld in.']);
});
