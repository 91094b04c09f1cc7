import { beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client';
import type { Portal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data, ErrorBody, PageBody } from '../support/wire';

let portal: Portal;
let admin: Client;
let page: PageBody;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  page = (
    await admin.post<Data<PageBody>>('/pages', {
      title: 'Vast',
      blocks: [{ type: 'text', id: 20000000, title: 'A' }],
    })
  ).body.data;
});

const block = (fields: object) => ({ blocks: [{ type: 'text', ...fields }] });

/** What is sent, and the fields that the answer names. */
const refused: [string, object, string[]][] = [
  ['a title of another type', { title: 1 }, ['title']],
  ['an empty title', { title: '  ' }, ['title']],
  ['a title with NUL', { title: 'a\u0000b' }, ['title']],
  ['an endless title', { title: 'x'.repeat(256) }, ['title']],
  ['an unknown key', { kleur: 'blauw' }, ['kleur']],
  ['a key that every object has', { constructor: 1 }, ['constructor']],
  ['a slug with capitals', { slug: 'Logo' }, ['slug']],
  ['a slug with a slash', { slug: 'a/b' }, ['slug']],
  ['an empty slug', { slug: '' }, ['slug']],
  ['an endless slug', { slug: 'x'.repeat(101) }, ['slug']],
  ['a slug of the portal itself', { slug: 'create' }, ['slug']],
  ['another one', { slug: 'map' }, ['slug']],
  ['is_public as text', { is_public: 'true' }, ['is_public']],
  ['groups as text', { groups: 'x' }, ['groups']],
  ['groups as objects', { groups: [{ id: 'x' }] }, ['groups.0']],
  ['an unknown group', { groups: ['abcdefghijklmnopqrstuvwx'] }, ['groups.0']],
  ['an unknown parent', { parent_id: 'abcdefghijklmnopqrstuvwx' }, ['parent_id']],
  ['a parent of another type', { parent_id: 5 }, ['parent_id']],
  ['a moment that is none', { published_at: 'morgen' }, ['published_at']],
  ['a moment without a zone', { published_at: '2026-01-01T00:00:00' }, ['published_at']],
  ['a moment out of range', { published_at: '0000-01-01T00:00:00Z' }, ['published_at']],
  ['blocks as object', { blocks: {} }, ['blocks']],
  ['a block without a type', { blocks: [{ title: 'x' }] }, ['blocks.0.type']],
  ['an unknown type', { blocks: [{ type: 'tekst' }] }, ['blocks.0.type']],
  ['a type of Object itself', { blocks: [{ type: '__proto__' }] }, ['blocks.0.type']],
  ['an unknown key in a block', block({ kleur: 1 }), ['blocks.0.kleur']],
  ['an unknown key in a part', block({ button: { kleur: 1 } }), ['blocks.0.button.kleur']],
  [
    'a text with more than 100 levels',
    { blocks: [{ type: 'html', body: '<b>'.repeat(101) }] },
    ['blocks.0.body'],
  ],
  [
    'texts with more than 5,000 elements',
    { blocks: [{ type: 'text' }, ...Array(2).fill({ type: 'text', body: '<p>x</p>'.repeat(5001) })] },
    ['blocks.1.body', 'blocks.2.body'],
  ],
  ['a title of another type in a block', block({ title: [] }), ['blocks.0.title']],
  [
    'an unsafe address',
    block({ button: { label: 'x', url: 'javascript:alert(1)' } }),
    ['blocks.0.button.url'],
  ],
  [
    'an address of another site in disguise',
    block({ button: { url: '//kwaad.nl' } }),
    ['blocks.0.button.url'],
  ],
  ['an unknown option', block({ button: { target: '_top' } }), ['blocks.0.button.target']],
  ['a block id that is too low', block({ id: 9999999 }), ['blocks.0.id']],
  ['a block id that is too high', block({ id: 100000000 }), ['blocks.0.id']],
  ['a block id that is no integer', block({ id: 10000000.5 }), ['blocks.0.id']],
  ['a block id as text', block({ id: '10000001' }), ['blocks.0.id']],
  [
    'a block id twice',
    {
      blocks: [
        { type: 'text', id: 20000001 },
        { type: 'html', id: 20000001 },
      ],
    },
    ['blocks.1.id'],
  ],
  ['another type for a stored block', { blocks: [{ type: 'html', id: 20000000 }] }, ['blocks.0.type']],
  ['an asset as object', { blocks: [{ type: 'asset', asset: { id: 'x' } }] }, ['blocks.0.asset']],
  [
    'an unknown asset',
    { blocks: [{ type: 'asset', asset: 'abcdefghijklmnopqrstuvwx' }] },
    ['blocks.0.asset'],
  ],
  [
    'an unknown asset in a tile',
    { blocks: [{ type: 'text-tile', tile: { asset: 'abcdefghijklmnop' } }] },
    ['blocks.0.tile.asset'],
  ],
  [
    'an unknown asset in a list',
    { blocks: [{ type: 'assets', assets: ['', 'abcdefghijklmnop'] }] },
    ['blocks.0.assets.1'],
  ],
  ['two mistakes at once', { title: '', ...block({ title: 5 }) }, ['title', 'blocks.0.title']],
];

describe.each(['POST', 'PUT'])('%s', (method) => {
  test.each(refused)('refuses %s', async (_name, sent, fields) => {
    const before = (await admin.get('/admin/pages/map')).body;
    const draft = (await admin.get(`/admin/pages/${page.slug}`)).body;
    const path = method === 'POST' ? '/pages' : `/pages/${page.id}`;
    // A new page has no stored block whose type could change.
    const isStored = JSON.stringify(sent).includes('"html","id":20000000');
    const { status, body } = await admin.send<ErrorBody>(method, path, {
      json: method === 'POST' ? { title: 'Nieuw', ...sent } : sent,
    });
    if (isStored && method === 'POST') return expect(status).toBe(200);
    expect(status).toBe(400);
    expect(body.status).toBe(400);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual([...fields].sort());
    for (const messages of Object.values(body.errors ?? {})) expect(messages[0]).toMatch(/^[A-Z].*[.:]/);
    expect(body.message).not.toMatch(/zod|sql|strapi|knex/i);
    expect((await admin.get('/admin/pages/map')).body).toEqual(before);
    expect((await admin.get(`/admin/pages/${page.slug}`)).body).toEqual(draft);
  });
});

test('a page needs a title', async () => {
  const { status, body } = await admin.post<ErrorBody>('/pages', {});
  expect(status).toBe(400);
  expect(body.errors).toHaveProperty('title');
});

const bodies: [string, string, number][] = [
  ['malformed JSON', '{"title":', 400],
  ['no object', '[]', 400],
  ['a text', '"x"', 400],
  ['null', 'null', 400],
  ['a number', '5', 400],
  ['too much', JSON.stringify({ title: 'x'.repeat(6 * 1024 * 1024) }), 413],
  ['too deep', `{"blocks":${'['.repeat(400_000)}${']'.repeat(400_000)}}`, 400],
];

test.each(bodies)('a body that is %s is refused', async (_name, raw, expected) => {
  const headers = { 'Content-Type': 'application/json' };
  const { status, body } = await admin.send<ErrorBody>('POST', '/pages', { raw, headers });
  expect(status).toBe(expected);
  expect(body.message).toBeTruthy();
});

test.each([
  ['GET', '/pages/onbekend', 401, 404],
  ['GET', '/admin/pages/map', 401, 200],
  ['GET', '/admin/pages/deleted', 401, 200],
  ['GET', '/admin/pages/onbekend', 401, 404],
  ['GET', '/admin/block-types', 401, 200],
  ['POST', '/pages', 401, 400],
  ['PUT', '/pages/onbekend', 401, 404],
  ['PUT', '/pages/onbekend/map', 401, 400],
  ['DELETE', '/pages/onbekend', 401, 404],
  ['POST', '/pages/onbekend/restore', 401, 404],
  ['GET', '/pages/%00', 401, 404],
  ['GET', '/admin/pages/%00', 401, 404],
  ['PUT', '/pages/%00', 401, 404],
  ['DELETE', '/pages/%00', 401, 404],
  ['DELETE', '/pages/%00?permanent=true', 401, 404],
  ['POST', '/pages/%00/restore', 401, 404],
  ['PUT', '/pages/%00/map', 401, 404],
  ['GET', '/pages', 404, 404],
  ['GET', '/onbekend', 404, 404],
  ['PATCH', '/pages/onbekend', 404, 404],
])('%s %s is %i for visitors and %i for admins', async (method, path, visitor, forAdmin) => {
  const json = method === 'GET' || method === 'DELETE' ? {} : { json: {} };
  const anonymous = await portal.api.send<ErrorBody>(method, path, json);
  expect(anonymous.status).toBe(visitor);
  expect(anonymous.body.message).toBeTruthy();
  expect((await admin.send(method, path, json)).status).toBe(forAdmin);
  expect((await portal.api.bearer('onzin').send(method, path, json)).status).toBe(
    visitor === 404 ? 404 : 401,
  );
});
