import type { Data } from '../../support/wire';
import { newWord } from '../../support/words';
import { admins, everybody } from '../callers';
import { row } from '../row';
import type { World } from '../world';

const WORDS = { words: ['kattebelletje', 'briefje'] };

const synonym = async ({ admin }: World): Promise<string> => {
  const { body } = await admin.post<Data<{ id: string }>>('/admin/search/synonyms', {
    words: [newWord(), newWord()],
  });
  return `/admin/search/synonyms/${body.data.id}`;
};

/** Searching: all canaries begin with the word that is sought. */
export const searchRows = [
  row('GET /search', 'all canaries', () => ({ path: '/search?q=kanarie&pageSize=500' }), everybody(200)),
  row('GET /search', 'nearly canaries', () => ({ path: '/search?q=kanraie' }), everybody(200)),
  row('GET /search', 'drafts', () => ({ path: '/search?q=kanarie&scope=draft' }), admins(200)),
  row('GET /search/suggest', 'all canaries', () => ({ path: '/search/suggest?q=kanarie' }), everybody(200)),
  row('GET /search/suggest', 'a beginning', () => ({ path: '/search/suggest?q=kan' }), everybody(200)),
  row(
    'GET /search/likely',
    'all canaries',
    () => ({ path: '/search/likely?address=/oud/kanarie' }),
    everybody(200),
  ),
  row('GET /library', 'all of it', () => ({ path: '/library?pageSize=500' }), everybody(200)),
  row('GET /library/overview', 'its shelves', () => ({ path: '/library/overview' }), everybody(200)),
  row(
    'POST /search/clicks',
    'a click',
    () => ({ path: '/search/clicks', json: { q: 'x', kind: 'page', id: 'x', rank: 1 } }),
    everybody(204),
  ),
  row('GET /admin/search/misses', 'all', () => ({ path: '/admin/search/misses' }), admins(200)),
  row(
    'DELETE /admin/search/misses/{term}',
    'none',
    () => ({ path: '/admin/search/misses/onbekend' }),
    admins(404),
  ),
  row('GET /admin/search/synonyms', 'all', () => ({ path: '/admin/search/synonyms' }), admins(200)),
  row(
    'GET /admin/search/synonyms/{id}',
    'them',
    async (world) => ({ path: await synonym(world) }),
    admins(200),
  ),
  row(
    'POST /admin/search/synonyms',
    'new ones',
    () => ({ path: '/admin/search/synonyms', json: WORDS }),
    admins(200),
  ),
  row(
    'PUT /admin/search/synonyms/{id}',
    'others',
    async (world) => ({ path: await synonym(world), json: { words: ['a', 'b'] } }),
    admins(200),
  ),
  row(
    'DELETE /admin/search/synonyms/{id}',
    'them',
    async (world) => ({ path: await synonym(world) }),
    admins(204),
  ),
];
