import type { EarlierFileResponse } from '../../../src/api/asset/schemas/asset';
import { png, txt } from '../../samples/files';
import { getForm, makeAsset } from '../../samples/sending';
import type { Data } from '../../support/wire';
import { admins, only } from '../callers';
import { row } from '../row';
import type { World } from '../world';

const raw = () => getForm({}, 'file', [txt()]);

/** An asset with a file that was replaced. */
async function getReplaced({ admin }: World) {
  const { id, files } = await makeAsset(admin, await png(), [txt()]);
  const path = `/assets/${id}/files/${files[0]?.id}`;
  await admin.send('PUT', path, { raw: raw() });
  const { body } = await admin.get<Data<EarlierFileResponse[]>>(`/assets/${id}/earlier-files`);
  return { id, path, earlier: body.data[0] };
}

/** Who may replace a file, and see and bring back what it was: admins. */
export const replacedFileRows = [
  row(
    ...['PUT /assets/{id}/files/{file_id}', 'a file'],
    async (world) => ({ path: (await getReplaced(world)).path, raw: raw() }),
    admins(200),
  ),
  row(
    ...['PUT /assets/{id}/files/{file_id}', 'of another asset'],
    async (world) => ({
      path: `/assets/${world.assets.staff.id}/files/${(await getReplaced(world)).path.split('/').at(-1)}`,
      raw: raw(),
    }),
    admins(404),
  ),
  row(
    ...['GET /assets/{id}/earlier-files', 'of an asset that all see'],
    ({ assets }) => ({ path: `/assets/${assets.replaced.id}/earlier-files` }),
    admins(200),
  ),
  row(
    ...['GET /assets/{id}/earlier-files', 'unknown'],
    () => ({ path: '/assets/onbekend/earlier-files' }),
    admins(404),
  ),
  row(
    ...['POST /assets/{id}/earlier-files/{earlier}/restore', 'an earlier one'],
    async (world) => {
      const { id, earlier } = await getReplaced(world);
      return { path: `/assets/${id}/earlier-files/${earlier?.id}/restore` };
    },
    admins(200),
  ),
  row(
    ...['POST /assets/{id}/earlier-files/{earlier}/restore', 'unknown'],
    ({ assets }) => ({ path: `/assets/${assets.replaced.id}/earlier-files/onbekend/restore` }),
    admins(404),
  ),
  row(
    ...['GET /files/{id}/download', 'what a file was'],
    async (world) => ({ path: `/files/${(await getReplaced(world)).earlier?.file.id}/download` }),
    only([], { anonymous: 401, admin: 200 }),
  ),
];
