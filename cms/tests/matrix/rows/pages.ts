import type { Data, PageBody } from '../../support/wire';
import { admins, everybody, only } from '../callers';
import { row } from '../row';
import type { World } from '../world';

async function newPage({ admin }: World, more: object = {}): Promise<PageBody> {
  const { body } = await admin.post<Data<PageBody>>('/pages', { title: 'Om te veranderen', ...more });
  return body.data;
}

async function deletedPage(world: World): Promise<PageBody> {
  const page = await newPage(world);
  await world.admin.delete(`/pages/${page.id}`);
  return page;
}

async function newPreviewLink({ admin }: World, id: string): Promise<{ id: string; url: string }> {
  const { body } = await admin.post<Data<{ id: string; url: string }>>(`/admin/pages/${id}/preview-links`);
  return body.data;
}

async function firstRevision({ admin }: World, id: string): Promise<string> {
  const { body } = await admin.get<Data<{ id: string }[]>>(`/admin/pages/${id}/revisions`);
  return body.data[0]?.id ?? '';
}

const absent = { anonymous: 401, admin: 404 };
const read = (page: keyof World['pages']) => (world: World) => ({ path: `/pages/${world.pages[page].slug}` });
const draft = (page: keyof World['pages']) => (world: World) => ({
  path: `/admin/pages/${world.pages[page].slug}`,
});
const getRevisions = (world: World) => `/admin/pages/${world.pages.staff.id}/revisions`;

export const pageRows = [
  row('GET /pages/map', 'the tree', () => ({ path: '/pages/map' }), everybody(200)),
  row('GET /pages/{id}', 'a public page', read('open'), everybody(200)),
  row('GET /pages/{id}', 'a page of all groups', read('staff'), only(['viewer', 'user', 'editor', 'admin'])),
  row('GET /pages/{id}', 'a page of one group', read('users'), only(['user', 'admin'])),
  row('GET /pages/{id}', 'never published', read('draft'), only([], absent)),
  row('GET /pages/{id}', 'scheduled', read('scheduled'), only([], absent)),
  row('GET /pages/{id}', 'deleted', read('deleted'), only([], absent)),
  row('GET /pages/{id}', 'unknown', () => ({ path: '/pages/die-is-er-niet' }), only([], absent)),
  row('GET /pages/{id}', 'a reserved word', () => ({ path: '/pages/deleted' }), only([], absent)),

  row('GET /admin/pages', 'the list', () => ({ path: '/admin/pages' }), admins(200)),
  row('GET /admin/pages', 'own work', () => ({ path: '/admin/pages?mine=true' }), admins(200)),
  row('GET /admin/pages', 'rubbish', () => ({ path: '/admin/pages?status=onbekend' }), admins(400)),
  row('GET /admin/pages/map', 'the whole tree', () => ({ path: '/admin/pages/map' }), admins(200)),
  row('GET /admin/pages/deleted', 'the list', () => ({ path: '/admin/pages/deleted' }), admins(200)),
  row('GET /admin/pages/{slug}', 'changed since', draft('open'), admins(200)),
  row('GET /admin/pages/{slug}', 'never published', draft('draft'), admins(200)),
  row('GET /admin/pages/{slug}', 'scheduled', draft('scheduled'), admins(200)),
  row('GET /admin/pages/{slug}', 'deleted', draft('deleted'), admins(404)),
  row('GET /admin/pages/{slug}', 'unknown', () => ({ path: '/admin/pages/die-is-er-niet' }), admins(404)),
  row(
    'GET /admin/pages/{slug}',
    'as another user',
    ({ pages, groups }) => ({ path: `/admin/pages/${pages.open.slug}?as=group:${groups.user}` }),
    admins(200),
  ),
  row('GET /admin/block-types', 'the list', () => ({ path: '/admin/block-types' }), admins(200)),

  row('POST /pages', 'a new page', () => ({ path: '/pages', json: { title: 'Nieuw' } }), admins(200)),
  row('POST /pages', 'rubbish', () => ({ path: '/pages', json: { onbekend: 1 } }), admins(400)),
  row(
    'PUT /pages/{id}',
    'a change',
    async (world) => ({ path: `/pages/${(await newPage(world)).id}`, json: { title: 'Anders' } }),
    admins(200),
  ),
  row(
    'PUT /pages/{id}',
    'a merge',
    async (world) => ({ path: `/pages/${(await newPage(world)).id}?merge=true`, json: { title: 'Anders' } }),
    admins(200),
  ),
  row('PUT /pages/{id}', 'rubbish', () => ({ path: '/pages/x', json: { onbekend: 1 } }), admins(400)),
  row('PUT /pages/{id}', 'unknown', () => ({ path: '/pages/onbekend', json: { title: 'A' } }), admins(404)),
  row(
    'DELETE /pages/{id}',
    'to the deleted list',
    async (world) => ({ path: `/pages/${(await newPage(world)).id}` }),
    admins(204),
  ),
  row(
    'DELETE /pages/{id}',
    'for good',
    async (world) => ({ path: `/pages/${(await deletedPage(world)).id}?permanent=true` }),
    admins(204),
  ),
  row('DELETE /pages/{id}', 'unknown', () => ({ path: '/pages/onbekend' }), admins(404)),
  row(
    'POST /pages/{id}/restore',
    'a deleted page',
    async (world) => ({ path: `/pages/${(await deletedPage(world)).id}/restore` }),
    admins(200),
  ),
  row('POST /pages/{id}/restore', 'unknown', () => ({ path: '/pages/onbekend/restore' }), admins(404)),
  row(
    'PUT /pages/{id}/map',
    'a move',
    async (world) => {
      const { id } = await newPage(world);
      const { id: other } = await newPage(world);
      return { path: `/pages/${id}/map`, json: { id, parent_id: other, siblings: [id] } };
    },
    admins(200),
  ),
  row('PUT /pages/{id}/map', 'rubbish', () => ({ path: '/pages/x/map', json: { onbekend: 1 } }), admins(400)),

  row(
    'PUT /admin/pages/{id}/presence',
    'a tab',
    ({ pages }) => ({ path: `/admin/pages/${pages.staff.id}/presence`, json: { editor: 'tabblad' } }),
    admins(200),
  ),
  row(
    'PUT /admin/pages/{id}/presence',
    'unknown',
    () => ({ path: '/admin/pages/onbekend/presence', json: { editor: 'tabblad' } }),
    admins(404),
  ),
  row(
    'DELETE /admin/pages/{id}/presence',
    'a tab',
    ({ pages }) => ({ path: `/admin/pages/${pages.staff.id}/presence?editor=tabblad` }),
    admins(204),
  ),
  row(
    'DELETE /admin/pages/{id}/presence',
    'rubbish',
    () => ({ path: '/admin/pages/onbekend/presence' }),
    admins(400),
  ),
  row(
    'GET /admin/pages/{id}/preview-links',
    'of a page',
    ({ pages }) => ({ path: `/admin/pages/${pages.staff.id}/preview-links` }),
    admins(200),
  ),
  row(
    'POST /admin/pages/{id}/preview-links',
    'of a page',
    ({ pages }) => ({ path: `/admin/pages/${pages.staff.id}/preview-links` }),
    admins(200),
  ),
  row(
    'POST /admin/pages/{id}/preview-links',
    'unknown',
    () => ({ path: '/admin/pages/onbekend/preview-links' }),
    admins(404),
  ),
  row(
    'DELETE /admin/pages/{id}/preview-links/{link}',
    'a link',
    async (world) => {
      const { id } = await newPage(world);
      return { path: `/admin/pages/${id}/preview-links/${(await newPreviewLink(world, id)).id}` };
    },
    admins(204),
  ),
  row(
    'GET /previews/{token}',
    'a draft',
    async (world) => {
      const { url } = await newPreviewLink(world, (await newPage(world)).id);
      return { path: `/previews/${url.split('/').at(-1)}` };
    },
    everybody(200),
  ),
  row('GET /previews/{token}', 'unknown', () => ({ path: '/previews/onbekend' }), everybody(404)),
  row(
    'GET /admin/pages/{id}/links',
    'the pages that link here',
    (world) => ({ path: `/admin/pages/${world.pages.staff.id}/links` }),
    admins(200),
  ),
  row(
    'GET /admin/pages/{id}/links',
    'of an unknown page',
    () => ({ path: '/admin/pages/onbekend/links' }),
    admins(404),
  ),
  row(
    'GET /admin/pages/{id}/reach',
    'what a draft opens',
    (world) => ({ path: `/admin/pages/${world.pages.staff.id}/reach` }),
    admins(200),
  ),
  row(
    'GET /admin/pages/{id}/reach',
    'of an unknown page',
    () => ({ path: '/admin/pages/onbekend/reach' }),
    admins(404),
  ),
  row('GET /admin/pages/{id}/revisions', 'the list', (world) => ({ path: getRevisions(world) }), admins(200)),
  row(
    'GET /admin/pages/{id}/revisions',
    'of an unknown page',
    () => ({ path: '/admin/pages/onbekend/revisions' }),
    admins(404),
  ),
  row(
    'GET /admin/pages/{id}/revisions/{revision}',
    'the first',
    async (world) => ({ path: `${getRevisions(world)}/${await firstRevision(world, world.pages.staff.id)}` }),
    admins(200),
  ),
  row(
    'PUT /admin/pages/{id}/revisions/{revision}',
    'a name',
    async (world) => ({
      path: `${getRevisions(world)}/${await firstRevision(world, world.pages.staff.id)}`,
      json: { name: 'Eerste versie' },
    }),
    admins(200),
  ),
  row(
    'POST /admin/pages/{id}/revisions/{revision}/restore',
    'the first',
    async (world) => {
      const { id } = await newPage(world);
      return { path: `/admin/pages/${id}/revisions/${await firstRevision(world, id)}/restore` };
    },
    admins(200),
  ),
];
