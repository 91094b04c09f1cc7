import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import { getRevisions } from '../support/revisions';
import { NOW, publish, search } from '../support/searching';
import type { BlockBody, Data, ErrorBody, PageBody } from '../support/wire';

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

interface Color {
  id: string;
  token: string;
  name: string;
  hex: string;
}

const add = async (name: string, hex = '#123456'): Promise<Color> => {
  const { status, body } = await admin.post<Data<Color>>('/colors', { name, hex });
  expect(status).toBe(200);
  return body.data;
};

const read = async (viewer: Client, slug: string): Promise<BlockBody[]> =>
  (await viewer.get<Data<PageBody>>(`/pages/${slug}`)).body.data.blocks;

test('colours come back whole, in the order that was chosen, for every visitor', async () => {
  const [one, two] = [await add('Koraal', '#e9573f'), await add('Zand', '#e8dcc3')];
  const { slug } = await publish(admin, {
    title: 'Kleurblok',
    blocks: [
      { type: 'colors', title: 'Samen', colors: [two.id, one.id, two.id], settings: { layout: 'compact' } },
      { type: 'colors' },
    ],
  });
  const [chosen, all] = await read(portal.api, slug);
  expect(chosen).toMatchObject({
    type: 'colors',
    title: 'Samen',
    subtitle: '',
    body: '',
    colors: [two, one],
    settings: { layout: 'compact', contrast: true, exports: true },
  });
  expect(all).toMatchObject({
    colors: [],
    settings: { layout: 'large', contrast: true, exports: true },
  });
});

test('a changed colour is changed on the page at the next request', async () => {
  const color = await add('Wisselend', '#111111');
  const { slug } = await publish(admin, {
    title: 'Wissel',
    blocks: [{ type: 'colors', colors: [color.id] }],
  });
  await read(portal.api, slug);
  const changed = await admin.put<ErrorBody>(`/colors/${color.id}`, { hex: '#eeeeee', token: 'heelAnders' });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  expect((await read(portal.api, slug))[0]).toMatchObject({
    colors: [{ id: color.id, hex: '#eeeeee', token: 'heelAnders' }],
  });
});

test('a colour that a block shows is not deleted, and one without a block is', async () => {
  const color = await add('In gebruik');
  const page = await publish(admin, { title: 'Bezet', blocks: [{ type: 'colors', colors: [color.id] }] });
  const kept = await admin.delete<ErrorBody>(`/colors/${color.id}`);
  expect(kept.status).toBe(409);
  expect(kept.body.used_on).toMatchObject([{ page: { id: page.id }, block: { type: 'colors' } }]);
  const live = { blocks: [], published_at: NOW };
  expect((await admin.put(`/pages/${page.id}`, live)).status).toBe(200);
  expect((await admin.delete(`/colors/${color.id}`)).status).toBe(204);

  const revisions = getRevisions(portal.strapi, admin);
  const first = (await revisions.history(page)).at(-1) ?? (await revisions.newest(page));
  expect(await revisions.whole(page, first)).toMatchObject({ blocks: [{ colors: [] }] });
});

test('a colour that does not exist, or is none, is refused beside its place', async () => {
  const { id } = await add('Bestaat');
  const refused = async (colors: unknown) => {
    const blocks = [{ type: 'colors', colors }];
    const { status, body } = await admin.post<ErrorBody>('/pages', { title: 'Fout', blocks });
    expect(status).toBe(400);
    return body.errors ?? {};
  };
  expect(await refused([id, 'bestaatnietbestaatniet00'])).toEqual({
    'blocks.0.colors.1': ['Deze kleur bestaat niet (meer).'],
  });
  for (const colors of ['blue', [null], [{ id }], [''], Array.from({ length: 101 }, () => id)]) {
    expect(Object.keys(await refused(colors))[0]).toMatch(/^blocks\.0\.colors/);
  }
});

test('a colour is found by its name and codes, at the block that the viewer may see', async () => {
  const color = await add('Zeewier', '#0f5e4d');
  await admin.put(`/colors/${color.id}`, { pmsCoated: '7729 C', ral: '6016', note: 'Voor de kelder.' });
  const blocks = [{ type: 'colors', title: 'Geheim palet', colors: [color.id] }];
  const closed = await publish(admin, { title: 'Besloten pagina', is_public: false, blocks });
  const hits = async (viewer: Client, q: string) => (await search(viewer, q)).data;
  const own = (data: Awaited<ReturnType<typeof hits>>) => data.find(({ id }) => id === color.id);
  for (const q of ['zeewier', '#0F5E4D', 'pms 7729', 'ral 6016', 'kelder']) {
    const data = await hits(portal.api, q);
    expect(own(data), q).toMatchObject({ kind: 'color', title: 'Zeewier', color: { hex: color.hex } });
    expect(JSON.stringify(data), q).not.toMatch(/besloten|geheim/i);
  }
  expect(own(await hits(admin, 'zeewier'))).toMatchObject({
    url: `/huisstijl/${closed.slug}#geheim-palet`,
    crumbs: ['Besloten pagina'],
  });
  const open = await publish(admin, { title: 'Open pagina', blocks });
  expect(own(await hits(portal.api, 'zeewier'))).toMatchObject({
    url: `/huisstijl/${open.slug}#geheim-palet`,
  });
  expect((await hits(portal.api, 'zeewier')).map(({ id }) => id)).toContain(open.id);
});

test('a renamed colour is found by its new name only, also in the page that shows all colours', async () => {
  const color = await add('Oudroze', '#c97f8e');
  const page = await publish(admin, { title: 'Elk palet', blocks: [{ type: 'colors' }] });
  expect((await search(portal.api, 'oudroze')).meta.counts).toMatchObject({ color: 1 });
  await admin.put(`/colors/${color.id}`, { name: 'Framboos' });
  expect((await search(portal.api, '"oudroze"')).meta.counts).toMatchObject({ page: 0, color: 0 });
  const { data } = await search(portal.api, 'framboos');
  expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining([page.id, color.id]));
  expect((await admin.delete(`/colors/${color.id}`)).status).toBe(204);
  expect((await search(portal.api, '"framboos"')).meta.counts).toMatchObject({ page: 0, color: 0 });
});
