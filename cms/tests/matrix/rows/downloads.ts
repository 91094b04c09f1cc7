import type { Data } from '../../support/wire';
import { admins, everybody, loggedIn, only } from '../callers';
import { row } from '../row';
import type { World } from '../world';

type AssetName = keyof World['assets'];

const zip = (name: AssetName) => (world: World) => ({
  path: '/downloads',
  json: { items: [{ asset: world.assets[name].id }] },
});

const share = (world: World, title: string) => ({
  path: '/shares',
  json: { title, items: [{ asset: world.assets.open.id }] },
});

async function makeShare(world: World, title = 'Voor het bureau') {
  const { path, json } = share(world, title);
  const { id, url } = (await world.admin.post<Data<{ id: string; url: string }>>(path, json)).body.data;
  return { id, token: url.split('/').at(-1) };
}

/** See it or not, and may not have it: a zip does not tell the two apart. */
const refused = { groupless: 403, viewer: 403, user: 403, editor: 403, blind: 403, anonymous: 401 };

/** Zips of many files, and links with which they are shared. */
export const downloadRows = [
  row('POST /downloads', 'what is open', zip('open'), everybody(200)),
  row('POST /downloads', 'what some may use', zip('staff'), only(['admin'], { ...refused, user: 200 })),
  row('POST /downloads', 'what one group sees', zip('users'), only(['admin'], { ...refused, user: 200 })),
  row('POST /downloads', 'what is on no page', zip('unused'), only(['admin'], refused)),
  row('POST /downloads', 'what was deleted', zip('deleted'), {
    ...only([], refused),
    admin: 403,
  }),
  row(
    'GET /downloads/{id}',
    'by whoever has its id',
    async (world) => {
      const { path, json } = zip('open')(world);
      const { id } = (await world.admin.post<Data<{ id: string }>>(path, json)).body.data;
      return { path: `/downloads/${id}` };
    },
    everybody(200),
  ),
  row('GET /downloads/{id}', 'unknown', () => ({ path: '/downloads/onbekend' }), everybody(404)),
  row('POST /shares', 'while only admins share', (world) => share(world, 'Voor de drukker'), admins(200)),
  row(
    'GET /shares',
    'own ones',
    async (world) => {
      await makeShare(world, world.canaries.plant('deellink', ['admin']));
      return { path: '/shares' };
    },
    loggedIn(200),
  ),
  row(
    'DELETE /shares/{id}',
    "an admin's",
    async (world) => ({ path: `/shares/${(await makeShare(world)).id}` }),
    only([], { anonymous: 401, admin: 204 }),
  ),
  row(
    'POST /shares/{token}/open',
    'by whoever has its address',
    async (world) => ({ path: `/shares/${(await makeShare(world)).token}/open`, json: {} }),
    everybody(200),
  ),
];
