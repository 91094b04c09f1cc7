import { expect, test } from 'vitest';
import type { Client } from '../support/client';
import { PASSWORD } from '../support/people';
import { admin, groups, people, portal, setUpPortal } from '../support/shared-portal';
import type { BlockBody, Data, ErrorBody, PageBody } from '../support/wire';
import { newWord } from '../support/words';

setUpPortal();

type Answer = Data<PageBody> & ErrorBody;

const LIVE = { published_at: '2026-01-02T03:04:05.000Z' };
const text = (title: string, more: object = {}) => ({ type: 'text', title, ...more });
const create = async (body: object): Promise<PageBody> => {
  const { status, body: made } = await admin.post<Answer>('/pages', {
    title: `Ankers ${newWord()}`,
    ...body,
  });
  expect(status).toBe(200);
  return made.data;
};
/** Saves a page with other titles by block; a block without one goes. */
async function retitle(
  { id, blocks }: PageBody,
  titles: readonly string[],
  more: object = {},
): Promise<PageBody> {
  const sent = titles.flatMap((title, at) => {
    const block = blocks[at];
    return title === '' ? [] : [{ ...text(title), id: block?.id, isPrivate: block?.isPrivate ?? false }];
  });
  const { status, body } = await admin.put<Answer>(`/pages/${id}`, { blocks: sent, ...more });
  expect(status).toBe(200);
  return body.data;
}
const getAnchors = ({ blocks }: PageBody) => blocks.map(({ slug, old_anchors: old }) => [slug, old]);
const read = async (viewer: Client, { slug }: PageBody): Promise<BlockBody[]> =>
  (await viewer.get<Answer>(`/pages/${slug}`)).body.data.blocks;
const getLeads = (blocks: readonly BlockBody[]) =>
  blocks.map(({ slug, anchors, old_anchors: old }) => [slug, anchors, old]);

test('what a block was before leads to it, in the draft at once and for readers once that is live', async () => {
  const page = await create({ is_public: true, blocks: [text('Logo'), text('Logo')], ...LIVE });
  expect(getAnchors(page)).toEqual([
    ['logo', []],
    ['logo-2', []],
  ]);

  const draft = await retitle(page, ['Fusie', 'Logo']);
  expect(getAnchors(draft)).toEqual([
    ['fusie', ['logo']],
    ['logo-2', []],
  ]);
  expect(getLeads(await read(portal.api, page))).toEqual([
    ['logo', undefined, undefined],
    ['logo-2', undefined, undefined],
  ]);

  const after = await retitle(draft, ['Beeldmerk', 'Logo'], LIVE);
  expect(getAnchors(after)).toEqual([
    ['beeldmerk', ['fusie', 'logo']],
    ['logo-2', []],
  ]);
  // What only stood in a draft is not told.
  expect(getLeads(await read(portal.api, page))).toEqual([
    ['beeldmerk', ['logo'], undefined],
    ['logo-2', undefined, undefined],
  ]);
  const stored = await admin.get<Answer>(`/admin/pages/${page.slug}`);
  expect(stored.body.data).toEqual(after);

  const moved = await admin.put<Answer>(`/pages/${page.id}`, {
    blocks: [...after.blocks]
      .reverse()
      .map(({ can: _can, groups: _groups, type, id, title, slug, ...old }) => ({
        ...{ id, type, title, slug, old_anchors: old.old_anchors },
      })),
  });
  expect(getAnchors(moved.body.data)).toEqual([
    ['logo-2', []],
    ['beeldmerk', ['fusie', 'logo']],
  ]);
});

test('a title that an editor gives another block takes the anchor along, its copy does not', async () => {
  const page = await create({ blocks: [text('Logo'), text('Kleur')] });
  const renamed = await retitle(page, ['Merk', 'Kleur']);
  const copied = await retitle(renamed, ['Merk', 'Kleur', 'Merk']);
  expect(getAnchors(copied)).toEqual([
    ['merk', ['logo']],
    ['kleur', []],
    ['merk-2', []],
  ]);
  const taken = await retitle(copied, ['Merk', 'Logo', 'Merk']);
  expect(getAnchors(taken)).toEqual([
    ['merk', []],
    ['logo', ['kleur']],
    ['merk-2', []],
  ]);
});

test('readers are told what they could read before: a block that was private was not everybody’s', async () => {
  const login = async (group: string): Promise<Client> =>
    portal.api.as((await people.make({ groups: [group] })).email, PASSWORD);
  const [reader, other] = [await login(groups[0]), await login(groups[1])];
  const page = await create({ groups, blocks: [text('Geheim', { groups: [groups[0]] })], ...LIVE });
  const after = await retitle(page, ['Nieuws'], { is_public: true, ...LIVE });
  expect(getAnchors(after)).toEqual([['nieuws', ['geheim']]]);
  expect(getLeads(await read(reader, page))).toEqual([['nieuws', ['geheim'], undefined]]);
  for (const stranger of [other, portal.api]) {
    expect(getLeads(await read(stranger, page))).toEqual([['nieuws', undefined, undefined]]);
  }
  const as = await admin.get<Answer>(`/admin/pages/${page.slug}?as=anonymous`);
  expect(getLeads(as.body.data.blocks)).toEqual([['nieuws', undefined, undefined]]);
});

test('an anchor is the same for every reader, whatever stands before its block', async () => {
  const page = await create({
    is_public: true,
    blocks: [text('Logo', { isPrivate: true }), text('Logo')],
    ...LIVE,
  });
  expect(getLeads(await read(portal.api, page))).toEqual([['logo-2', undefined, undefined]]);
});

test('anchors stay through a version that is put back, and in what two editors make of it', async () => {
  const page = await create({ blocks: [text('Een'), text('Twee')], ...LIVE });
  const revisions = async () =>
    (await admin.get<Data<{ id: string }[]>>(`/admin/pages/${page.id}/revisions`)).body.data;
  const [first] = await revisions();
  const changed = await retitle(page, ['Anders', 'Twee']);
  const back = await admin.post<Answer>(`/admin/pages/${page.id}/revisions/${first?.id}/restore`);
  expect(getAnchors(back.body.data)).toEqual([
    ['een', ['anders']],
    ['twee', []],
  ]);

  const put = (version: number | undefined, blocks: object[]) =>
    admin.put<Answer>(`/pages/${page.id}?merge=true`, { blocks }, { 'If-Match': `"${version}"` });
  const [one, two] = changed.blocks.map(({ id }) => id);
  const { version } = back.body.data;
  await put(version, [
    { id: one, ...text('Van hen') },
    { id: two, ...text('Twee') },
  ]);
  const merged = await put(version, [
    { id: one, ...text('Een') },
    { id: two, ...text('Van mij') },
    text('Van hen'),
  ]);
  expect(merged.status).toBe(200);
  expect(getAnchors(merged.body.data)).toEqual([
    ['van-hen', ['een', 'anders']],
    ['van-mij', ['twee']],
    ['van-hen-2', []],
  ]);
});

test('a title given in Strapi’s own panel keeps them too', async () => {
  const page = await create({ blocks: [text('Paneel')], ...LIVE });
  const documents = portal.strapi.documents('api::page.page');
  const blocks = [{ __component: 'block.text', blockId: page.blocks[0]?.id, title: 'Portaal' }];
  const data: Record<string, unknown> = { blocks };
  await documents.update({ documentId: page.id, data });
  const draft = await admin.get<Answer>(`/admin/pages/${page.slug}`);
  expect(getAnchors(draft.body.data)).toEqual([['portaal', ['paneel']]]);
});

test('text that is saved as it was leaves the page as published', async () => {
  const page = await create({ blocks: [text('Łódź'), text('Straße')], ...LIVE });
  expect(getAnchors(page)).toEqual([
    ['lodz', []],
    ['strasse', []],
  ]);
  const renamed = await retitle(page, ['Lodz-stad', 'Straße']);
  expect(renamed.status).toBe('modified');
  expect((await retitle(renamed, ['Łódź', 'Straße'])).status).toBe('published');
});
