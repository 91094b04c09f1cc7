import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { BlockBody, Data, ErrorBody, PageBody } from '../support/wire';

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

let counter = 0;
const text = (title: string) => ({ type: 'text', title });

const create = async (body: object = {}): Promise<PageBody> => {
  const title = `Samen ${(counter += 1)}`;
  const blocks = [text('Een'), text('Twee'), text('Drie')];
  return (await admin.post<Data<PageBody>>('/pages', { title, blocks, ...body })).body.data;
};

type Answer = Data<PageBody> & ErrorBody;
const ifMatch = (version: number | undefined) => ({ 'If-Match': `"${version}"` });
const merge = ({ id, version }: PageBody, body: object) =>
  admin.put<Answer>(`/pages/${id}?merge=true`, body, ifMatch(version));
/** What another editor saves in between. */
const saveFirst = async ({ id }: PageBody, body: object): Promise<PageBody> => {
  const { status, body: answer } = await admin.put<Data<PageBody>>(`/pages/${id}`, body);
  expect(status).toBe(200);
  return answer.data;
};
const readDraft = async ({ slug }: PageBody) =>
  (await admin.get<Data<PageBody>>(`/admin/pages/${slug}`)).body.data;

/** The blocks of a page as a write sends them, some with another title. */
const sent = ({ blocks }: PageBody, titles: Record<number, string> = {}) =>
  blocks.map(({ id, type, title }, index) => ({ id, type, title: titles[index] ?? title }));
const getTitles = ({ blocks }: PageBody) => blocks.map(({ title }) => title);
const idAt = ({ blocks }: PageBody, index: number): number => blocks[index]?.id ?? 0;

test('saves of different blocks and fields are merged, however many came in between', async () => {
  const page = await create();
  await saveFirst(page, { blocks: sent(page, { 0: 'Van hen' }) });
  await saveFirst(page, { blocks: sent(page, { 0: 'Weer van hen' }), lead: 'Hun inleiding' });
  const { status, body } = await merge(page, {
    title: 'Mijn titel',
    lead: '',
    blocks: sent(page, { 2: 'Van mij' }),
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ title: 'Mijn titel', lead: 'Hun inleiding', version: 4 });
  expect(getTitles(body.data)).toEqual(['Weer van hen', 'Twee', 'Van mij']);
  expect(await readDraft(page)).toEqual(body.data);

  const revisions = await admin.get<Data<{ number: number }[]>>(`/admin/pages/${page.id}/revisions`);
  expect(revisions.body.data.length).toBeGreaterThan(0);
  // Without a stale version it is a save as any other, and without merge it is refused as before.
  expect((await merge(body.data, { title: 'Nog een' })).body.data.version).toBe(5);
  const stale = await admin.put<ErrorBody>(`/pages/${page.id}`, { title: 'Oud' }, ifMatch(page.version));
  expect(stale.status).toBe(412);
  expect(stale.body).not.toHaveProperty('errors');
});

test('what both changed is named, and nothing of it is written', async () => {
  const page = await create();
  const now = await saveFirst(page, {
    title: 'Hun titel',
    blocks: sent(page, { 0: 'Van hen', 1: 'Gelijk' }),
  });
  const { status, body } = await merge(page, {
    title: 'Mijn titel',
    lead: 'Mijn inleiding',
    blocks: sent(page, { 0: 'Van mij', 1: 'Gelijk', 2: 'Ook van mij' }),
  });
  expect(status).toBe(412);
  expect(Object.keys(body.errors ?? {})).toEqual(['title', `blocks.${idAt(page, 0)}`]);
  expect(await readDraft(page)).toEqual(now);
});

test('added, removed and moved blocks find their place', async () => {
  const page = await create();
  const [one, two, three] = sent(page);
  await saveFirst(page, { blocks: [text('Hun blok'), one, three, two] });
  const { status, body } = await merge(page, { blocks: [two, text('Mijn blok'), three] });
  expect(status).toBe(200);
  expect(getTitles(body.data)).toEqual(['Hun blok', 'Drie', 'Twee', 'Mijn blok']);
});

test('a block that one removes and the other changes is a conflict', async () => {
  const page = await create();
  await saveFirst(page, { blocks: sent(page).slice(1) });
  const changed = await merge(page, { blocks: sent(page, { 0: 'Van mij' }) });
  expect(changed.status).toBe(412);
  expect(Object.keys(changed.body.errors ?? {})).toEqual([`blocks.${idAt(page, 0)}`]);
  const elsewhere = await merge(page, { blocks: sent(page, { 1: 'Van mij' }) });
  expect(getTitles(elsewhere.body.data)).toEqual(['Van mij', 'Drie']);
});

test('a slug and a parent that only the other changed stay', async () => {
  const [page, parent] = [await create(), await create()];
  const moved = await saveFirst(page, { slug: `${page.slug}-verhuisd`, parent_id: parent.id });
  const body = { title: 'Mijn titel', slug: page.slug, parent_id: null };
  const merged = await merge(page, body);
  expect(merged.body.data).toMatchObject({
    title: 'Mijn titel',
    slug: moved.slug,
    parent_id: parent.id,
    old_slugs: [page.slug],
  });
  const both = await merge(page, { slug: `${page.slug}-anders` });
  expect(Object.keys(both.body.errors ?? {})).toEqual(['slug']);
});

test('a restored version and a write outside the API count as changes of others', async () => {
  const page = await create();
  const published = await saveFirst(page, { published_at: '2026-01-02T03:04:05.000Z' });
  const changed = await saveFirst(page, { blocks: sent(page, { 0: 'Anders' }) });
  const { body } = await admin.get<Data<{ id: string; kind: string }[]>>(`/admin/pages/${page.id}/revisions`);
  const revision = body.data.find(({ kind }) => kind === 'publish');
  await admin.post(`/admin/pages/${page.id}/revisions/${revision?.id}/restore`);
  const data: Record<string, unknown> = { title: 'Door een script' };
  await portal.strapi.documents('api::page.page').update({ documentId: page.id, data });
  const merged = await merge(changed, { blocks: sent(changed, { 2: 'Van mij' }) });
  expect(merged.body.data.title).toBe('Door een script');
  expect(getTitles(merged.body.data)).toEqual(['Een', 'Twee', 'Van mij']);
  expect((await merge(changed, { blocks: sent(changed, { 0: 'Van mij' }) })).status).toBe(412);
  expect(published.status).toBe('published');
});

test('a version that is not known is refused as before', async () => {
  const page = await create();
  await saveFirst(page, { title: 'Anders' });
  await saveFirst(page, { title: 'Weer anders' });
  const answers = await Promise.all([
    merge({ ...page, version: 9 }, { lead: 'Van later' }),
    admin.put<Answer>(`/pages/${page.id}?merge=true`, { lead: 'Raar' }, { 'If-Match': 'raar' }),
    admin.put<Answer>(`/pages/${page.id}?merge=misschien`, { lead: 'Raar' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([412, 412, 400]);
  await portal.strapi.db.connection('portal_page_steps').where({ page_id: page.id, version: 1 }).delete();
  const forgotten = await merge(page, { lead: 'Te oud' });
  expect(forgotten.status).toBe(412);
  expect(forgotten.body).not.toHaveProperty('errors');
  expect((await merge({ ...page, version: 2 }, { lead: 'Net op tijd' })).status).toBe(200);
});

test('saves of different blocks at the same moment are all there', async () => {
  const page = await create();
  const answers = await Promise.all(
    [0, 1, 2].map((index) => merge(page, { blocks: sent(page, { [index]: `Nieuw ${index}` }) })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(getTitles(await readDraft(page))).toEqual(['Nieuw 0', 'Nieuw 1', 'Nieuw 2']);
});

test('a merge that publishes shows visitors the merged page', async () => {
  const page = await create({ is_public: true });
  await saveFirst(page, { blocks: sent(page, { 0: 'Van hen' }) });
  await merge(page, { blocks: sent(page, { 1: 'Van mij' }), published_at: '2026-01-02T03:04:05.000Z' });
  const live = await portal.api.get<Data<PageBody>>(`/pages/${page.slug}`);
  expect(live.body.data.blocks.map(({ title }: BlockBody) => title)).toEqual(['Van hen', 'Van mij', 'Drie']);
});

test('a page that is removed for good leaves nothing to go back to', async () => {
  const page = await create();
  await saveFirst(page, { title: 'Anders' });
  await admin.delete(`/pages/${page.id}`);
  await admin.delete(`/pages/${page.id}?permanent=true`);
  const [row] = await portal.strapi.db
    .connection('portal_page_steps')
    .where({ page_id: page.id })
    .count({ count: '*' });
  expect(Number(row?.count)).toBe(0);
});
