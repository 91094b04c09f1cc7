import type { Data } from '../../support/wire';
import { admins, everybody } from '../callers';
import { row } from '../row';
import type { World } from '../world';

let count = 0;

const color = async ({ admin }: World): Promise<string> => {
  count += 1;
  const input = { name: `Tint ${count}`, hex: '#123456' };
  return (await admin.post<Data<{ id: string }>>('/colors', input)).body.data.id;
};

/** The colours of the house style: read by all, changed by administrators. */
export const colorRows = [
  row('GET /colors', 'all', () => ({ path: '/colors' }), everybody(200)),
  row('GET /colors/contrast', 'all', () => ({ path: '/colors/contrast' }), everybody(200)),
  row(
    'GET /colors/{id}',
    'one',
    async (world) => ({ path: `/colors/${await color(world)}` }),
    everybody(200),
  ),
  row('GET /tokens', 'the design tokens', () => ({ path: '/tokens' }), everybody(200)),
  row('GET /tokens/v{n}', 'the first version', () => ({ path: '/tokens/v1' }), everybody(200)),
  row(
    'POST /colors',
    'a new one',
    () => ({ path: '/colors', json: { name: 'Mosgroen', hex: '#3b5d38' } }),
    admins(200),
  ),
  row(
    'PUT /colors/map',
    'one first',
    async (world) => ({ path: '/colors/map', json: { siblings: [await color(world)] } }),
    admins(200),
  ),
  row(
    'PUT /colors/{id}',
    'another note',
    async (world) => ({ path: `/colors/${await color(world)}`, json: { note: 'Voor kaarten.' } }),
    admins(200),
  ),
  row(
    'DELETE /colors/{id}',
    'one',
    async (world) => ({ path: `/colors/${await color(world)}` }),
    admins(204),
  ),
];
