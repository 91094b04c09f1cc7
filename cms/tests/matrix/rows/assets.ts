import type { EarlierOriginalResponse } from '../../../src/api/asset/schemas/asset';
import type { AssetResponse } from '../../../src/http/schemas/assets';
import { png, txt } from '../../samples/files';
import { getForm, makeAsset } from '../../samples/sending';
import type { Data } from '../../support/wire';
import { admins, everybody, loggedIn, only, type Answers } from '../callers';
import { type Row, row } from '../row';
import type { World } from '../world';

type AssetName = keyof World['assets'];
type Part = 'original' | '.txt' | '.eps';

/** Everybody sees what a public page shows; a group that carries it lets its members edit, without view too. */
const EDITING = { anonymous: 401, editor: 200, blind: 200, admin: 200 };
/** See it, and may not have it. */
const SEEN = { viewer: 403, user: 403, editor: 403 };

const ABSENT = only([], { anonymous: 401, admin: 404 });

const newAsset = async ({ admin }: World): Promise<AssetResponse> => makeAsset(admin, await png(), [txt()]);
const newForm = async () => ({
  path: '/assets',
  raw: getForm({ title: 'Nieuw' }, 'original', [await png()]),
});

const getId = ({ original, files }: AssetResponse, part: Part): string =>
  (part === 'original' ? original?.id : files.find(({ ext }) => ext === part)?.id) ?? '';

const read = (name: AssetName) => (world: World) => ({ path: `/assets/${world.assets[name].id}` });

const getDownload = (name: AssetName) => (world: World) => ({
  path: `/assets/${world.assets[name].id}/download`,
});

async function getEarlier({ admin }: World, id: string): Promise<EarlierOriginalResponse> {
  const { body } = await admin.get<Data<EarlierOriginalResponse[]>>(`/assets/${id}/originals`);
  const [newest] = body.data;
  if (!newest) throw new Error('Nothing was replaced.');
  return newest;
}

/** What everybody could download until it was replaced. */
function earlierDownloads(): Row[] {
  const file = async (world: World) => ({
    path: `/files/${(await getEarlier(world, world.assets.replaced.id)).file.id}/download`,
  });
  const status = only([], { anonymous: 401, admin: 200 });
  return [
    row('GET /files/{id}/download', 'an earlier original', file, status),
    row('POST /files/{id}/download', 'an earlier original', file, status),
  ];
}

/** Who may download: the same by every way of asking. */
function downloads(name: AssetName, part: Part, status: Answers): Row[] {
  const file = (world: World) => ({ path: `/files/${getId(world.assets[name], part)}/download` });
  const asset = getDownload(name);
  const what = `${part} of ${name}`;
  const rows = [
    row('GET /files/{id}/download', what, file, status),
    row('POST /files/{id}/download', what, file, status),
  ];
  if (part !== 'original') return rows;
  return [
    ...rows,
    row('GET /assets/{id}/download', what, asset, status),
    row('POST /assets/{id}/download', what, asset, status),
  ];
}

const unknown = (route: string, path: string): Row =>
  row(route, 'unknown', () => ({ path }), only([], { anonymous: 401, admin: 404 }));

export const assetRows = [
  row('GET /assets', 'the list', () => ({ path: '/assets' }), loggedIn(200)),
  row('GET /assets', 'a search', () => ({ path: '/assets?search=kanarie' }), loggedIn(200)),
  row('GET /assets', 'images', () => ({ path: '/assets?kind=image&pageSize=1' }), loggedIn(200)),
  row('GET /assets', 'private ones', () => ({ path: '/assets?private=true' }), admins(200)),
  row('GET /assets', 'unused ones', () => ({ path: '/assets?used=false' }), admins(200)),
  row('GET /assets', 'by SHA-256', () => ({ path: `/assets?sha256=${'0'.repeat(64)}` }), admins(200)),
  row('GET /assets', 'by tag', () => ({ path: '/assets?tag=kanarie-label' }), admins(200)),
  row('GET /assets', 'without description', () => ({ path: '/assets?without=description' }), admins(200)),
  row('GET /assets', 'by what is none', () => ({ path: '/assets?sha256=0' }), admins(400)),
  row('GET /assets/{id}', 'on a public page', read('open'), everybody(200)),
  row(
    'GET /assets/{id}',
    'on a page of all groups',
    read('staff'),
    only(['viewer', 'user', 'editor', 'admin']),
  ),
  row(
    'GET /assets/{id}',
    'private, on a public page',
    read('hidden'),
    only(['viewer', 'user', 'editor', 'admin']),
  ),
  row('GET /assets/{id}', 'in a block of one group', read('users'), only(['user', 'admin'])),
  row('GET /assets/{id}', 'on no page', read('unused'), only(['admin'])),
  unknown('GET /assets/{id}', '/assets/onbekend'),
  row('GET /assets/{id}', 'deleted', read('deleted'), ABSENT),
  row('GET /assets/{id}/download', 'deleted', getDownload('deleted'), ABSENT),
  row('GET /admin/assets/deleted', 'the list', () => ({ path: '/admin/assets/deleted' }), admins(200)),
  row('GET /admin/assets/counts', 'how many', () => ({ path: '/admin/assets/counts' }), admins(200)),
  row('GET /admin/assets/tags', 'all tags', () => ({ path: '/admin/assets/tags' }), admins(200)),

  ...downloads('open', 'original', everybody(200)),
  ...downloads('open', '.eps', { ...loggedIn(403), ...EDITING }),
  ...downloads('staff', 'original', only(['user', 'admin'], { ...SEEN, user: 200 })),
  ...downloads('staff', '.txt', only(['user', 'admin'], { ...SEEN, user: 200 })),
  ...downloads('staff', '.eps', only(['editor', 'admin'], { ...SEEN, editor: 200 })),
  ...downloads('hidden', 'original', only(['user', 'admin'], { ...SEEN, user: 200 })),
  ...downloads('users', 'original', only(['user', 'admin'])),
  ...downloads('unused', 'original', only(['admin'])),
  unknown('GET /assets/{id}/download', '/assets/onbekend/download'),
  unknown('GET /files/{id}/download', '/files/onbekend/download'),

  row('POST /assets', 'a new asset', newForm, admins(200)),
  row('POST /assets', 'rubbish', () => ({ path: '/assets', json: { onbekend: 1 } }), admins(400)),
  row(
    'PUT /assets/{id}',
    'a change',
    async (world) => ({ path: `/assets/${(await newAsset(world)).id}`, json: { title: 'Anders' } }),
    admins(200),
  ),
  row('PUT /assets/{id}', 'unknown', () => ({ path: '/assets/onbekend', json: { title: 'A' } }), admins(404)),
  row(
    'DELETE /assets/{id}',
    'unused',
    async (world) => ({ path: `/assets/${(await newAsset(world)).id}` }),
    admins(204),
  ),
  row('DELETE /assets/{id}', 'in use', ({ assets }) => ({ path: `/assets/${assets.staff.id}` }), admins(409)),
  row(
    ...['DELETE /assets/{id}', 'for good, not deleted'],
    ({ assets }) => ({ path: `/assets/${assets.unused.id}?permanent=true` }),
    admins(409),
  ),
  row(
    ...['POST /assets/{id}/restore', 'deleted'],
    async (world) => {
      const { id } = await newAsset(world);
      await world.admin.delete(`/assets/${id}`);
      return { path: `/assets/${id}/restore` };
    },
    admins(200),
  ),
  row(
    ...['POST /assets/{id}/restore', 'not deleted'],
    ({ assets }) => ({ path: `/assets/${assets.unused.id}/restore` }),
    admins(409),
  ),
  row('POST /assets/{id}/restore', 'unknown', () => ({ path: '/assets/onbekend/restore' }), admins(404)),
  row(
    ...['POST /admin/assets/bulk', 'a tag'],
    async (world) => ({
      path: '/admin/assets/bulk',
      json: { ids: [(await newAsset(world)).id], set: { tags_add: ['nieuw'] } },
    }),
    admins(200),
  ),
  row(
    ...['POST /admin/assets/bulk', 'unknown'],
    () => ({ path: '/admin/assets/bulk', json: { ids: ['onbekend'], set: {} } }),
    admins(400),
  ),
  row('DELETE /assets/{id}', 'unknown', () => ({ path: '/assets/onbekend' }), admins(404)),
  row(
    'GET /assets/{id}/originals',
    'of an asset that all see',
    ({ assets }) => ({ path: `/assets/${assets.replaced.id}/originals` }),
    admins(200),
  ),
  row('GET /assets/{id}/originals', 'unknown', () => ({ path: '/assets/onbekend/originals' }), admins(404)),
  row('GET /assets/{id}', 'that was replaced', read('replaced'), everybody(200)),
  row('GET /assets/{id}/download', 'that was replaced', getDownload('replaced'), everybody(200)),
  ...earlierDownloads(),
  row(
    'POST /assets/{id}/originals/{original}/restore',
    'an earlier one',
    async (world) => {
      const { id } = await newAsset(world);
      await world.admin.send('PUT', `/assets/${id}`, { raw: getForm({}, 'original', [await png()]) });
      return { path: `/assets/${id}/originals/${(await getEarlier(world, id)).id}/restore` };
    },
    admins(200),
  ),
  row(
    'POST /assets/{id}/originals/{original}/restore',
    'unknown',
    ({ assets }) => ({ path: `/assets/${assets.replaced.id}/originals/onbekend/restore` }),
    admins(404),
  ),
  row(
    'POST /assets/{id}/original/without-place',
    'that says no place',
    ({ assets }) => ({ path: `/assets/${assets.replaced.id}/original/without-place` }),
    admins(409),
  ),
  row(
    'POST /assets/{id}/original/without-place',
    'unknown',
    () => ({ path: '/assets/onbekend/original/without-place' }),
    admins(404),
  ),
  row(
    'POST /assets/{id}/files',
    'a file',
    async (world) => ({
      path: `/assets/${(await newAsset(world)).id}/files`,
      raw: getForm({}, 'files[]', [txt()]),
    }),
    admins(200),
  ),
  row(
    'POST /assets/{id}/files',
    'unknown',
    () => ({ path: '/assets/onbekend/files', raw: getForm({}, 'files[]', [txt()]) }),
    admins(404),
  ),
  row(
    'DELETE /assets/{id}/files/{file_id}',
    'a file',
    async (world) => {
      const asset = await newAsset(world);
      return { path: `/assets/${asset.id}/files/${getId(asset, '.txt')}` };
    },
    admins(200),
  ),
  row(
    'DELETE /assets/{id}/files/{file_id}',
    'of another asset',
    async (world) => ({
      path: `/assets/${(await newAsset(world)).id}/files/${getId(world.assets.staff, '.txt')}`,
    }),
    admins(404),
  ),
];
