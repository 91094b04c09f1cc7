import { beforeAll, expect, test } from 'vitest';
import { publishDue } from '../../src/api/page/lib/writes/publish-due';
import { unpublishDue } from '../../src/api/page/lib/writes/unpublish-due';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data, ErrorBody, PageBody } from '../support/wire';

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

const NOW = '2026-01-02T03:04:05.000Z';
const LATER = '2999-01-02T03:04:05.000Z';
const LATEST = '2999-02-02T03:04:05.000Z';
let counter = 0;

const create = async (body: object = {}): Promise<PageBody> => {
  const page = { title: `Met een einde ${(counter += 1)}`, is_public: true, published_at: NOW, ...body };
  const made = await admin.post<Data<PageBody> & ErrorBody>('/pages', page);
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  return made.body.data;
};
const save = (id: string, body: object) => admin.put<Data<PageBody> & ErrorBody>(`/pages/${id}`, body);
const status = async ({ slug }: PageBody) => (await portal.api.get(`/pages/${slug}`)).status;
const lines = async ({ id }: PageBody, action: string) =>
  (
    await admin.get<{ data: { actor: object | null; details: Record<string, unknown> }[] }>(
      `/admin/audit?subject=${id}&action=${action}`,
    )
  ).body.data;
const setColumns = (id: string, data: object) =>
  portal.strapi.db.query('api::page.page').update({ where: { documentId: id }, data });
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

test('a page goes offline by itself, within seconds, in the name of who planned it', async () => {
  const at = new Date(Date.now() + 2500).toISOString();
  const page = await create({ unpublish_at: at });
  expect(page).toMatchObject({ unpublish_at: at, status: 'published' });
  const visitors = await portal.api.get<Data<PageBody>>(`/pages/${page.slug}`);
  expect(visitors.body.data).not.toHaveProperty('unpublish_at');
  await expect.poll(() => status(page), { timeout: 7500, interval: 200 }).toBe(401);
  const draft = await admin.get<Data<PageBody>>(`/admin/pages/${page.slug}`);
  expect(draft.body.data).toMatchObject({ status: 'draft', unpublish_at: null, published_at: null });
  const [line] = await lines(page, 'page.unpublish');
  expect(line).toMatchObject({ actor: { id: expect.any(String) }, details: { scheduled: true } });
});

test('an end is moved and cancelled, each with its line in the log; taking offline ends it too', async () => {
  const page = await create({ unpublish_at: LATER });
  expect((await save(page.id, { title: 'Zonder iets te plannen' })).body.data.unpublish_at).toBe(LATER);
  expect((await save(page.id, { unpublish_at: LATEST })).body.data.unpublish_at).toBe(LATEST);
  expect((await save(page.id, { unpublish_at: null })).body.data.unpublish_at).toBeNull();
  expect((await lines(page, 'page.end')).map(({ details }) => details)).toMatchObject([
    { after: { unpublish_at: null } },
    { before: { unpublish_at: LATER }, after: { unpublish_at: LATEST } },
    { after: { unpublish_at: LATER } },
  ]);
  await save(page.id, { unpublish_at: LATER });
  expect((await save(page.id, { published_at: NOW })).body.data.unpublish_at).toBe(LATER);
  expect((await save(page.id, { published_at: null })).body.data.unpublish_at).toBeNull();
});

test.each([
  ['that has passed', { unpublish_at: NOW }, 'unpublish_at'],
  ['before the start', { published_at: LATEST, unpublish_at: LATER }, 'unpublish_at'],
  ['at the start', { published_at: LATER, unpublish_at: LATER }, 'unpublish_at'],
  ['that is no moment', { unpublish_at: 'morgen' }, 'unpublish_at'],
])('an end %s is refused beside its field, and nothing is saved', async (_, body, field) => {
  const page = await create();
  const refused = await save(page.id, { title: 'Niet bewaard', ...body });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.errors ?? {})).toEqual([field]);
  const draft = await admin.get<Data<PageBody>>(`/admin/pages/${page.slug}`);
  expect(draft.body.data).toMatchObject({ title: page.title, version: page.version, unpublish_at: null });
});

test('a start after the end that stands is refused at the start', async () => {
  const page = await create({ unpublish_at: LATER });
  const refused = await save(page.id, { published_at: LATEST });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['published_at']);
  expect((await save(page.id, { published_at: LATEST, unpublish_at: null })).status).toBe(200);
});

test('a start and an end that both passed while nothing ran leave a page offline, with its history', async () => {
  const page = await create({ published_at: LATER, unpublish_at: LATEST });
  await setColumns(page.id, { scheduledAt: ago(20), unpublishAt: ago(10) });
  await unpublishDue(portal.strapi);
  await publishDue(portal.strapi);
  await unpublishDue(portal.strapi);
  // The portal looks by itself too, and what it has begun is left to it.
  await expect.poll(() => lines(page, 'page.unpublish')).toHaveLength(1);
  expect(await lines(page, 'page.publish')).toHaveLength(1);
  expect(await status(page)).toBe(401);
});

test('each page goes offline once, however many instances look', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => create({ unpublish_at: LATER })));
  for (const { id } of made) await setColumns(id, { unpublishAt: ago(1) });
  await Promise.all(Array.from({ length: 4 }, () => unpublishDue(portal.strapi)));
  for (const page of made) {
    await expect.poll(() => status(page)).toBe(401);
    expect(await lines(page, 'page.unpublish')).toHaveLength(1);
  }
});

test('a deleted page keeps its end until it is back', async () => {
  const page = await create({ unpublish_at: LATER });
  await admin.delete(`/pages/${page.id}`);
  await setColumns(page.id, { unpublishAt: ago(1) });
  await unpublishDue(portal.strapi);
  expect(await lines(page, 'page.unpublish')).toHaveLength(0);
  await admin.post(`/pages/${page.id}/restore`);
  await expect.poll(() => status(page), { timeout: 7500, interval: 200 }).toBe(401);
});
