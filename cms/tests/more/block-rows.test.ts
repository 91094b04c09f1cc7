import { beforeAll, expect, test } from 'vitest';
import { blockTypes } from '../../src/blocks/registry';
import { blocksFromRows, type BlockRow, populateBlocks } from '../../src/blocks/stored-block';
import { parseContent } from '../../src/published/content';
import { chance } from '../support/chance';
import type { Client } from '../support/client';
import { MAINTAINER, type OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import { waitForRows } from '../support/rows';
import type { BlockBody, Data, ErrorBody, PageBody } from '../support/wire';
import { newWord } from '../support/words';

const PAGE = 'api::page.page';
const SCREEN = `/content-manager/collection-types/${PAGE}`;

let portal: OwnPortal;
let admin: Client;
let assets: string[];
let groups: string[];

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  const { strapi } = portal;
  const getId = async (uid: 'api::asset.asset' | 'api::group.group', data: object) =>
    (await strapi.documents(uid).create({ data })).documentId;
  assets = await Promise.all(
    ['A', 'B', 'C'].map((title) => getId('api::asset.asset', { title, settings: { outlined: 'default' } })),
  );
  groups = await Promise.all(
    ['Een', 'Twee', 'Drie'].map((name) => getId('api::group.group', { name: `${name} ${newWord()}` })),
  );
});

type Chance = ReturnType<typeof chance>;
type Sent = Record<string, unknown> & { type: string; id?: number };

const button = ({ below, oneOf }: Chance) => ({
  label: `Knop ${below(9)}`,
  url: oneOf(['', '/huisstijl', 'https://example.org']),
  target: oneOf(['_self', '_blank']),
});

function anyBlock(by: Chance): Sent {
  const words = { title: `Titel ${by.below(99)}`, body: `<p>${by.below(99)}</p>`, button: button(by) };
  const asset = () => by.oneOf([null, ...assets]);
  const slots = () => Array.from({ length: by.below(4) }, asset);
  const tile = { title: `Tegel ${by.below(99)}` };
  const isPrivate = by.below(2) === 0;
  const own = by.below(2) === 0 ? {} : { groups: groups.filter(() => by.below(2) === 0) };
  return {
    ...by.oneOf<Sent>([
      { type: 'text', ...words },
      { type: 'text-asset', ...words, asset: asset() },
      { type: 'text-assets', ...words, assets: slots() },
      { type: 'text-asset-background', ...words, asset: asset(), backgroundAsset: asset() },
      { type: 'text-tile', ...words, tile },
      { type: 'text-tile-header', ...words, tile, header: by.oneOf([null, 'Kop']) },
      { type: 'asset', asset: asset() },
      { type: 'assets', assets: slots() },
      { type: 'html', body: '<table><tbody><tr><td>1</td></tr></tbody></table>' },
    ]),
    ...own,
    isPrivate,
  };
}

/** What an editor does with the blocks of a page between two saves. */
function edited(by: Chance, blocks: readonly Sent[]): Sent[] {
  const next = [...blocks];
  const at = by.below(next.length);
  const block = next[at];
  const edit = by.oneOf(['add', 'add', 'remove', 'move', 'change', 'change', 'copy', 'nothing']);
  if (edit === 'add' || !block) next.splice(by.below(next.length + 1), 0, anyBlock(by));
  else if (edit === 'remove') next.splice(at, 1);
  else if (edit === 'move') next.splice(by.below(next.length), 0, ...next.splice(at, 1));
  else if (edit === 'copy') next.splice(at + 1, 0, { ...block, id: undefined });
  else if (edit === 'change') {
    const other = anyBlock(by);
    next[at] =
      other.type === block.type ? { ...other, id: block.id } : { ...block, isPrivate: !block.isPrivate };
  }
  return next;
}

/** The blocks of a page as Strapi reads them, and as they are kept for all else, once the rows follow the draft. */
async function bothWays(documentId: string) {
  const { strapi } = portal;
  await waitForRows(portal);
  const types = blockTypes(strapi);
  const row = await strapi
    .documents(PAGE)
    .findOne({ documentId, populate: { blocks: populateBlocks(types) } });
  if (!row) throw new Error('The page is gone.');
  const rows: BlockRow[] = row.blocks;
  const read = blocksFromRows(types, rows).map((block) => ({ ...block, groups: block.groups.sort() }));
  // Anchors are the portal's own.
  const kept = parseContent(row.draft).blocks.map(({ anchor: _anchor, ...block }) => block);
  return { rows, read, kept };
}

const getIds = (blocks: readonly { id: number }[]): number[] => blocks.map(({ id }) => id);

test.each([1, 2, 3])('what Strapi reads is what was saved, through any run of edits (%i)', async (seed) => {
  const by = chance(seed);
  const made = await admin.post<Data<PageBody>>('/pages', { title: `Reeks ${seed}`, groups });
  let blocks: Sent[] = [];
  for (let save = 0; save < 25; save += 1) {
    const next =
      by.oneOf([1, 1, 2, 5]) === 1 ? edited(by, blocks) : edited(by, edited(by, edited(by, blocks)));
    const { status, body } = await admin.put<Data<PageBody>>(`/pages/${made.body.data.id}`, {
      blocks: next,
      ...(by.below(6) === 0 && { groups: groups.filter(() => by.below(3) > 0) }),
      ...(by.below(9) === 0 && { published_at: '2026-01-02T03:04:05.000Z' }),
    });
    expect(status).toBe(200);
    const saved: BlockBody[] = body.data.blocks;
    // A block that had an id keeps it; one that had none gets its own.
    next.forEach(({ id }, index) => id !== undefined && expect(saved[index]?.id).toBe(id));
    expect(new Set(getIds(saved)).size).toBe(next.length);
    expect(saved.map(({ type }) => type)).toEqual(next.map(({ type }) => type));
    blocks = next.map((block, index) => ({ ...block, id: saved[index]?.id }));
    if (save % 6 > 0) continue;
    const { read, kept } = await bothWays(made.body.data.id);
    expect(read).toEqual(kept);
    expect(getIds(kept)).toEqual(getIds(saved));
  }
});

test('a save leaves no rows behind of what it took away', async () => {
  await waitForRows(portal);
  const { connection, metadata } = portal.strapi.db;
  const tables = [...metadata.values()]
    .map(({ tableName }) => tableName)
    .filter((name) => name.endsWith('_cmps'));
  for (const uid of Object.keys(portal.strapi.components)) {
    const { tableName } = metadata.get(uid);
    const placed = tables.map((table) => connection(table).where('component_type', uid).select('cmp_id'));
    const left = connection(tableName).select('id');
    for (const place of placed) void left.whereNotIn('id', place.whereNotNull('cmp_id'));
    expect([uid, await left]).toEqual([uid, []]);
  }
  // Nor places of rows that are gone; other files' pages are theirs to judge.
  const own = connection('pages').where('title', 'like', 'Reeks %').select('id');
  const places: { component_type: string; cmp_id: number }[] = await connection('pages_cmps').whereIn(
    'entity_id',
    own,
  );
  for (const { component_type: uid, cmp_id: id } of places) {
    expect([uid, await connection(metadata.get(uid).tableName).where({ id }).select('id')]).toEqual([
      uid,
      [{ id }],
    ]);
  }
});

test.each([
  ['a title', { title: 'Intussen gewijzigd' }, []],
  ['a new block', {}, [{ type: 'text', title: 'Intussen toegevoegd' }]],
])(
  'a screen of a maintainer does not save over %s that was saved meanwhile',
  async (_name, change, added) => {
    const login = await portal.site.post<Data<{ token: string }>>('/admin/login', MAINTAINER);
    const maintainer = portal.site.bearer(login.body.data.token);
    const made = await admin.post<Data<PageBody>>('/pages', {
      title: 'Twee schermen',
      blocks: [{ type: 'text', title: 'Een' }],
    });
    const { id, slug, blocks } = made.body.data;
    const { rows } = await bothWays(id);
    const kept = blocks.map(({ id: blockId, title }: BlockBody) => ({ type: 'text', id: blockId, title }));
    const meanwhile = await admin.put<Data<PageBody>>(`/pages/${id}`, {
      ...change,
      blocks: [...kept, ...added],
    });
    expect(meanwhile.status).toBe(200);
    const late = await maintainer.put(`${SCREEN}/${id}`, {
      title: 'Van het oude scherm',
      blocks: rows.map(({ id: row, __component }) => ({ id: row, __component, title: 'Een' })),
    });
    expect(late.status).toBe(400);
    const draft = await admin.get<Data<PageBody>>(`/admin/pages/${slug}`);
    expect(draft.body.data).toEqual(meanwhile.body.data);
  },
);

/** A maintainer with a page on a screen of Strapi: what the screen got, and what it sends back. */
async function openScreen(title: string) {
  const login = await portal.site.post<Data<{ token: string }>>('/admin/login', MAINTAINER);
  const maintainer = portal.site.bearer(login.body.data.token);
  const made = await admin.post<Data<PageBody>>('/pages', { title });
  const { id, slug } = made.body.data;
  await bothWays(id);
  const shown = await maintainer.get<Data<{ contentHash: string; rowsPending: boolean }>>(`${SCREEN}/${id}`);
  const { contentHash, rowsPending } = shown.body.data;
  const send = (data: object) =>
    maintainer.put<ErrorBody>(`${SCREEN}/${id}`, { contentHash, rowsPending, ...data });
  const readDraft = async () => (await admin.get<Data<PageBody>>(`/admin/pages/${slug}`)).body.data;
  return { id, send, readDraft };
}

test('a screen that shows an older draft is refused, whatever it sends', async () => {
  const { id, send, readDraft } = await openScreen('Ouder scherm');
  await admin.put(`/pages/${id}`, { title: 'Nieuwer' });
  const late = await send({ title: 'Van het oude scherm', blocks: [] });
  expect(late.status).toBe(400);
  expect(JSON.stringify(late.body)).toContain('intussen ergens anders opgeslagen');
  expect(await readDraft()).toMatchObject({ title: 'Nieuwer', version: 2 });
});

test('a screen that got its blocks before they followed the draft is refused too', async () => {
  const { send, readDraft } = await openScreen('Halverwege');
  expect((await send({ rowsPending: true, title: 'Te vroeg', blocks: [] })).status).toBe(400);
  expect(await readDraft()).toMatchObject({ title: 'Halverwege', version: 1 });
  expect((await send({ title: 'Op tijd', blocks: [] })).status).toBe(200);
  expect(await readDraft()).toMatchObject({ title: 'Op tijd', version: 2 });
});

test('a write of one field that saw no draft keeps blocks whose rows are still pending', async () => {
  const made = await admin.post<Data<PageBody>>('/pages', {
    title: 'Script',
    blocks: [{ type: 'text', title: 'Net geschreven' }],
  });
  const { id, slug } = made.body.data;
  const data: Record<string, unknown> = { title: 'Door een script' };
  await portal.strapi.documents(PAGE).update({ documentId: id, data });
  const draft = await admin.get<Data<PageBody>>(`/admin/pages/${slug}`);
  expect(draft.body.data).toMatchObject({ title: 'Door een script', blocks: [{ title: 'Net geschreven' }] });
});

test('a draft that still names a deleted asset and group has its rows without them', async () => {
  const data = { title: 'Tijdelijk', settings: { outlined: 'default' as const } };
  const asset = await portal.strapi.documents('api::asset.asset').create({ data });
  const group = await portal.strapi.documents('api::group.group').create({ data: { name: newWord() } });
  const made = await admin.post<Data<PageBody>>('/pages', {
    title: 'Verweesd',
    groups: [...groups, group.documentId],
    blocks: [
      { type: 'text-assets', title: 'Bij elkaar', assets: [asset.documentId, assets[0]] },
      { type: 'asset', asset: asset.documentId },
    ],
  });
  await portal.strapi.documents('api::asset.asset').delete({ documentId: asset.documentId });
  await portal.strapi.documents('api::group.group').delete({ documentId: group.documentId });
  const { id } = made.body.data;
  expect((await admin.put(`/pages/${id}`, { title: 'Verweesd gebleven' })).status).toBe(200);
  const { read } = await bothWays(id);
  expect(read.map(({ type }) => type)).toEqual(['text-assets', 'asset']);
  expect(read.every((block) => !block.groups.includes(group.documentId))).toBe(true);
});

test('a save takes at most 25 statements, and its rows change nothing that readers see', async () => {
  const blocks = Array.from({ length: 12 }, (_, n) => ({ type: 'text', title: `Blok ${n}` }));
  const made = await admin.post<Data<PageBody>>('/pages', { title: 'Zuinig', groups, blocks });
  const { id, slug } = made.body.data;
  const kept = made.body.data.blocks.map((block: BlockBody, n: number) => ({ ...blocks[n], id: block.id }));
  await bothWays(id);
  const statements: { sql: string; __knexTxId?: string }[] = [];
  const see = (statement: { sql: string }) => statements.push(statement);
  const { connection } = portal.strapi.db;
  connection.on('query', see);
  const saved = await admin.put<Data<PageBody>>(`/pages/${id}`, {
    blocks: kept.map((block, n) => (n === 3 ? { ...block, title: 'Anders' } : block)),
  });
  connection.off('query', see);
  expect(saved.status).toBe(200);
  // Other work of the portal has transactions of its own.
  const save = statements.find(({ sql }) => sql.startsWith('update "pages" set "title"'))?.__knexTxId;
  expect(save).toBeDefined();
  const own = statements.filter(({ __knexTxId: transaction }) => !transaction || transaction === save);
  expect(own.length).toBeLessThanOrEqual(25);
  await bothWays(id);
  const draft = await admin.get<Data<PageBody>>(`/admin/pages/${slug}`);
  expect(draft.body.data).toEqual(saved.body.data);
});
