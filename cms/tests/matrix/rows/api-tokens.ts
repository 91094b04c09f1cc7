import type { Data } from '../../support/wire';
import { admins } from '../callers';
import { row } from '../row';
import type { World } from '../world';

const NEW = { name: 'Nog een sleutel', scopes: ['read'] };

const own = async ({ admin }: World, more: object = {}) => {
  const { body } = await admin.post<Data<{ id: string }>>('/admin/api-tokens', NEW);
  return { path: `/admin/api-tokens/${body.data.id}`, ...more };
};

/** The tokens of programs, which no program sees either. */
export const apiTokenRows = [
  row('GET /admin/api-tokens', 'all of them', () => ({ path: '/admin/api-tokens' }), admins(200)),
  row('POST /admin/api-tokens', 'a new one', () => ({ path: '/admin/api-tokens', json: NEW }), admins(200)),
  row(
    'PUT /admin/api-tokens/{id}',
    'another end',
    (world) => own(world, { json: { expires_at: null } }),
    admins(200),
  ),
  row('DELETE /admin/api-tokens/{id}', 'one', (world) => own(world), admins(204)),
];
