import { expect, test } from 'vitest';
import { readPlace } from '../../src/api/event/lib/reads/cursor';
import {
  getDistinctPlaces,
  type AssetFacts,
  type PageFacts,
  type StoredEvent,
} from '../../src/api/event/lib/facts';
import { getTold } from '../../src/api/event/lib/tell';
import { assetAbilities, canSeePage } from '../../src/permissions/abilities';
import { anonymous, type Viewer } from '../../src/permissions/viewer';
import { chance } from '../support/chance';

const AT = { position: '1', at: new Date(0) };
const admin: Viewer = { kind: 'admin', id: 'a', groups: [] };
const member = (
  id: string,
  ...permissions: ('view' | 'download-for-use' | 'download-for-edit')[]
): Viewer => ({
  kind: 'user',
  id: `of ${id}`,
  groups: [{ id, permissions }],
});

const page = (more: Partial<PageFacts> = {}): PageFacts => ({
  title: 'Logo',
  slug: 'logo',
  parent: null,
  isPublic: true,
  groups: [],
  ...more,
});

interface Change {
  before: PageFacts | null;
  after: PageFacts | null;
  now?: PageFacts | null;
}

const pageEvent = (change: 'live' | 'place', { before, after, now = after }: Change): StoredEvent => ({
  ...AT,
  ...{ kind: 'page', subject: 'p', change },
  ...{ before, after, now },
});

const open = page();
const closed = page({ isPublic: false, groups: ['g'] });
const PAGES: [string, Viewer, StoredEvent, string | null][] = [
  ['a new page', anonymous, pageEvent('live', { before: null, after: open }), 'page.published'],
  ['a version more', anonymous, pageEvent('live', { before: open, after: open }), 'page.published'],
  ['taken offline', anonymous, pageEvent('live', { before: open, after: null }), 'page.unpublished'],
  ['closed', anonymous, pageEvent('live', { before: open, after: closed }), 'page.unpublished'],
  ['opened', anonymous, pageEvent('live', { before: closed, after: open }), 'page.published'],
  ['never open', anonymous, pageEvent('live', { before: closed, after: closed }), null],
  ['gone without being seen', anonymous, pageEvent('live', { before: closed, after: null }), null],
  ['for a group', member('g', 'view'), pageEvent('live', { before: null, after: closed }), 'page.published'],
  ['for a group without view', member('g'), pageEvent('live', { before: null, after: closed }), null],
  ['for another group', member('h', 'view'), pageEvent('live', { before: null, after: closed }), null],
  ['for an admin', admin, pageEvent('live', { before: null, after: closed }), 'page.published'],
  [
    'closed since',
    anonymous,
    pageEvent('live', { before: null, after: open, now: closed }),
    'page.unpublished',
  ],
  ['opened since', anonymous, pageEvent('live', { before: null, after: closed, now: open }), null],
];

test.each(PAGES)('of pages: %s', (_name, viewer, event, type) => {
  expect(getTold(viewer, event)).toBe(type);
});

const parent = (id: string, isPublic: boolean) => ({ id, isPublic, groups: [] });
const under = (id: string, isPublic: boolean) => page({ parent: parent(id, isPublic) });

test.each<[string, PageFacts, PageFacts, string | null]>([
  ['another slug', page(), page({ slug: 'merk' }), 'page.moved'],
  ['another parent', page(), under('a', true), 'page.moved'],
  ['out of a parent nobody sees', under('a', false), page(), null],
  ['from one of those to another', under('a', false), under('b', false), null],
  ['from one of those to one that is seen', under('a', false), under('b', true), 'page.moved'],
  ['a page nobody sees', closed, page({ ...closed, slug: 'merk' }), null],
])('moves, for a visitor: %s', (_name, before, after, type) => {
  expect(getTold(anonymous, pageEvent('place', { before, after }))).toBe(type);
});

const OPEN = { page: { isPublic: true, groups: [] }, block: { isPrivate: false, groups: [] } };
const CLOSED = { page: { isPublic: true, groups: [] }, block: { isPrivate: true, groups: ['g'] } };
const asset = (places: AssetFacts['places'], isPrivate = false): AssetFacts => ({
  title: 'Beeld',
  isPrivate,
  places,
});

const assetEvent = (
  change: 'self' | 'reach',
  before: AssetFacts | null,
  after: AssetFacts | null,
  now = after,
): StoredEvent => ({ ...AT, kind: 'asset', subject: 'a', change, before, after, now });

test.each<[string, Viewer, StoredEvent, string | null]>([
  ['unused', anonymous, assetEvent('self', null, asset([])), null],
  ['unused, for an admin', admin, assetEvent('self', null, asset([])), 'asset.created'],
  ['shown', anonymous, assetEvent('reach', asset([]), asset([OPEN])), 'asset.created'],
  ['shown, for an admin who saw it', admin, assetEvent('reach', asset([]), asset([OPEN])), null],
  ['shown elsewhere too', anonymous, assetEvent('reach', asset([OPEN]), asset([OPEN, CLOSED])), null],
  ['no longer shown', anonymous, assetEvent('reach', asset([OPEN]), asset([CLOSED])), 'asset.deleted'],
  ['changed', anonymous, assetEvent('self', asset([OPEN]), asset([OPEN])), 'asset.changed'],
  ['changed unseen', anonymous, assetEvent('self', asset([CLOSED]), asset([CLOSED])), null],
  ['made private', anonymous, assetEvent('self', asset([OPEN]), asset([OPEN], true)), 'asset.deleted'],
  ['deleted', anonymous, assetEvent('self', asset([OPEN]), null), 'asset.deleted'],
  ['deleted since', anonymous, assetEvent('reach', asset([]), asset([OPEN]), null), 'asset.deleted'],
  [
    'less allowed',
    member('g', 'view'),
    assetEvent('reach', asset([OPEN, CLOSED]), asset([CLOSED])),
    'asset.changed',
  ],
])('of assets: %s', (_name, viewer, event, type) => {
  expect(getTold(viewer, event)).toBe(type);
});

const SEED = Number(process.env.EVENTS_SEED ?? Date.now() % 1e9);

test(`who follows the events knows what a reader sees, and no more (EVENTS_SEED=${SEED})`, () => {
  const { below, oneOf } = chance(SEED);
  const someGroups = () => ['g', 'h'].filter(() => below(2) === 1);
  const rights = () => ({ isPublic: below(2) === 1, groups: someGroups() });
  const place = () => ({ page: rights(), block: { isPrivate: below(2) === 1, groups: someGroups() } });
  const somePage = () => (below(4) === 0 ? null : page({ ...rights(), slug: oneOf(['a', 'b']) }));
  const someAsset = () =>
    below(4) === 0 ? null : asset(getDistinctPlaces(Array.from({ length: below(3) }, place)), below(3) === 0);
  const viewers = [
    anonymous,
    admin,
    member('g', 'view'),
    member('h', 'view', 'download-for-use'),
    member('g'),
  ];

  for (let round = 0; round < 100; round += 1) {
    const pages = Array.from({ length: 8 }, somePage);
    const assets = Array.from({ length: 8 }, someAsset);
    for (const viewer of viewers) {
      const sees = (one: PageFacts | null | undefined) => Boolean(one && canSeePage(viewer, one));
      const can = (one: AssetFacts | null | undefined) =>
        Boolean(one && assetAbilities(viewer, one, one.places).view);
      const start = below(7);
      const known = { page: sees(pages[start]), asset: can(assets[start]) };
      const everSaw = { page: pages.slice(start).some(sees), asset: assets.slice(start).some(can) };
      for (let at = start + 1; at < 8; at += 1) {
        const change = { before: pages[at - 1] ?? null, after: pages[at] ?? null, now: pages[7] ?? null };
        const ofPage = getTold(viewer, pageEvent('live', change));
        const ofAsset = getTold(
          viewer,
          assetEvent('reach', assets[at - 1] ?? null, assets[at] ?? null, assets[7] ?? null),
        );
        if (ofPage) known.page = ofPage === 'page.published';
        if (ofAsset) known.asset = ofAsset !== 'asset.deleted';
        expect(ofPage === null || everSaw.page).toBe(true);
        expect(ofAsset === null || everSaw.asset).toBe(true);
      }
      expect(known).toEqual({ page: sees(pages[7]), asset: can(assets[7]) });
    }
  }
});

test.each(['', '0', '00000000000-', 'zzzzzzzzzzzz', 'x'.repeat(200), '…', '../..', '--'])(
  'a place that was never given is not read: %j',
  (after) => {
    expect(readPlace(after)).toBeNull();
  },
);
