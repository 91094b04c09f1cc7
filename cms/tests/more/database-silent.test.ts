import { beforeAll, describe, expect, test } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import { fillDigests } from '../../src/storage/fill-digests';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Answer, Client } from '../support/client';
import { MAINTAINER, type OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import { NOW, publish } from '../support/searching';
import type { Data, ErrorBody, PageBody } from '../support/wire';

let portal: OwnPortal;
let admin: Client;
let panel: Client;
let panelCookie: string;
let asset: AssetResponse;
let page: PageBody;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  const login = await portal.site.post<Data<{ token: string }>>('/admin/login', MAINTAINER);
  panel = portal.site.bearer(login.body.data.token);
  panelCookie = login.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  asset = await makeAsset(admin, await samples.png());
  page = await publish(admin, { title: 'Stilte', blocks: [{ type: 'asset', asset: asset.id }] });
});

/** As the guard against a silent database does: nobody gets a connection. */
async function whileSilent<T>(work: () => Promise<T>): Promise<T> {
  const { client } = portal.strapi.db.connection;
  const acquire = client.acquireConnection;
  const silent = () =>
    Promise.reject(Object.assign(new Error('The database does not answer.'), { name: 'DatabaseSilent' }));
  Object.defineProperty(client, 'acquireConnection', { value: silent, configurable: true });
  try {
    return await work();
  } finally {
    Object.defineProperty(client, 'acquireConnection', { value: acquire, configurable: true });
  }
}

const getPreview = (): string => asset.original?.preview?.srcset.split(' ')[0] ?? '';
const getPanelPreview = async (): Promise<string> => {
  const { body } = await panel.get<{ results: { url: string }[] }>(
    '/upload/files?sort=createdAt:desc&pageSize=1',
  );
  return body.results[0]?.url ?? '';
};

describe('while the database is silent', () => {
  const asks: [what: string, ask: () => Promise<() => Promise<Answer<unknown>>>][] = [
    ['a draft', () => Promise.resolve(() => admin.get(`/admin/pages/${page.slug}`))],
    ['a save', () => Promise.resolve(() => admin.put(`/pages/${page.id}`, { title: 'Lawaai' }))],
    [
      'a login',
      () => Promise.resolve(() => portal.api.post('/auth/login', { email: 'a@b.nl', password: 'x' })),
    ],
    ['a preview', () => Promise.resolve(() => portal.site.get(getPreview()))],
    ['a download', () => Promise.resolve(() => admin.get(`/assets/${asset.id}/download`))],
    ['a zip', () => Promise.resolve(() => portal.api.get('/downloads/AAAAAAAAAAAAAAAAAAAAAA'))],
    ['the panel', () => Promise.resolve(() => panel.get('/admin/users/me'))],
    [
      'pages in the panel',
      () => Promise.resolve(() => panel.get('/content-manager/collection-types/api::page.page')),
    ],
    ['files in the panel', () => Promise.resolve(() => panel.get('/upload/files'))],
    ['a login of the panel', () => Promise.resolve(() => portal.site.post('/admin/login', MAINTAINER))],
    [
      'a session of the panel that goes on',
      () => Promise.resolve(() => portal.site.post('/admin/access-token', {}, { Cookie: panelCookie })),
    ],
    [
      'a preview in the panel',
      async () => {
        const url = await getPanelPreview();
        return () => portal.site.get(url, { Cookie: panelCookie });
      },
    ],
  ];

  test.each(asks)('%s is answered 503, with when to ask again', async (_what, ask) => {
    const prepared = await ask();
    const { status, headers, body } = await whileSilent(prepared);
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    expect(JSON.stringify(body)).toContain('even niet bereikbaar');
    expect(JSON.stringify(body)).not.toMatch(/database|silent/i);
  });

  test('the portal is alive, though not well, and still opens', async () => {
    const get = async (path: string) => (await portal.site.get(path)).status;
    await whileSilent(async () => {
      expect(await Promise.all(['/_health', '/_health/'].map(get))).toEqual([503, 503]);
      expect(await Promise.all(['/_health/live', '/_health/live/', '/'].map(get))).toEqual([204, 204, 200]);
    });
    expect(await Promise.all(['/_health', '/_health/live'].map(get))).toEqual([204, 204]);
    expect(await get('/_health/anders')).toBe(404);
  });

  test('jobs wait, and go on after it', async () => {
    const { strapi } = portal;
    const id = asset.original?.id;
    const sql = (statement: string) => strapi.db.connection.raw(statement, [id]);
    const later = new Date(Date.now() + 1000).toISOString();
    const planned = await publish(admin, { title: 'Straks', published_at: later });
    await sql(`update files set provider_metadata = provider_metadata::jsonb - 'crc' where document_id = ?`);
    const stop = fillDigests(strapi, 500);
    try {
      await whileSilent(async () => {
        expect((await portal.api.post('/auth/password/email', { email: 'niemand@example.org' })).status).toBe(
          503,
        );
        await expect.poll(() => Date.now() > Date.parse(later) + 1000, { timeout: 5000 }).toBe(true);
      });
      await expect
        .poll(async () => (await portal.api.get(`/pages/${planned.slug}`)).status, { timeout: 10_000 })
        .toBe(200);
      const hasCrc = async () =>
        (await sql(`select provider_metadata::jsonb ->> 'crc' as crc from files where document_id = ?`))
          .rows[0].crc;
      await expect.poll(hasCrc, { timeout: 10_000 }).not.toBeNull();
    } finally {
      await stop();
    }
  });

  test('what comes after it is as before', async () => {
    await whileSilent(() => admin.put(`/pages/${page.id}`, { title: 'Niet bewaard' }));
    const { body } = await admin.put<Data<PageBody> & ErrorBody>(`/pages/${page.id}`, { published_at: NOW });
    expect(body.data.title).toBe('Stilte');
    expect((await portal.site.get(getPreview())).status).toBe(200);
  });
});
