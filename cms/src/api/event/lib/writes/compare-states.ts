import { isDeepStrictEqual } from 'node:util';
import type { Placement } from '../../../../permissions/abilities';
import type { VersionSummary } from '../../../../published/page-entry';
import { groupByKey } from '../../../../published/page-index';
import { getDistinctPlaces, type AssetFacts, type PageFacts } from '../facts';
import type { NewEvent } from './insert-events';
import type { AssetState, LivePage } from './states';

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

/** The events of pages whose place or version changed. */
export function* listPageEvents(before: State, after: State, ids: Iterable<string>): Generator<NewEvent> {
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
export const getShown = ({ pages, summaries }: State, ids: Iterable<string>): string[] =>
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

/** The events of assets: of those that changed themselves, and of those with other places. */
export function* listAssetEvents(
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
