import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { CommitViews } from '../../../../database/before-commit';
import { lockInside } from '../../../../database/locks';
import type { Placement } from '../../../../permissions/abilities';
import { getPublished } from '../../../../published';
import type { VersionSummary } from '../../../../published/page-entry';
import { groupByKey } from '../../../../published/page-index';
import { getDistinctPlaces, type AssetFacts, type ColorFacts, type PageFacts } from '../facts';
import {
  type AssetState,
  findAssets,
  findColors,
  findHolders,
  findLivePages,
  type LivePage,
  loadSummaries,
} from './states';
import type { Touched } from './touched';

/** A new row, without its place among the others. */
interface NewEvent {
  kind: 'page' | 'asset' | 'color' | 'site';
  subject: string;
  change: 'live' | 'place' | 'self' | 'reach';
  before: PageFacts | AssetFacts | ColorFacts | null;
  after: PageFacts | AssetFacts | ColorFacts | null;
}

/** All live pages at one moment, with what their versions show. */
interface State {
  pages: ReadonlyMap<string, LivePage>;
  summaries: ReadonlyMap<string, VersionSummary>;
}

const NOBODY = { isPublic: false, groups: [] };

function getPageFacts({ pages, summaries }: State, id: string): PageFacts | null {
  const versionOf = (page: LivePage | undefined) => page && summaries.get(page.revisionId);
  const rightsOf = ({ isPublic, groups }: Pick<VersionSummary, 'isPublic' | 'groups'>) => ({
    isPublic,
    groups: [...groups].sort(),
  });
  const page = pages.get(id);
  const live = versionOf(page);
  if (!page || !live) return null;
  const { slug, parentId } = page;
  const parent = parentId === null ? null : (versionOf(pages.get(parentId)) ?? NOBODY);
  return {
    title: live.title,
    slug,
    ...rightsOf(live),
    parent: parent && parentId !== null ? { id: parentId, ...rightsOf(parent) } : null,
  };
}

function* listPageEvents(before: State, after: State, ids: Iterable<string>): Generator<NewEvent> {
  for (const subject of ids) {
    const was = before.pages.get(subject);
    const is = after.pages.get(subject);
    const facts = { before: getPageFacts(before, subject), after: getPageFacts(after, subject) };
    if (was?.revisionId !== is?.revisionId) yield { kind: 'page', subject, change: 'live', ...facts };
    const isMoved = was && is && (was.slug !== is.slug || was.parentId !== is.parentId);
    if (isMoved) yield { kind: 'page', subject, change: 'place', ...facts };
  }
}

/** The assets that the live versions of some pages show. */
const getShown = ({ pages, summaries }: State, ids: Iterable<string>): string[] =>
  [...ids].flatMap((id) => {
    const live = summaries.get(pages.get(id)?.revisionId ?? '');
    return live ? live.blocks.flatMap(({ assets }) => assets) : [];
  });

/** Where live pages show some assets. */
function getPlaces({ pages, summaries }: State, assets: ReadonlySet<string>): Map<string, Placement[]> {
  const found: [string, Placement][] = [];
  for (const { revisionId } of pages.values()) {
    const live = summaries.get(revisionId);
    for (const block of live?.blocks ?? []) {
      for (const id of block.assets) if (live && assets.has(id)) found.push([id, { page: live, block }]);
    }
  }
  return groupByKey(found);
}

const getAssetFacts = (
  asset: AssetState | undefined,
  places: ReadonlyMap<string, Placement[]>,
): AssetFacts | null =>
  asset
    ? {
        title: asset.title,
        isPrivate: asset.isPrivate,
        places: getDistinctPlaces(places.get(asset.id) ?? []),
      }
    : null;

interface AssetStates {
  before: ReadonlyMap<string, AssetState>;
  after: ReadonlyMap<string, AssetState>;
}

function* listAssetEvents(
  before: State,
  after: State,
  assets: AssetStates,
  changed: ReadonlySet<string>,
): Generator<NewEvent> {
  const ids = new Set([...assets.before.keys(), ...assets.after.keys()]);
  const was = getPlaces(before, ids);
  const is = getPlaces(after, ids);
  for (const subject of ids) {
    const facts = {
      before: getAssetFacts(assets.before.get(subject), was),
      after: getAssetFacts(assets.after.get(subject), is),
    };
    const change = changed.has(subject) ? 'self' : 'reach';
    const isTold = change === 'self' || !isDeepStrictEqual(facts.before, facts.after);
    if (isTold) yield { kind: 'asset', subject, change, ...facts };
  }
}

async function findColorEvents({ inside, outside }: CommitViews): Promise<NewEvent[]> {
  const before = await findColors(outside);
  const after = await findColors(inside);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((subject) => {
    const was = before.get(subject);
    const is = after.get(subject);
    if (was?.text === is?.text) return [];
    const facts = { before: was?.facts ?? null, after: is?.facts ?? null };
    return [{ kind: 'color' as const, subject, change: 'self' as const, ...facts }];
  });
}

// Steps of chance, so that the places of events say nothing of those in between that a reader is not told of.
const STEP = 1000;

/**
 * Positions are microseconds, and rise in the order of the commits: they are given while the lock is held, and that ends
 * with the commit.
 */
const INSERT = `
  insert into portal_events (position, at, kind, subject, change, before, after)
  select base.position + event.step, base.at, event.kind, event.subject, event.change, event.before, event.after
  from jsonb_to_recordset(?::jsonb)
    as event(step bigint, kind text, subject text, change text, before jsonb, after jsonb),
  (select clock_timestamp() as at, greatest(
    (extract(epoch from clock_timestamp()) * 1000000)::bigint,
    (select max(position) from portal_events)) as position) as base`;

/** Writes events within the transaction that is about to be committed; it holds the lock. */
async function insertEvents({ inside }: CommitViews, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  let step = 0;
  const rows = events.map((event) => ({ step: (step += 1 + randomInt(STEP)), ...event }));
  await inside(INSERT, [JSON.stringify(rows)]);
}

const combine = (...maps: ReadonlyMap<string, unknown>[]): Set<string> =>
  new Set(maps.flatMap((map) => [...map.keys()]));

/** The touched pages whose place or live version changed. Their rows are locked, so this needs no other lock. */
async function findChangedPages(
  pages: Touched['pages'],
  { inside, outside }: CommitViews,
): Promise<{ ids: Set<string>; after: Map<string, LivePage> }> {
  if (pages !== 'all' && pages.size === 0) return { ids: new Set(), after: new Map() };
  const before = await findLivePages(outside, pages);
  const after = await findLivePages(inside, pages);
  const ids = [...combine(before, after)].filter((id) => !isDeepStrictEqual(before.get(id), after.get(id)));
  return { ids: new Set(ids), after };
}

const getWithChanges = (
  pages: ReadonlyMap<string, LivePage>,
  { ids, after }: { ids: ReadonlySet<string>; after: ReadonlyMap<string, LivePage> },
): Map<string, LivePage> => {
  const all = new Map(pages);
  for (const id of ids) {
    const page = after.get(id);
    if (page) all.set(id, page);
    else all.delete(id);
  }
  return all;
};

/** Writes the events of what a transaction wrote to, at its end. */
export async function writeEvents(strapi: Core.Strapi, touched: Touched, views: CommitViews): Promise<void> {
  const { inside, outside } = views;
  const changedPages = await findChangedPages(touched.pages, views);
  const holders = [
    ...(await findHolders(outside, touched.files)),
    ...(await findHolders(inside, touched.files)),
  ];
  const hasAssets = touched.assets === 'all' || touched.assets.size > 0 || holders.length > 0;
  const isOfContent = changedPages.ids.size > 0 || hasAssets;
  if (!isOfContent && !touched.colors && !touched.site) return;

  // From here on nobody else writes events: what is outside is what was before.
  await lockInside(views, 'events');
  const events: NewEvent[] = [];
  if (isOfContent) {
    const last = getPublished(strapi).latest();
    const all = await findLivePages(outside, 'all');
    const pagesAfter = getWithChanges(all, changedPages);
    const before = { pages: all, summaries: await loadSummaries(strapi, outside, all.values(), last) };
    const after = {
      pages: pagesAfter,
      summaries: await loadSummaries(strapi, inside, pagesAfter.values(), last),
    };
    events.push(...listPageEvents(before, after, changedPages.ids));
    const shown = [...getShown(before, changedPages.ids), ...getShown(after, changedPages.ids)];
    const which =
      touched.assets === 'all' ? touched.assets : new Set([...touched.assets, ...holders, ...shown]);
    const assets = { before: await findAssets(outside, which), after: await findAssets(inside, which) };
    const changed =
      touched.assets === 'all' ? combine(assets.after) : new Set([...touched.assets, ...holders]);
    events.push(...listAssetEvents(before, after, assets, changed));
  }
  if (touched.colors) events.push(...(await findColorEvents(views)));
  if (touched.site) events.push({ kind: 'site', subject: 'site', change: 'self', before: null, after: null });
  await insertEvents(views, events);
}
