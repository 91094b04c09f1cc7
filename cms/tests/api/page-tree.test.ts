import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data, ErrorBody, NodeBody, PageBody } from '../support/wire';

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

const NOW = '2026-01-02T03:04:05.000Z';

const create = async (title: string, body: object = {}): Promise<PageBody> =>
  (await admin.post<Data<PageBody>>('/pages', { title, ...body })).body.data;

const move = (page: PageBody, parent_id: string | null, siblings: string[], id = page.id) =>
  admin.put<Data<NodeBody[]> & ErrorBody>(`/pages/${page.id}/map`, { id, parent_id, siblings });

const idsUnder = (tree: NodeBody[], parent: PageBody): string[] =>
  tree.find(({ id }) => id === parent.id)?.pages.map(({ id }) => id) ?? [];

async function family(name: string) {
  const parent = await create(name);
  const [a, b, c] = [
    await create(`${name} a`, { parent_id: parent.id }),
    await create(`${name} b`, { parent_id: parent.id }),
    await create(`${name} c`, { parent_id: parent.id }),
  ];
  return { parent, a, b, c };
}

test('new pages stand behind their siblings', async () => {
  const { parent, a, b, c } = await family('Volgorde');
  const { body } = await admin.get<Data<NodeBody[]>>('/admin/pages/map');
  expect(idsUnder(body.data, parent)).toEqual([a.id, b.id, c.id]);
});

test('a move orders the siblings at once; those not named follow in their order', async () => {
  const { parent, a, b, c } = await family('Herschikken');
  const moved = await move(c, parent.id, [c.id, a.id]);
  expect(moved.status).toBe(200);
  expect(idsUnder(moved.body.data, parent)).toEqual([c.id, a.id, b.id]);
  const { body } = await admin.get<Data<NodeBody[]>>('/admin/pages/map');
  expect(body).toEqual({ data: moved.body.data });
});

test('a move between parents, to the top and back', async () => {
  const one = await family('Een');
  const two = await family('Twee');
  const over = await move(one.a, two.parent.id, [two.a.id, one.a.id]);
  expect(idsUnder(over.body.data, two.parent)).toEqual([two.a.id, one.a.id, two.b.id, two.c.id]);
  expect(idsUnder(over.body.data, one.parent)).toEqual([one.b.id, one.c.id]);
  const top = await move(one.a, null, [one.a.id]);
  expect(top.body.data[0]?.id).toBe(one.a.id);
  const draft = await admin.get<Data<PageBody>>(`/admin/pages/${one.a.slug}`);
  expect(draft.body.data).toMatchObject({ parent_id: null, version: 1 });
});

test('what does not belong there is refused and changes nothing', async () => {
  const one = await family('Weigeren');
  const two = await family('Andere');
  const before = (await admin.get('/admin/pages/map')).body;
  const huisstijl = (await admin.get<Data<PageBody>>('/admin/pages/huisstijl')).body.data;
  const refused = [
    await move(one.a, one.parent.id, [one.a.id, 'onbekend']),
    await move(one.a, one.parent.id, [one.a.id, two.a.id]),
    await move(one.a, one.parent.id, [one.b.id, one.c.id]),
    await move(one.a, one.parent.id, [one.a.id, one.b.id, one.b.id]),
    await move(one.a, one.parent.id, [one.a.id], one.b.id),
    await move(one.a, one.parent.id, []),
    await move(one.parent, one.parent.id, [one.parent.id]),
    await move(one.parent, one.a.id, [one.parent.id]),
    await move(one.a, two.a.id, [one.a.id]),
    await move(one.parent, two.parent.id, [one.parent.id]),
    await move(one.a, 'onbekend', [one.a.id]),
    await move(huisstijl, two.parent.id, [huisstijl.id]),
    await admin.put<ErrorBody>(`/pages/${one.a.id}/map`, { id: one.a.id, siblings: [one.a.id] }),
    await admin.put<ErrorBody>(`/pages/${one.a.id}/map`, { id: one.a.id, parent_id: null, siblings: 'x' }),
    await admin.put<ErrorBody>(`/pages/${one.a.id}/map`, {
      id: one.a.id,
      parent_id: null,
      siblings: [one.a.id],
      x: 1,
    }),
  ];
  for (const { status, body } of refused) {
    expect(status).toBe(400);
    expect(Object.values(body.errors ?? {}).length).toBeGreaterThan(0);
  }
  expect(
    (await admin.put('/pages/onbekend/map', { id: 'onbekend', parent_id: null, siblings: ['onbekend'] }))
      .status,
  ).toBe(404);
  expect((await admin.get('/admin/pages/map')).body).toEqual(before);
});

test('the same rules hold for parent_id in POST and PUT', async () => {
  const one = await family('Ouders');
  const two = await family('Kinderen');
  const third = await admin.post<ErrorBody>('/pages', { title: 'x', parent_id: one.a.id });
  expect(third.status).toBe(400);
  expect(third.body.errors).toHaveProperty('parent_id');
  expect((await admin.put(`/pages/${two.parent.id}`, { parent_id: one.parent.id })).status).toBe(400);
  expect((await admin.put(`/pages/${two.parent.id}`, { parent_id: two.parent.id })).status).toBe(400);
  const moved = await admin.put<Data<PageBody>>(`/pages/${two.a.id}`, { parent_id: one.parent.id });
  expect(moved.body.data.parent_id).toBe(one.parent.id);
});

test('visitors get live pages; a seen child of an unseen parent stands at the top', async () => {
  const parent = await create('Verborgen ouder');
  const child = await create('Zichtbaar kind', { parent_id: parent.id, is_public: true, published_at: NOW });
  const hidden = await create('Verborgen kind', { parent_id: parent.id, published_at: NOW });
  const tree = async () => (await portal.api.get<Data<NodeBody[]>>('/pages/map')).body.data;
  const node = (await tree()).find(({ id }) => id === child.id);
  expect(node).toEqual({
    id: child.id,
    slug: child.slug,
    title: child.title,
    lead: '',
    parent_id: null,
    is_public: true,
    published_at: NOW,
    pages: [],
  });
  const page = await portal.api.get<Data<PageBody>>(`/pages/${child.slug}`);
  expect(page.body.data.parent_id).toBeNull();
  expect(JSON.stringify(await tree())).not.toContain(hidden.title);

  await admin.put(`/pages/${parent.id}`, { is_public: true, published_at: NOW });
  expect(idsUnder(await tree(), parent)).toEqual([child.id]);
  const seen = await portal.api.get<Data<PageBody>>(`/pages/${parent.slug}`);
  expect(seen.body.data.pages.map(({ id }) => id)).toEqual([child.id]);
});

test('a move among a thousand siblings writes their order in one statement', async () => {
  const parent = await create('Duizend');
  const { db } = portal.strapi;
  await db.connection.raw(
    `with made as (
       insert into pages (document_id, title, slug, is_public, position, version, created_at, updated_at)
       select 'sibling' || n, 'Kind ' || n, 'kind-' || n, false, n, 1, now(), now() from generate_series(0, 999) as n
       returning id, position)
     insert into pages_parent_lnk (page_id, inv_page_id, page_ord)
     select made.id, pages.id, made.position from made, pages where pages.document_id = ?`,
    [parent.id],
  );
  const ids = Array.from({ length: 1000 }, (_, n) => `sibling${n}`);
  const order = ['sibling999', ...ids.slice(0, -1)];

  const wrote: string[] = [];
  const record = ({ sql }: { sql: string }) => /^\s*(insert|update|delete)\b/i.test(sql) && wrote.push(sql);
  db.connection.on('query', record);
  const moved = await admin.put<Data<NodeBody[]>>('/pages/sibling999/map', {
    id: 'sibling999',
    parent_id: parent.id,
    siblings: order,
  });
  db.connection.off('query', record);
  // Every tree that others read would be as long.
  await db.connection.raw("delete from pages where document_id like 'sibling%'");
  expect(moved.status).toBe(200);
  expect(idsUnder(moved.body.data, parent)).toEqual(order);
  // The rows of drafts saved before follow in the meantime.
  const pages = wrote.filter((sql) => /^\s*(insert into|update|delete from) "?pages/i.test(sql));
  expect(pages.filter((sql) => !sql.includes('rows_pending'))).toEqual([
    expect.stringContaining('update pages set position'),
  ]);
});
