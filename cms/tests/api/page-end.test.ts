import { beforeAll, describe, expect, test } from 'vitest';
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

interface Restored extends Data<PageBody> {
  meta: { lapsed: { id: string; scheduled_at: string | null; unpublish_at: string | null }[] };
}

describe('a page that comes back after a moment that was planned', () => {
  const restore = async ({ id }: PageBody): Promise<Restored> => {
    const { status: answered, body } = await admin.post<Restored>(`/pages/${id}/restore`);
    expect(answered).toBe(200);
    return body;
  };
  const look = async () => {
    await publishDue(portal.strapi);
    await unpublishDue(portal.strapi);
  };
  const countFrozen = ({ id }: PageBody) =>
    portal.strapi.db
      .query('api::revision.revision')
      .count({ where: { page: { documentId: id }, number: null } });

  test('is a draft where it was one, and nothing is planned', async () => {
    const page = await create({ published_at: LATER, unpublish_at: LATEST });
    await admin.delete(`/pages/${page.id}`);
    const passed = ago(60);
    await setColumns(page.id, { scheduledAt: passed });
    await look();
    const { data, meta } = await restore(page);
    expect(data).toMatchObject({ published_at: null, scheduled_at: null, unpublish_at: LATEST });
    expect(meta.lapsed).toMatchObject([{ id: page.id, scheduled_at: passed, unpublish_at: null }]);
    await look();
    expect(await status(page)).toBe(401);
    expect(await countFrozen(page)).toBe(0);
    expect(await lines(page, 'page.publish')).toEqual([]);
    expect((await lines(page, 'page.restore'))[0]?.details).toMatchObject({ lapsed_start: passed });
  });

  test('is live as it was where it was live, without the version that was planned', async () => {
    const page = await create({ title: 'Zoals het was' });
    await save(page.id, { title: 'Zoals gepland', published_at: LATER });
    await admin.delete(`/pages/${page.id}`);
    await setColumns(page.id, { scheduledAt: ago(1) });
    const { data, meta } = await restore(page);
    expect(data).toMatchObject({ published_at: NOW, scheduled_at: null });
    expect(meta.lapsed).toHaveLength(1);
    await look();
    const live = await portal.api.get<Data<PageBody>>(`/pages/${page.slug}`);
    expect([live.status, live.body.data.title]).toEqual([200, 'Zoals het was']);
  });

  test('is not live where its end passed', async () => {
    const page = await create({ unpublish_at: LATER });
    await admin.delete(`/pages/${page.id}`);
    const passed = ago(1);
    await setColumns(page.id, { unpublishAt: passed });
    await look();
    expect(await lines(page, 'page.unpublish')).toHaveLength(0);
    const { data, meta } = await restore(page);
    expect(data).toMatchObject({ published_at: null, unpublish_at: null });
    expect(meta.lapsed).toMatchObject([{ id: page.id, scheduled_at: null, unpublish_at: passed }]);
    expect(await status(page)).toBe(401);
  });

  test('brings its children back in the same way, and keeps what is still ahead', async () => {
    const page = await create();
    const [passed, ahead] = [
      await create({ parent_id: page.id, published_at: LATER }),
      await create({ parent_id: page.id, published_at: LATER, unpublish_at: LATEST }),
    ];
    await admin.delete(`/pages/${page.id}`);
    await setColumns(passed.id, { scheduledAt: ago(1) });
    const { data, meta } = await restore(page);
    expect(data.published_at).toBe(NOW);
    expect(meta.lapsed.map(({ id }) => id)).toEqual([passed.id]);
    await look();
    expect(await Promise.all([page, passed, ahead].map(status))).toEqual([200, 401, 401]);
    const draft = await admin.get<Data<PageBody>>(`/admin/pages/${ahead.slug}`);
    expect(draft.body.data).toMatchObject({ scheduled_at: LATER, unpublish_at: LATEST });
  });

  test('says nothing where nothing was planned', async () => {
    const page = await create();
    await admin.delete(`/pages/${page.id}`);
    expect((await restore(page)).meta).toEqual({ lapsed: [] });
  });
});
