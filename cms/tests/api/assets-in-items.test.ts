import { beforeAll, expect, test } from 'vitest';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import { getRevisions } from '../support/revisions';
import { publish, search } from '../support/searching';
import type { BlockBody, Data, ErrorBody, PageBody } from '../support/wire';

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

const make = async (title: string, more: object = {}) =>
  makeAsset(admin, await samples.png(), [], { title, ...more });

const read = async (viewer: Client, slug: string): Promise<BlockBody[]> =>
  (await viewer.get<Data<PageBody>>(`/pages/${slug}`)).body.data.blocks;

const refused = async (block: object): Promise<Record<string, string[]>> => {
  const { status, body } = await admin.post<ErrorBody>('/pages', { title: 'Fout', blocks: [block] });
  expect(status).toBe(400);
  return body.errors ?? {};
};

test('examples keep their order, and hide from a visitor what is private', async () => {
  const [open, closed] = [await make('Open'), await make('Dicht', { isPrivate: true })];
  const { slug } = await publish(admin, {
    title: 'Goed en fout',
    blocks: [
      {
        type: 'do-dont',
        title: 'Uitsnede',
        pairs: [
          { asset: closed.id, text: ' Kruin eraf. ', verdict: 'dont' },
          { asset: open.id, text: 'Ogen op een derde.' },
          {},
        ],
      },
    ],
  });
  const [seen] = await read(portal.api, slug);
  expect(seen).toMatchObject({ type: 'do-dont', title: 'Uitsnede', subtitle: '', body: '' });
  expect(seen?.['pairs']).toMatchObject([
    { asset: null, text: 'Kruin eraf.', verdict: 'dont' },
    { asset: { id: open.id }, verdict: 'do' },
    { asset: null, text: '', verdict: 'do' },
  ]);
  expect((await read(admin, slug))[0]?.['pairs']).toMatchObject([{ asset: { id: closed.id } }, {}, {}]);
});

test('an asset in an item is in use: it is not deleted by accident, and comes back in its place', async () => {
  const asset = await make('Kleinood');
  const pairs = [{ text: 'Zonder beeld' }, { asset: asset.id, text: 'Met beeld' }];
  const { slug, id } = await publish(admin, { title: 'Gebruikt', blocks: [{ type: 'do-dont', pairs }] });
  const { body } = await admin.get<Data<{ used_on: object[] }>>(`/assets/${asset.id}`);
  expect(body.data.used_on).toMatchObject([{ page: { id }, block: { type: 'do-dont' } }]);
  const kept = await admin.delete<ErrorBody>(`/assets/${asset.id}`);
  expect(kept.status).toBe(409);
  expect(kept.body.used_on).toMatchObject([{ page: { slug } }]);

  expect((await admin.delete(`/assets/${asset.id}?force=true`)).status).toBe(204);
  expect((await read(portal.api, slug))[0]?.['pairs']).toMatchObject([{}, { asset: null }]);
  expect((await admin.post(`/assets/${asset.id}/restore`)).status).toBe(200);
  expect((await read(portal.api, slug))[0]?.['pairs']).toMatchObject([{}, { asset: { id: asset.id } }]);
});

test('an earlier version has its items, with their assets', async () => {
  const asset = await make('Eerder');
  const before = [{ asset: asset.id, text: 'Eerst', verdict: 'dont' }];
  const page = await publish(admin, { title: 'Versies', blocks: [{ type: 'do-dont', pairs: before }] });
  await admin.put(`/pages/${page.id}`, { blocks: [] });
  const revisions = getRevisions(portal.strapi, admin);
  const first = (await revisions.history(page)).at(-1) ?? (await revisions.newest(page));
  const earlier = await revisions.whole(page, first);
  expect(earlier.blocks[0]?.['pairs']).toMatchObject([
    { asset: { id: asset.id }, text: 'Eerst', verdict: 'dont' },
  ]);
});

test('two pictures to compare are kept with their words, and begin without', async () => {
  const [before, after] = [await make('Toen'), await make('Nu', { isPrivate: true })];
  const { slug } = await publish(admin, {
    title: 'Vergelijken',
    blocks: [
      { type: 'compare', before: before.id, after: after.id, beforeLabel: ' Vroeger ', afterLabel: '' },
      { type: 'compare' },
    ],
  });
  const seen = { type: 'compare', before: { id: before.id }, beforeLabel: 'Vroeger', afterLabel: '' };
  const empty = { before: null, after: null, beforeLabel: '', afterLabel: '', title: '', body: '' };
  expect(await read(portal.api, slug)).toMatchObject([{ ...seen, after: null }, empty]);
  expect(await read(admin, slug)).toMatchObject([{ ...seen, after: { id: after.id } }, empty]);
  const { body } = await admin.get<Data<{ used_on: object[] }>>(`/assets/${after.id}`);
  expect(body.data.used_on).toMatchObject([{ page: { slug }, block: { type: 'compare' } }]);
  expect(await refused({ type: 'compare', after: 'bestaatniet' })).toHaveProperty(['blocks.0.after']);
  expect(await refused({ type: 'compare', beforeLabel: 'x'.repeat(256) })).toHaveProperty([
    'blocks.0.beforeLabel',
  ]);
});

test('versions of a logo are kept, and only in arrangements and on grounds that there are', async () => {
  const asset = await make('Beeldmerk');
  const mark = { label: 'Beeldmerk wit', arrangement: 'mark', ground: 'photo', asset: asset.id };
  const { slug, id } = await publish(admin, {
    title: 'Logo',
    blocks: [{ type: 'logo-pack', logos: [mark, {}] }],
  });
  expect((await read(portal.api, slug))[0]?.['logos']).toEqual([
    { ...mark, asset: expect.objectContaining({ id: asset.id }) },
    { label: '', arrangement: 'horizontal', ground: 'light', asset: null },
  ]);
  const { body } = await admin.get<Data<{ used_on: object[] }>>(`/assets/${asset.id}`);
  expect(body.data.used_on).toMatchObject([{ page: { id }, block: { type: 'logo-pack' } }]);
  const logo = (change: object) => refused({ type: 'logo-pack', logos: [change] });
  for (const name of ['arrangement', 'ground', 'asset', 'label']) {
    expect(await logo({ [name]: 7 })).toHaveProperty([`blocks.0.logos.0.${name}`]);
  }
  expect(await logo({ ground: 'paars' })).toHaveProperty(['blocks.0.logos.0.ground']);
});

test('the words of items are found', async () => {
  const { id } = await publish(admin, {
    title: 'Vindbaar',
    blocks: [{ type: 'do-dont', pairs: [{ text: 'Snijd nooit een wielewaal aan.' }] }],
  });
  const { data } = await search(portal.api, 'wielewaal');
  expect(data.map(({ page }) => page?.id)).toContain(id);
});

test('what does not fit is refused beside its field', async () => {
  const pair = (change: object) => refused({ type: 'do-dont', pairs: [{}, change] });
  expect(await pair({ verdict: 'misschien' })).toHaveProperty(['blocks.0.pairs.1.verdict']);
  expect(await pair({ verdict: null })).toHaveProperty(['blocks.0.pairs.1.verdict']);
  expect(await pair({ text: 'x'.repeat(1001) })).toHaveProperty(['blocks.0.pairs.1.text']);
  expect(await pair({ asset: 7 })).toHaveProperty(['blocks.0.pairs.1.asset']);
  expect(await pair({ asset: 'bestaatniet' })).toEqual({
    'blocks.0.pairs.1.asset': ['Deze asset bestaat niet (meer).'],
  });
  expect(await refused({ type: 'do-dont', pairs: 'geen lijst' })).toHaveProperty(['blocks.0.pairs']);
  expect(await pair({ oordeel: 'do' })).not.toEqual({});
});
