import type { PresetResponse } from '../../../src/http/schemas/presets';
import type { Data } from '../../support/wire';
import { newWord } from '../../support/words';
import { admins, everybody, only, type Answers } from '../callers';
import { type Row, row } from '../row';
import type { World } from '../world';

/** See it, and may not have it. */
const SEEN = { viewer: 403, user: 403, editor: 403 };

const UNKNOWN = only([], { anonymous: 401, admin: 404 });

const preset = async ({ admin }: World): Promise<string> => {
  const input = { label: newWord(), format: 'png', width: 40 };
  return (await admin.post<Data<PresetResponse>>('/presets', input)).body.data.id;
};

const inFormat =
  (name: keyof World['assets']) =>
  async (world: World): Promise<{ path: string }> => ({
    path: `/assets/${world.assets[name].id}/renditions/${await preset(world)}/download`,
  });

const download = (name: keyof World['assets'], status: Answers): Row =>
  row('GET /assets/{id}/renditions/{preset}/download', name, inFormat(name), status);

const STAFF = only(['user', 'admin'], { ...SEEN, user: 200 });

/** The formats: read by all, changed by administrators; a picture in one for who may use the asset. */
export const presetRows = [
  row('GET /presets', 'all', () => ({ path: '/presets' }), everybody(200)),
  row(
    'GET /presets/{id}',
    'one',
    async (world) => ({ path: `/presets/${await preset(world)}` }),
    everybody(200),
  ),
  row(
    'POST /presets',
    'a new one',
    () => ({ path: '/presets', json: { label: 'Nieuw', format: 'webp' } }),
    admins(200),
  ),
  row(
    'PUT /presets/{id}',
    'another size',
    async (world) => ({ path: `/presets/${await preset(world)}`, json: { width: 50 } }),
    admins(200),
  ),
  row(
    'DELETE /presets/{id}',
    'one',
    async (world) => ({ path: `/presets/${await preset(world)}` }),
    admins(204),
  ),
  row(
    'GET /assets/{id}/renditions',
    'of staff',
    ({ assets }) => ({ path: `/assets/${assets.staff.id}/renditions` }),
    STAFF,
  ),
  download('open', everybody(200)),
  download('staff', STAFF),
  download('hidden', STAFF),
  download('users', only(['user', 'admin'])),
  download('unused', only(['admin'])),
  download('deleted', UNKNOWN),
  row('POST /assets/{id}/renditions/{preset}/download', 'of staff', inFormat('staff'), STAFF),
  row(
    'GET /assets/{id}/renditions/{preset}/download',
    'an unknown format',
    ({ assets }) => ({ path: `/assets/${assets.users.id}/renditions/onbekend/download` }),
    UNKNOWN,
  ),
];
