import { beforeAll, describe, expect, test } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import * as samples from '../samples/files';
import { loggedIn, makeGroup, makeUser, PASSWORD } from '../samples/people';
import { type AssetBody, makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data } from '../support/wire';

type Token = Data<{ token: string; expires_in: number }>;

const NAMES = ['anonymous', 'outsider', 'viewer', 'user', 'designer', 'admin'] as const;
type Name = (typeof NAMES)[number];

let portal: OwnPortal;
let people: Record<Name, Client>;
let assets: Record<'open' | 'closed' | 'hidden' | 'unused', AssetResponse>;

const getAll = async (groups: readonly { documentId: string }[]): Promise<void> => {
  const admin = await portal.admin();
  const make = async () => makeAsset(admin, await samples.png(), [samples.docx(), samples.eps()]);
  const hidden = await make();
  await admin.put(`/assets/${hidden.id}`, { isPrivate: true });
  assets = { open: await make(), closed: await make(), hidden, unused: await make() };
  const ids = groups.map(({ documentId }) => documentId);
  const shown = ({ id }: AssetResponse) => ({ type: 'asset', asset: id });
  const published_at = '2026-01-02T03:04:05Z';
  await admin.post('/pages', {
    title: 'Openbaar',
    is_public: true,
    groups: ids,
    published_at,
    blocks: [shown(assets.open), shown(assets.hidden)],
  });
  const blocks = [shown(assets.closed)];
  await admin.post('/pages', { title: 'Besloten', groups: ids, published_at, blocks });
  await admin.post('/pages', { title: 'Concept', is_public: true, blocks: [shown(assets.unused)] });
};

beforeAll(async () => {
  portal = await sharedPortal();
  const { strapi, api } = portal;
  const view = await makeGroup(strapi, 'Kijkers', { canView: true });
  const use = await makeGroup(strapi, 'Gebruikers', { canView: true, canUse: true });
  const edit = await makeGroup(strapi, 'Ontwerpers', { canView: true, canUse: true, canEdit: true });
  people = {
    anonymous: api,
    outsider: await loggedIn(strapi, api, 'outsider', []),
    viewer: await loggedIn(strapi, api, 'viewer', [view.id]),
    user: await loggedIn(strapi, api, 'user', [use.id]),
    designer: await loggedIn(strapi, api, 'designer', [edit.id]),
    admin: await portal.admin(),
  };
  await getAll([view, use, edit]);
});

const idIn = (asset: keyof typeof assets, what: 'original' | '.docx' | '.eps'): string => {
  const { original, files } = assets[asset];
  const file = what === 'original' ? original : files.find(({ ext }) => ext === what);
  return file?.id ?? '';
};

const statuses = async (call: (client: Client) => Promise<{ status: number }>): Promise<number[]> =>
  Promise.all(NAMES.map(async (name) => (await call(people[name])).status));

describe('who may', () => {
  const rights: [keyof typeof assets, 'original' | '.docx' | '.eps', number[]][] = [
    ['open', 'original', [200, 200, 200, 200, 200, 200]],
    ['open', '.docx', [200, 200, 200, 200, 200, 200]],
    ['open', '.eps', [401, 403, 403, 403, 200, 200]],
    ['closed', 'original', [401, 404, 403, 200, 200, 200]],
    ['closed', '.docx', [401, 404, 403, 200, 200, 200]],
    ['closed', '.eps', [401, 404, 403, 403, 200, 200]],
    ['hidden', 'original', [401, 404, 403, 200, 200, 200]],
    ['hidden', '.eps', [401, 404, 403, 403, 200, 200]],
    ['unused', 'original', [401, 404, 404, 404, 404, 200]],
    ['unused', '.docx', [401, 404, 404, 404, 404, 200]],
  ];

  test.each(rights)(`download of the asset %s: %s (${NAMES.join(', ')})`, async (asset, what, expected) => {
    const path = `/files/${idIn(asset, what)}/download`;
    expect(await statuses((client) => client.get(path))).toEqual(expected);
    expect(await statuses((client) => client.send('HEAD', path))).toEqual(expected);
    expect(await statuses((client) => client.post(path))).toEqual(expected);
    if (what !== 'original') return;
    const original = `/assets/${assets[asset].id}/download`;
    expect(await statuses((client) => client.get(original))).toEqual(expected);
    expect(await statuses((client) => client.post(original))).toEqual(expected);
  });

  test.each([
    ['open', [200, 200, 200, 200, 200, 200]],
    ['closed', [401, 404, 200, 200, 200, 200]],
    ['hidden', [401, 404, 200, 200, 200, 200]],
    ['unused', [401, 404, 404, 404, 404, 200]],
  ] as const)('read the asset %s', async (asset, expected) => {
    expect(await statuses((client) => client.get(`/assets/${assets[asset].id}`))).toEqual(expected);
  });

  test('find an asset in the list', async () => {
    const found = await Promise.all(
      NAMES.map(async (name) => {
        const { body } = await people[name].get<{ data?: AssetResponse[] }>('/assets?pageSize=500');
        const own = Object.values(assets).map(({ id }) => id);
        return body.data?.filter(({ id }) => own.includes(id)).length;
      }),
    );
    expect(found).toEqual([undefined, 1, 3, 3, 3, 4]);
  });

  test('know what may be done with it', async () => {
    const cans = await Promise.all(
      NAMES.map(
        async (name) => (await people[name].get<AssetBody>(`/assets/${assets.open.id}`)).body.data.can,
      ),
    );
    expect(cans.map(({ use, edit }) => [use, edit])).toEqual([
      ...[
        [true, false],
        [true, false],
        [true, false],
        [true, false],
      ],
      ...[
        [true, true],
        [true, true],
      ],
    ]);
  });

  test.each([
    '/files/abcdefghijklmnopqrstuvwx/download',
    '/assets/abcdefghijklmnopqrstuvwx/download',
    '/files/%00/download',
  ])('nobody downloads %s', async (path) => {
    expect(await statuses((client) => client.get(path))).toEqual([401, 404, 404, 404, 404, 404]);
  });

  test('only admins learn where an asset is used', async () => {
    const seen = await people.designer.get<AssetBody>(`/assets/${assets.open.id}`);
    expect(seen.body.data).not.toHaveProperty('used_on');
  });
});

describe('a token', () => {
  const tokenFor = async (client: Client, path: string): Promise<string> => {
    const { body } = await client.post<Token>(path);
    expect(body.data.expires_in).toBe(60);
    return body.data.token;
  };
  const use = (path: string, token: string) => portal.api.get<string>(`${path}?token=${token}`);

  test('downloads without a header', async () => {
    const path = `/files/${idIn('closed', '.eps')}/download`;
    const { status, bytes } = await use(path, await tokenFor(people.designer, path));
    expect(status).toBe(200);
    expect(new Uint8Array(bytes)).toEqual(samples.eps().bytes);
  });

  test('also for who is not logged in, of what is open', async () => {
    const path = `/assets/${assets.open.id}/download`;
    expect((await use(path, await tokenFor(people.anonymous, path))).status).toBe(200);
  });

  test('is of no use on another path', async () => {
    const token = await tokenFor(people.designer, `/files/${idIn('closed', '.eps')}/download`);
    expect((await use(`/files/${idIn('closed', '.docx')}/download`, token)).status).toBe(401);
    expect((await use(`/assets/${assets.closed.id}/download`, token)).status).toBe(401);
  });

  test('cannot be changed', async () => {
    const path = `/files/${idIn('closed', '.docx')}/download`;
    const [holder = '', expires = '', signature = ''] = (await tokenFor(people.user, path)).split('.');
    const later = String(Number(expires) + 60);
    for (const token of [
      `${holder}.${later}.${signature}`,
      `maintainer.${expires}.${signature}`,
      `${holder}.${expires}.${signature.slice(1)}`,
      `${holder}.${expires}.`,
      '',
      'x',
    ]) {
      expect((await use(path, token)).status).toBe(401);
    }
  });

  test('ends when its holder logs out, not when the session goes on with other tokens', async () => {
    const { strapi, api } = portal;
    const group = await makeGroup(strapi, 'Uitloggers', { canView: true, canUse: true });
    const email = await makeUser(strapi, 'uitlogger', [group.id]);
    const path = `/assets/${assets.open.id}/download`;
    const first = await api.post<{ access_token: string }>('/auth/login', { email, password: PASSWORD });
    const token = await tokenFor(api.bearer(first.body.access_token), path);
    const Cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    const next = await api.post<{ access_token: string }>('/auth/refresh', undefined, { Cookie });
    expect((await use(path, token)).status).toBe(200);
    expect((await api.bearer(next.body.access_token).post('/auth/logout')).status).toBe(204);
    expect((await use(path, token)).status).toBe(401);
  });

  test('counts for as long as its holder may', async () => {
    const { strapi, api } = portal;
    const group = await makeGroup(strapi, 'Tijdelijk', { canView: true, canUse: true });
    const leaver = await makeUser(strapi, 'leaver', [group.id]);
    const page = { title: 'Tijdelijk', groups: [group.documentId], published_at: '2026-01-02T03:04:05Z' };
    await people.admin.post('/pages', { ...page, blocks: [{ type: 'asset', asset: assets.unused.id }] });
    const client = await api.as(leaver, PASSWORD);
    const path = `/assets/${assets.unused.id}/download`;
    const token = await tokenFor(client, path);
    expect((await use(path, token)).status).toBe(200);
    await strapi.db.query('api::group.group').update({ where: { id: group.id }, data: { canUse: false } });
    expect((await use(path, token)).status).toBe(403);
    await strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { username: leaver }, data: { blocked: true } });
    expect((await use(path, token)).status).toBe(401);
  });
});

describe('a download', () => {
  const whole = async () => new Uint8Array((await samples.png()).bytes);
  const get = (headers: Record<string, string> = {}) =>
    people.admin.get<string>(`/assets/${assets.open.id}/download`, headers);

  test('is saved under its own name and never shown', async () => {
    const { headers, bytes } = await get();
    expect(new Uint8Array(bytes)).toEqual(await whole());
    expect(headers.get('content-disposition')).toBe('attachment; filename="beeld.png"');
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('content-length')).toBe(String((await whole()).length));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    // A proxy sends files only when it is set to.
    expect(headers.get('x-accel-redirect')).toBeNull();
  });

  test('keeps a name with other letters', async () => {
    const asset = await makeAsset(people.admin, samples.named('Schets “café” 10%.png', await samples.png()));
    const { headers } = await people.admin.get(`/assets/${asset.id}/download`);
    expect(headers.get('content-disposition')).toContain(
      `filename*=UTF-8''Schets%20%E2%80%9Ccaf%C3%A9%E2%80%9D%2010%25.png`,
    );
  });

  test.each([
    ['bytes=0-9', 0, 10],
    ['bytes=10-', 10, undefined],
    ['bytes=-5', -5, undefined],
    ['bytes=0-99999999', 0, undefined],
    ['bytes=-99999999', 0, undefined],
  ])('gives the piece %s', async (range, start, end) => {
    const all = await whole();
    const { status, headers, bytes } = await get({ Range: range });
    const piece = all.slice(start, end);
    const first = start < 0 ? all.length + start : start;
    expect(status).toBe(206);
    expect(new Uint8Array(bytes)).toEqual(piece);
    expect(headers.get('content-range')).toBe(`bytes ${first}-${first + piece.length - 1}/${all.length}`);
    expect(headers.get('content-length')).toBe(String(piece.length));
  });

  test('describes the whole when only its headers are asked for, whatever the range', async () => {
    const path = `/assets/${assets.open.id}/download`;
    const { status, headers, bytes } = await people.admin.send<string>('HEAD', path, {
      headers: { Range: 'bytes=0-9' },
    });
    expect([status, bytes.length]).toEqual([200, 0]);
    expect(headers.get('content-length')).toBe(String((await whole()).length));
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(headers.get('content-range')).toBeNull();
  });

  test('has no piece after its end', async () => {
    const { status, headers } = await get({ Range: 'bytes=99999999-' });
    expect(status).toBe(416);
    expect(headers.get('content-range')).toBe(`bytes */${(await whole()).length}`);
  });

  test.each(['bytes=abc', 'lines=0-9', 'bytes=0-1,5-6', 'bytes=5-2'])('is whole for %s', async (Range) => {
    const { status, bytes } = await get({ Range });
    expect(status).toBe(200);
    expect(bytes).toHaveLength((await whole()).length);
  });

  test('is not sent again, and not in pieces of another content', async () => {
    const { headers } = await get();
    const etag = headers.get('etag') ?? '';
    expect((await get({ 'If-None-Match': etag })).status).toBe(304);
    expect((await get({ Range: 'bytes=0-9', 'If-Range': etag })).status).toBe(206);
    expect((await get({ Range: 'bytes=0-9', 'If-Range': '"other"' })).status).toBe(200);
    const modified = headers.get('last-modified') ?? '';
    expect((await get({ Range: 'bytes=0-9', 'If-Range': modified })).status).toBe(206);
    const before = new Date(Date.parse(modified) - 1000).toUTCString();
    expect((await get({ Range: 'bytes=0-9', 'If-Range': before })).status).toBe(200);
  });
});
