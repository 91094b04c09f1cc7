import type { Data } from '../../support/wire';
import { admins } from '../callers';
import { type Row, row } from '../row';
import type { World } from '../world';

// A name that never leads anywhere (RFC 6761).
const URL = 'https://ontvanger.invalid/haak';

type One = Data<{ id: string }>;

async function webhook({ admin }: World, active = false): Promise<string> {
  return (await admin.post<One>('/admin/webhooks', { url: URL, active })).body.data.id;
}

async function delivery(world: World): Promise<string> {
  const path = `/admin/webhooks/${await webhook(world)}`;
  const { id } = (await world.admin.post<One>(`${path}/ping`)).body.data;
  return `${path}/deliveries/${id}`;
}

const ofOne = (route: string, name: string, path: string, status: number, json?: object): Row =>
  row(
    route,
    name,
    async (world) => ({ path: `/admin/webhooks/${await webhook(world)}${path}`, json }),
    admins(status),
  );

/** Whom the portal tells what changed: of administrators. */
export const webhookRows = [
  row('GET /admin/webhooks', 'all', () => ({ path: '/admin/webhooks' }), admins(200)),
  row('POST /admin/webhooks', 'one', () => ({ path: '/admin/webhooks', json: { url: URL } }), admins(200)),
  row(
    'POST /admin/webhooks',
    'inside the network',
    () => ({ path: '/admin/webhooks', json: { url: 'https://169.254.169.254/' } }),
    admins(400),
  ),
  ofOne('PUT /admin/webhooks/{id}', 'switched on', '', 200, { active: true }),
  ofOne('DELETE /admin/webhooks/{id}', 'one', '', 204),
  ofOne('POST /admin/webhooks/{id}/secret', 'another one', '/secret', 200),
  ofOne('POST /admin/webhooks/{id}/ping', 'one that is off', '/ping', 200),
  ofOne('GET /admin/webhooks/{id}/deliveries', 'none', '/deliveries', 200),
  row(
    'GET /admin/webhooks/{id}/deliveries',
    'of none',
    () => ({ path: '/admin/webhooks/onbekend/deliveries' }),
    admins(404),
  ),
  row(
    'POST /admin/webhooks/{id}/deliveries/{delivery}/retry',
    'a ping',
    async (world) => ({ path: `${await delivery(world)}/retry` }),
    admins(200),
  ),
  row(
    'POST /admin/webhooks/{id}/deliveries/{delivery}/retry',
    'one of another webhook',
    async (world) => {
      const [, , , , , id] = (await delivery(world)).split('/');
      return { path: `/admin/webhooks/${await webhook(world)}/deliveries/${id}/retry` };
    },
    admins(404),
  ),
];
