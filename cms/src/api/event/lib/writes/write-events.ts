import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { CommitViews } from '../../../../database/before-commit';
import { lockInside } from '../../../../database/locks';
import { getPublished } from '../../../../published';
import { getShown, listAssetEvents, listPageEvents } from './compare-states';
import { insertEvents, type NewEvent } from './insert-events';
import {
  findAssets,
  findColors,
  findHolders,
  findLivePages,
  findSite,
  type LivePage,
  loadSummaries,
} from './states';
import type { Touched } from './touched';

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

async function findSiteEvents({ inside, outside }: CommitViews): Promise<NewEvent[]> {
  if ((await findSite(outside)) === (await findSite(inside))) return [];
  return [{ kind: 'site', subject: 'site', change: 'self', before: null, after: null }];
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
  if (touched.site) events.push(...(await findSiteEvents(views)));
  await insertEvents(views, events);
}
