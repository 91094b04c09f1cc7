import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureColors } from '../../src/api/color/lib/start-colors';
import type { Client } from '../support/client';
import { type OwnPortal, startPortal } from '../support/portal';
import type { Data } from '../support/wire';

interface Color {
  id: string;
  token: string;
  name: string;
  hex: string;
  pmsCoated: string | null;
}

interface Failure {
  errors?: Record<string, string[]>;
  used_on?: { page: { id: string }; block: { type: string } | null }[];
}

type List = Data<Color[]> & { meta: { pagination: object } };

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const list = async () => (await portal.api.get<Data<Color[]>>('/colors')).body.data;
const create = (input: object) => admin.post<Data<Color> & Failure>('/colors', input);
const getTokens = async () => (await list()).map(({ token }) => token);

test('a new portal has its first colours, with what follows from them', async () => {
  const colors = await list();
  expect(colors).toHaveLength(12);
  expect(colors.find(({ token }) => token === 'blueDark')).toMatchObject({
    name: 'Nachtblauw',
    hex: '#0b2c5f',
    rgb: { r: 11, g: 44, b: 95 },
    hsl: { h: 216, s: 79, l: 21 },
    cmyk: null,
    note: '',
  });
});

test('a colour is added, changed and deleted, and the palette knows at once', async () => {
  const made = await create({ name: 'Warm rood 2', hex: '#C0392B', pmsCoated: '1797 C', ral: '3020' });
  expect(made.body.data).toMatchObject({ token: 'warmRood2', hex: '#c0392b', pmsCoated: '1797 C' });
  const { id } = made.body.data;
  const site = await portal.api.get<Data<{ palette: Record<string, string> }>>('/site');
  expect(site.body.data.palette.warmRood2).toBe('#c0392b');
  expect((await create({ name: 'Warm rood 2', hex: '#c0392b' })).status).toBe(409);
  const changed = await admin.put<Data<Color>>(`/colors/${id}`, { hex: '#c0392c', pmsCoated: '' });
  expect(changed.body.data).toMatchObject({ name: 'Warm rood 2', hex: '#c0392c', pmsCoated: null });
  expect((await admin.delete(`/colors/${id}`)).status).toBe(204);
  const palette = await portal.api.get<Data<{ palette: Record<string, string> }>>('/site');
  expect(palette.body.data.palette).not.toHaveProperty('warmRood2');
  const log = await admin.get<Data<{ action: string }[]>>(`/admin/audit?subject=${id}`);
  expect(log.body.data.map(({ action }) => action)).toEqual(['color.delete', 'color.update', 'color.create']);
});

test('their order is that of the list', async () => {
  const before = await list();
  const last = before.at(-1)?.id ?? '';
  const moved = await admin.put<Data<Color[]>>('/colors/map', { siblings: [last] });
  expect(moved.body.data.map(({ id }) => id)).toEqual([last, ...before.slice(0, -1).map(({ id }) => id)]);
  const refused = await admin.put<Failure>('/colors/map', { siblings: [last, 'nergens'] });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['siblings.1']]);
});

test('one that the setting of a block names stays, and says where', async () => {
  const page = await admin.post<Data<{ id: string }>>('/pages', { title: 'Op paars' });
  const { id } = page.body.data;
  const settings = { backgroundColor: 'purple' };
  const saved = await admin.put(`/pages/${id}`, { blocks: [{ type: 'text-asset', settings }] });
  expect(saved.status).toBe(200);
  const purple = (await list()).find(({ token }) => token === 'purple')?.id ?? '';
  const refused = await admin.delete<Failure>(`/colors/${purple}`);
  expect(refused.status).toBe(409);
  const uses = [{ page: { id }, block: { type: 'text-asset' } }];
  expect(refused.body.used_on).toMatchObject(uses);
  const asked = await admin.get<Data<object>>(`/colors/${purple}`);
  expect(asked.body.data).toMatchObject({ token: 'purple', used_on: uses });
  const open = await portal.api.get<Data<object>>(`/colors/${purple}`);
  expect(open.body.data).toEqual((await list()).find((color) => color.id === purple));
  expect((await portal.api.get('/colors/nergens')).status).toBe(404);
  expect((await admin.put(`/colors/${purple}`, { token: 'lila' })).status).toBe(409);
  expect((await admin.put(`/colors/${purple}`, { name: 'Lila' })).status).toBe(200);
});

test('one is never taken for the word that blocks have for no colour', async () => {
  const page = { title: 'Doorzichtig', blocks: [{ type: 'text-asset' }] };
  expect((await admin.post('/pages', page)).status).toBe(200);
  const { data } = (await create({ name: 'Transparent', hex: '#123456' })).body;
  expect(data.token).toBe('kleurtransparent');
  // One of before.
  await portal.strapi.db
    .query('api::color.color')
    .update({ where: { documentId: data.id }, data: { token: 'transparent' } });
  expect((await admin.delete(`/colors/${data.id}`)).status).toBe(204);
});

test('the settings write the same colours', async () => {
  await create({ name: 'Tijdelijk', hex: '#010203', token: 'passing' });
  await admin.put('/admin/site', { palette: { blue: '#1D4ED8', fresh: '#0a0b0c' } });
  const colors = await list();
  const getHex = (token: string) => colors.find((color) => color.token === token)?.hex;
  expect(['blue', 'fresh', 'passing', 'white'].map(getHex)).toEqual([
    '#1d4ed8',
    '#0a0b0c',
    undefined,
    '#ffffff',
  ]);
});

test('a portal of before has the colours of its settings, once', async () => {
  const sql = (statement: string) => portal.strapi.db.connection.raw(statement);
  await sql('delete from portal_colors');
  await sql(`delete from strapi_core_store_settings where key like '%has-first-colors%'`);
  await sql(`update portal_site set palette = '{"blue":"#123abc","seaGreen":"#0a5a44","bad":"red"}'`);
  // As each start does.
  await ensureColors(portal.strapi);
  await expect.poll(list).toHaveLength(13);
  const colors = await list();
  expect(colors).toContainEqual(expect.objectContaining({ token: 'blue', hex: '#123abc' }));
  expect(colors.at(-1)).toMatchObject({ token: 'seaGreen', name: 'Sea green', hex: '#0a5a44' });
});

test('they are a list like any other, and keep their order unless another is asked', async () => {
  const ask = (query: string) => portal.api.get<List & Failure>(`/colors?${query}`);
  const all = await getTokens();
  const { body } = await ask('page=2&pageSize=5');
  expect(body.data.map(({ token }) => token)).toEqual(all.slice(5, 10));
  const pageCount = Math.ceil(all.length / 5);
  expect(body.meta.pagination).toEqual({ page: 2, pageSize: 5, pageCount, total: all.length });
  const sorted = (await ask('sort=token:desc')).body.data.map(({ token }) => token);
  expect(sorted).toEqual(all.toSorted((one, other) => other.localeCompare(one, 'nl')));
  expect((await ask('search=NACHT')).body.data).toMatchObject([{ token: 'blueDark' }]);
  for (const [query, field] of [
    ['page=0', 'page'],
    ['pageSize=501', 'pageSize'],
    ['sort=note:asc', 'sort'],
  ] as const) {
    const refused = await ask(query);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, [field]]);
  }
});

test('a code may say of which system it is', async () => {
  const codes = { pmsCoated: 'PMS 485 C', ral: 'RAL 3020', ncs: 'NCS S 1080-Y90R' };
  const { status, body } = await create({ name: 'Signaalrood', hex: '#d2232a', ...codes });
  expect(status).toBe(200);
  expect(body.data).toMatchObject(codes);
});

test.each<[string, object, string]>([
  ['no colour', { name: 'a', hex: 'rood' }, 'hex'],
  ['half a hex', { name: 'a', hex: '#ffff' }, 'hex'],
  ['a bell in its name', { name: 'a\u0007', hex: '#123456' }, 'name'],
  ['what blocks call no colour', { name: 'a', hex: '#123456', token: 'transparent' }, 'token'],
  ['a word of CSS', { name: 'a', hex: '#123456', token: 'inherit' }, 'token'],
  ['what turns a line around', { name: 'a\u202Eb', hex: '#123456' }, 'name'],
  ['a token with a hyphen', { name: 'a', hex: '#123456', token: 'donker-blauw' }, 'token'],
  ['too much ink', { name: 'a', hex: '#123456', cmyk: { c: 101, m: 0, y: 0, k: 0 } }, 'cmyk.c'],
  ['another paper', { name: 'a', hex: '#123456', cmykCondition: 'FOGRA39' }, 'cmykCondition'],
  ['uncoated as coated', { name: 'a', hex: '#123456', pmsCoated: '2728 U' }, 'pmsCoated'],
  ['no RAL', { name: 'a', hex: '#123456', ral: '50155' }, 'ral'],
  ['no NCS', { name: 'a', hex: '#123456', ncs: 'blauw' }, 'ncs'],
  ['more than all', { name: 'a', hex: '#123456', share: 101 }, 'share'],
])('%s is refused', async (_what, input, field) => {
  const { status, body } = await create(input);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
});

test('the contrast of each pair is cut off, and unchanged lists are not sent again', async () => {
  const contrast = await portal.api.get<Data<object[]>>('/colors/contrast');
  const count = (await getTokens()).length;
  expect(contrast.body.data).toHaveLength(count * (count - 1));
  expect(contrast.body.data).toContainEqual({
    text: 'grey',
    background: 'white',
    ratio: 5.98,
    normal: 'AA',
    large: 'AAA',
    graphics: true,
  });
  const etag = contrast.headers.get('etag') ?? '';
  expect((await portal.api.get('/colors/contrast', { 'If-None-Match': etag })).status).toBe(304);
});
