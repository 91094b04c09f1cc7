import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import * as samples from '../samples/files';
import { loggedIn, makeGroup } from '../samples/people';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import { publish } from '../support/searching';
import type { Data, ErrorBody } from '../support/wire';

interface Share {
  id: string;
  url: string;
  title: string;
  items: object[];
  expires_at: string;
  has_password: boolean;
  max_downloads: number | null;
  downloads: number;
  created_by: { id: string; name: string } | null;
  revoked_at: string | null;
}

interface Opened {
  title: string;
  items: { name: string; size: number; preview: { url: string } | null }[];
  size: number;
  expires_at: string;
  url: string;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let portal: OwnPortal;
let admin: Client;
/** Two who may use the asset. */
let user: Client;
let colleague: Client;
let viewer: Client;
let asset: AssetResponse;
let group: { id: number; documentId: string };

const allow = async (sharing: 'off' | 'admins' | 'staff'): Promise<void> => {
  expect((await admin.put('/admin/site', { sharing })).status).toBe(200);
};

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  const { strapi, api } = portal;
  group = await makeGroup(strapi, 'Gebruikers', { canView: true, canUse: true });
  const seeing = await makeGroup(strapi, 'Kijkers', { canView: true });
  user = await loggedIn(strapi, api, 'gebruiker', [group.id]);
  colleague = await loggedIn(strapi, api, 'collega', [group.id]);
  viewer = await loggedIn(strapi, api, 'kijker', [seeing.id]);
  asset = await makeAsset(admin, await samples.png(), [samples.txt()], { title: 'Kanarie' });
  await publish(admin, {
    title: 'Besloten',
    is_public: false,
    groups: [group.documentId, seeing.documentId],
    blocks: [{ type: 'asset', asset: asset.id }],
  });
  await allow('staff');
});
afterAll(() => allow('admins'));

const ask = (client: Client, more: object = {}) =>
  client.post<Data<Share> & ErrorBody>('/shares', {
    title: 'Drukkerij Kuipers',
    items: [{ asset: asset.id }],
    ...more,
  });
async function make(client: Client, more: object = {}): Promise<Share> {
  const { status, body } = await ask(client, more);
  expect(status).toBe(200);
  return body.data;
}
const open = ({ url }: Share, body: object = {}) =>
  portal.api.post<Data<Opened> & ErrorBody>(`/shares/${new URL(url).pathname.split('/').at(-1)}/open`, body);
const list = async (client: Client): Promise<string[]> =>
  (await client.get<Data<Share[]>>('/shares')).body.data.map(({ id }) => id);

test('an agency without an account gets what is shared, and nothing else', async () => {
  const share = await make(user);
  expect(share).toMatchObject({
    title: 'Drukkerij Kuipers',
    has_password: false,
    max_downloads: null,
    downloads: 0,
  });
  expect(share.url).toMatch(/\/delen\/[a-z0-9]{24}-[\w-]{43}$/);
  expect(Math.round((Date.parse(share.expires_at) - Date.now()) / DAY_MS)).toBe(14);
  const opened = await open(share);
  expect(opened.status).toBe(200);
  expect(opened.headers.get('x-robots-tag')).toBe('noindex');
  const { data } = opened.body;
  expect(data).toMatchObject({ title: 'Drukkerij Kuipers', items: [{ name: asset.original?.name }] });
  expect((await portal.site.get(data.items[0]?.preview?.url ?? '')).status).toBe(200);
  const zip = await portal.site.get(data.url);
  expect(zip.status).toBe(200);
  expect(zip.bytes).toHaveLength(data.size);
  expect((await portal.api.get(`/assets/${asset.id}/download`)).status).toBe(401);
  const [seen] = (await user.get<Data<Share[]>>('/shares?search=kuipers')).body.data;
  expect(seen).toMatchObject({ id: share.id, url: share.url, downloads: 1 });
  expect(JSON.stringify(seen)).not.toMatch(/argon2|passwordHash/);
});

describe('a password', () => {
  test('is asked for, and only its hash is kept', async () => {
    const share = await make(user, { password: 'linde-42-haven' });
    expect(share.has_password).toBe(true);
    const first = await open(share);
    expect(first.status).toBe(401);
    expect(JSON.stringify(first.body)).not.toContain('Kuipers');
    expect((await open(share, { password: 'linde-43-haven' })).status).toBe(401);
    expect((await open(share, { password: 'linde-42-haven' })).status).toBe(200);
    // As one copies it from a mail.
    expect((await open(share, { password: ' linde-42-haven\n' })).status).toBe(200);
    const rows = await portal.strapi.db.query('api::download.share').findMany();
    expect(JSON.stringify(rows)).not.toContain('linde-42-haven');
  });

  test('of fewer than six characters is refused', async () => {
    expect(await ask(user, { password: 'abc' })).toMatchObject({
      status: 400,
      body: { errors: { password: [expect.any(String)] } },
    });
  });
});

describe('a maximum', () => {
  const limited = async (max_downloads: number) => {
    const share = await make(user, { max_downloads });
    const { url, size } = (await open(share)).body.data;
    const fetch = async (range?: string, headers: Record<string, string> = {}) =>
      (await portal.site.get(url, { ...(range && { Range: range }), ...headers })).status;
    const count = async () => {
      const { body } = await user.get<Data<Share[]>>('/shares?sort=created_at:desc');
      return body.data.find(({ id }) => id === share.id)?.downloads;
    };
    return { share, url, size, fetch, count };
  };

  test('counts downloads, however often one is resumed, and for all who come at once', async () => {
    const { share, fetch } = await limited(2);
    expect(await fetch('bytes=0-9')).toBe(206);
    expect(await fetch('bytes=10-')).toBe(206);
    const others = await Promise.all(Array.from({ length: 4 }, () => fetch()));
    expect(others.sort((a, b) => a - b)).toEqual([200, 410, 410, 410]);
    expect(await fetch('bytes=10-')).toBe(206);
    expect((await open(share)).status).toBe(410);
  });

  test.each([
    ['without a range', undefined],
    ['as a range', 'bytes=0-'],
    ['of some bytes', 'bytes=0-0'],
    ['by a suffix', 'bytes=-99999999'],
    ['in several ranges', 'bytes=0-0,5-9'],
    ['as a range that means nothing', 'bytes=9-1'],
  ])('counts another start %s after a whole one', async (_how, range) => {
    const { fetch, count } = await limited(1);
    expect(await fetch()).toBe(200);
    expect(await fetch(range)).toBe(410);
    expect(await count()).toBe(1);
  });

  test('counts no HEAD, no look at the first bytes and no going on', async () => {
    const { url, size, fetch, count } = await limited(1);
    const { headers } = await portal.site.send('HEAD', url);
    expect(headers.get('content-length')).toBe(String(size));
    expect(await count()).toBe(0);
    expect(await fetch('bytes=0-0')).toBe(206);
    expect(await fetch('bytes=0-99')).toBe(206);
    const tag = headers.get('etag') ?? '';
    expect(await fetch('bytes=100-', { 'If-Range': tag })).toBe(206);
    expect(await fetch(`bytes=${size - 50}-`, { 'If-Range': tag })).toBe(206);
    expect(await count()).toBe(1);
    expect(await fetch(undefined, { 'If-Range': tag })).toBe(410);
  });

  test('cannot be evaded by leaving out the first byte, or with ids of other openings', async () => {
    const { share, fetch } = await limited(1);
    const openings = await Promise.all(
      Array.from({ length: 5 }, async () => (await open(share)).body.data.url),
    );
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) statuses.push(await fetch('bytes=1-'));
    // The second may be what a broken connection lost of the first.
    expect(statuses).toEqual([206, 206, 410, 410, 410]);
    const others = await Promise.all(openings.map((url) => portal.site.get(url, { Range: 'bytes=1-' })));
    expect(others.map(({ status }) => status)).toEqual(Array(5).fill(410));
  });

  test('lets a start that broke off begin again', async () => {
    // More than what the system itself keeps of a connection.
    const big = samples.sample('groot.txt', Buffer.alloc(32 * 1024 * 1024, 'Noorderlicht '));
    const { files } = await makeAsset(admin, await samples.png(), [big]);
    const share = await make(admin, { items: [{ file: files[0]?.id }], max_downloads: 1 });
    const { url, size } = (await open(share)).body.data;
    const request = get(`${portal.url}${url}`, { agent: false });
    const [answer]: IncomingMessage[] = await once(request, 'response');
    expect(answer?.statusCode).toBe(200);
    // Another one at the same time is one too many.
    expect((await portal.site.get(url)).status).toBe(410);
    answer?.destroy();
    await expect
      .poll(async () => {
        const [row] = await portal.strapi.db
          .query('api::download.download')
          .findMany({ where: { shareId: share.id } });
        return Number(row.sent) < size;
      })
      .toBe(true);
    expect((await portal.site.get(url)).status).toBe(200);
    expect((await portal.site.get(url)).status).toBe(410);
  });
});

test('opening it again gives the same zip, and one row', async () => {
  const share = await make(user);
  const urls = await Promise.all(Array.from({ length: 4 }, async () => (await open(share)).body.data.url));
  expect(new Set(urls).size).toBe(1);
  const other = await make(user);
  expect((await open(other)).body.data.url).not.toBe(urls[0]);
  const rows = portal.strapi.db.query('api::download.download');
  expect(await rows.count({ where: { shareId: share.id } })).toBe(1);
});

describe('it is over at once', () => {
  const expectOver = async (share: Share, address: string) => {
    expect((await open(share)).status).toBe(410);
    expect((await portal.site.get(address, { Range: 'bytes=5-' })).status).toBe(410);
  };
  const begin = async (share: Share): Promise<string> => {
    const { url } = (await open(share)).body.data;
    expect((await portal.site.get(url, { Range: 'bytes=0-4' })).status).toBe(206);
    return url;
  };

  test('when its maker or an admin revokes it', async () => {
    const mine = await make(user);
    const address = await begin(mine);
    expect((await colleague.delete(`/shares/${mine.id}`)).status).toBe(404);
    expect((await user.delete(`/shares/${mine.id}`)).status).toBe(204);
    await expectOver(mine, address);
    const other = await make(user);
    const begun = await begin(other);
    expect((await admin.delete(`/shares/${other.id}`)).status).toBe(204);
    await expectOver(other, begun);
    const [seen] = (await user.get<Data<Share[]>>('/shares')).body.data;
    expect(seen).toMatchObject({ id: other.id, revoked_at: expect.any(String) });
  });

  test('when sharing is switched off, or its group may no longer use the files', async () => {
    const share = await make(user);
    const address = await begin(share);
    await allow('admins');
    await expectOver(share, address);
    await allow('staff');
    expect((await portal.site.get(address, { Range: 'bytes=5-' })).status).toBe(206);
    await admin.put(`/groups/${group.documentId}`, { permissions: ['view'] });
    await expectOver(share, address);
    await admin.put(`/groups/${group.documentId}`, { permissions: ['view', 'download-for-use'] });
  });

  test('when its time has come', async () => {
    const share = await make(user);
    const address = await begin(share);
    const ended = { where: { documentId: share.id }, data: { expiresAt: new Date(Date.now() - 1000) } };
    await portal.strapi.db.query('api::download.share').update(ended);
    await expectOver(share, address);
  });
});

describe('who may', () => {
  test('share follows the setting and the right to use each file', async () => {
    expect((await ask(portal.api)).status).toBe(401);
    expect(await ask(viewer)).toMatchObject({
      status: 403,
      body: { errors: { 'items.0': [expect.any(String)] } },
    });
    await allow('admins');
    expect((await ask(user)).status).toBe(403);
    expect((await ask(admin)).status).toBe(200);
    await allow('off');
    expect((await ask(admin)).status).toBe(403);
    await allow('staff');
  });

  test('see a share: its maker and admins', async () => {
    const { id } = await make(user);
    expect(await list(user)).toContain(id);
    expect(await list(admin)).toContain(id);
    expect(await list(colleague)).not.toContain(id);
    expect((await portal.api.get('/shares')).status).toBe(401);
  });

  test('open: not whoever makes up an address, or another form of one', async () => {
    const { url } = await make(user);
    const [token = '', id = '', signature = ''] = /([a-z0-9]{24})-([\w-]{43})$/.exec(url) ?? [];
    const madeUp = [id, `${id}-`, `${id}-${'A'.repeat(43)}`, `x${id}-${signature}`, '%00', '-'];
    // The last character holds two bits that decoding ignores.
    const next = String.fromCharCode(token.charCodeAt(token.length - 1) + 1);
    const otherForms = [...['=', '.', '%00', '%20'].map((junk) => token + junk), token.slice(0, -1) + next];
    for (const wrong of [...madeUp, ...otherForms]) {
      expect((await portal.api.post(`/shares/${wrong}/open`, {})).status).toBe(404);
    }
  });
});

test.each([
  ['title', { title: '' }],
  ['title', { title: 'a\nb' }],
  ['title', { title: 'a\u202Eb' }],
  ['items', { items: [] }],
  ['expires_at', { expires_at: '2020-01-01T00:00:00Z' }],
  ['expires_at', { expires_at: new Date(Date.now() + 90 * DAY_MS + HOUR_MS).toISOString() }],
  ['expires_at', { expires_at: 'morgen' }],
  ['max_downloads', { max_downloads: 0 }],
  ['max_downloads', { max_downloads: 1.5 }],
  ['onbekend', { onbekend: 1 }],
])('a wrong %s is refused at its field', async (field, more) => {
  const { status, body } = await ask(user, more);
  expect(status).toBe(400);
  expect(Object.keys(body.errors ?? {})).toEqual([field]);
});

test('the list is sorted by a field that a share has', async () => {
  const sorter = await loggedIn(portal.strapi, portal.api, 'sorteerder', [group.id]);
  for (const title of ['Beurs', 'aankondiging', 'Cursus']) await make(sorter, { title });
  const titles = async (sort: string) =>
    (await sorter.get<Data<Share[]>>(`/shares?sort=${sort}`)).body.data.map(({ title }) => title);
  expect(await titles('title:asc')).toEqual(['aankondiging', 'Beurs', 'Cursus']);
  expect(await titles('title:desc')).toEqual(['Cursus', 'Beurs', 'aankondiging']);
  const refused = await sorter.get<ErrorBody>('/shares?sort=password:asc');
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['sort']]);
});

test('the zip has the whole title as its name, also with slashes', async () => {
  const { url } = (await open(await make(user, { title: 'Jaarverslag 2025/2026' }))).body.data;
  const { headers } = await portal.site.get(url);
  expect(headers.get('content-disposition')).toBe('attachment; filename="Jaarverslag 2025 2026.zip"');
});

test('a link lasts ninety days at most', async () => {
  const expires_at = new Date(Date.now() + 90 * DAY_MS - HOUR_MS).toISOString();
  expect((await make(user, { expires_at })).expires_at).toBe(expires_at);
});

test('making, opening, refusing and revoking are in the audit log, with each file that was fetched', async () => {
  const share = await make(user, { password: 'linde-42-haven' });
  await open(share, { password: 'verkeerd' });
  const { url } = (await open(share, { password: 'linde-42-haven' })).body.data;
  await portal.site.get(url);
  await user.delete(`/shares/${share.id}`);
  const lines = async (subject: string) =>
    (await admin.get<Data<{ action: string; details: object }[]>>(`/admin/audit?subject=${subject}`)).body
      .data;
  const actions = (await lines(share.id)).map(({ action }) => action).sort();
  expect(actions).toEqual(['share.create', 'share.open', 'share.refuse', 'share.revoke']);
  const fetched = (await lines(asset.id)).filter(({ details }) => JSON.stringify(details).includes(share.id));
  expect(fetched).toMatchObject([{ action: 'asset.download' }]);
});
