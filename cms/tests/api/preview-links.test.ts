import { beforeAll, expect, test } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import { PASSWORD, getPeople } from '../support/people';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data, PageBody } from '../support/wire';

interface Link {
  id: string;
  url: string;
  expires_at: string;
  created_by: { id: string; name: string } | null;
}

interface SharedPage extends Omit<PageBody, 'blocks'> {
  blocks: { type: string; asset?: AssetResponse }[];
}

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
let counter = 0;
const create = async (body: object = {}): Promise<PageBody> =>
  (await admin.post<Data<PageBody>>('/pages', { title: `Concept ${(counter += 1)}`, ...body })).body.data;
const path = ({ id }: PageBody) => `/admin/pages/${id}/preview-links`;
const share = async (page: PageBody, by = admin): Promise<{ link: Link; address: string }> => {
  const { status, body } = await by.post<Data<Link>>(path(page));
  expect(status).toBe(200);
  const [, token] = /\/voorbeeld\/([a-z0-9]{24}-[\w-]{43})$/.exec(body.data.url) ?? [];
  return { link: body.data, address: `/previews/${token}` };
};
const list = async (page: PageBody) => (await admin.get<Data<Link[]>>(path(page))).body.data;
const lines = async ({ id }: PageBody) =>
  (await admin.get<Data<{ action: string; details: object }[]>>(`/admin/audit?subject=${id}`)).body.data
    .filter(({ action }) => action.startsWith('page.preview'))
    .map(({ action }) => action);

test('a reader with the address sees the whole draft as it is now, without an account', async () => {
  const { id: asset } = await makeAsset(admin, await samples.png(80, 40), [samples.docx()], {
    isPrivate: 'true',
  });
  const page = await create({
    lead: 'Nog niet voor iedereen.',
    blocks: [
      { type: 'text', title: 'Privé', isPrivate: true },
      { type: 'asset', asset },
    ],
  });
  const { link, address } = await share(page);
  expect(Date.parse(link.expires_at)).toBeGreaterThan(Date.now() + WEEK_MS - 60_000);
  expect(Date.parse(link.expires_at)).toBeLessThanOrEqual(Date.now() + WEEK_MS);
  expect(link.created_by?.name).toBeTruthy();

  const { status, body, headers } = await portal.api.get<Data<SharedPage>>(address);
  expect(status).toBe(200);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('cache-control')).toContain('no-store');
  expect(body.data).toMatchObject({ title: page.title, lead: page.lead, is_public: false, groups: [] });
  expect(body.data).not.toHaveProperty('version');
  expect(body.data.blocks.map(({ type }) => type)).toEqual(['text', 'asset']);
  const shown = body.data.blocks.find(({ type }) => type === 'asset')?.asset;
  expect(shown?.can).toMatchObject({ view: true, use: false, edit: false });
  const picture = await portal.site.get(shown?.original?.preview?.url ?? '');
  expect(picture.status).toBe(200);
  expect((await portal.api.get(`/files/${shown?.original?.id}/download`)).status).toBe(401);

  await admin.put(`/pages/${page.id}`, { title: 'Intussen gewijzigd' });
  expect((await portal.api.get<Data<PageBody>>(address)).body.data.title).toBe('Intussen gewijzigd');
  expect((await portal.api.get(`/pages/${page.slug}`)).status).toBe(401);
});

test('its screen is kept out of search engines and tells nothing of the page', async () => {
  const page = await create({ title: 'Heel geheim plan' });
  const { link } = await share(page);
  const html = await portal.site.get<string>(new URL(link.url).pathname, { Accept: 'text/html' });
  expect(html.status).toBe(200);
  expect(html.body).toContain('noindex');
  expect(html.body).not.toContain('Heel geheim plan');
});

test('its screen is gone when the link is revoked or the page deleted', async () => {
  const page = await create();
  const [revoked, lasting] = [await share(page), await share(page)];
  const open = async ({ link }: { link: Link }) =>
    (await portal.site.get(new URL(link.url).pathname, { Accept: 'text/html' })).status;
  await admin.delete(`${path(page)}/${revoked.link.id}`);
  expect([await open(revoked), await open(lasting)]).toEqual([404, 200]);
  await admin.delete(`/pages/${page.id}`);
  expect(await open(lasting)).toBe(404);
  expect((await portal.site.get('/voorbeeld/x', { Accept: 'text/html' })).status).toBe(404);
});

test('admins see the address again, but the database does not hold it', async () => {
  const page = await create();
  const { link, address } = await share(page);
  expect(await list(page)).toEqual([link]);
  const rows: unknown[] = await portal.strapi.db.query('api::page.preview-link').findMany();
  expect(JSON.stringify(rows)).not.toContain(address.split('-').slice(1).join('-'));
});

test('an address with another signature, or with that of another link, shows nothing', async () => {
  const page = await create();
  const [one, other] = [await share(page), await share(page)];
  const signature = other.address.slice(other.address.indexOf('-'));
  for (const token of [
    one.link.id,
    `${one.link.id}-`,
    `${one.link.id}${signature}`,
    `${one.link.id}-${'A'.repeat(43)}`,
  ])
    expect((await portal.api.get(`/previews/${token}`)).status).toBe(404);
});

test('a link ends when it is revoked, over, or its page is deleted; each with its line', async () => {
  const page = await create();
  const revoked = await share(page);
  const over = await share(page);
  const lasting = await share(page);
  expect((await admin.delete(`${path(page)}/${revoked.link.id}`)).status).toBe(204);
  expect((await portal.api.get(revoked.address)).status).toBe(404);
  expect((await admin.delete(`${path(page)}/${revoked.link.id}`)).status).toBe(404);
  await portal.strapi.db
    .query('api::page.preview-link')
    .update({ where: { documentId: over.link.id }, data: { expiresAt: new Date(Date.now() - 1000) } });
  expect((await portal.api.get(over.address)).status).toBe(404);
  expect((await list(page)).map(({ id }) => id)).toEqual([lasting.link.id]);
  expect((await portal.api.get(lasting.address)).status).toBe(200);
  await admin.delete(`/pages/${page.id}`);
  expect((await portal.api.get(lasting.address)).status).toBe(404);
  expect((await admin.get(path(page))).status).toBe(404);
  expect((await admin.post(path(page))).status).toBe(404);
  expect(await lines(page)).toEqual([
    'page.preview.revoke',
    ...['page.preview.create', 'page.preview.create', 'page.preview.create'],
  ]);
});

test('a link of another page is not revoked by way of this one', async () => {
  const [page, other] = [await create(), await create()];
  const { link, address } = await share(other);
  expect((await admin.delete(`${path(page)}/${link.id}`)).status).toBe(404);
  expect((await portal.api.get(address)).status).toBe(200);
});

test('a link stops with the account of who made it', async () => {
  const page = await create();
  const colleague = await getPeople(admin).make({ roles: ['admin'] });
  const { address } = await share(page, await portal.api.as(colleague.email, PASSWORD));
  expect((await portal.api.get(address)).status).toBe(200);
  expect(await list(page)).toHaveLength(1);
  await admin.put(`/users/${colleague.id}`, { roles: ['user'] });
  expect((await portal.api.get(address)).status).toBe(404);
  expect(await list(page)).toEqual([]);
});

test.each(['x', 'a'.repeat(22), '%00', 'a'.repeat(5000)])('no page stands at %.30s', async (token) => {
  expect((await portal.api.get(`/previews/${token}`)).status).toBe(404);
});
