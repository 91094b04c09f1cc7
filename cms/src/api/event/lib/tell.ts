import { isDeepStrictEqual } from 'node:util';
import { assetAbilities, canSeePage } from '../../../permissions/abilities';
import type { Viewer } from '../../../permissions/viewer';
import type { EventType } from '../schemas/event';
import type { AssetFacts, PageFacts, StoredEvent } from './facts';

const sees = (viewer: Viewer, page: PageFacts | null): page is PageFacts =>
  page !== null && canSeePage(viewer, page);

const can = (viewer: Viewer, asset: AssetFacts | null) =>
  asset ? assetAbilities(viewer, asset, asset.places) : { view: false, use: false, edit: false };

/** The id of the parent of a page for a viewer; null at the top, and when the viewer may not see it. */
const getParent = (viewer: Viewer, { parent }: PageFacts): string | null =>
  parent && canSeePage(viewer, parent) ? parent.id : null;

type PageEvent = Extract<StoredEvent, { kind: 'page' }>;
type AssetEvent = Extract<StoredEvent, { kind: 'asset' }>;

function getPageType(viewer: Viewer, { change, before, after, now }: PageEvent): EventType | null {
  const saw = sees(viewer, before);
  const seesAfter = sees(viewer, after);
  // A parent that a viewer may not see says nothing when it changes.
  const isMove =
    saw &&
    seesAfter &&
    (before.slug !== after.slug || getParent(viewer, before) !== getParent(viewer, after));
  const isTold = change === 'place' ? isMove : saw || seesAfter;
  if (!isTold) return null;
  if (!seesAfter || !sees(viewer, now)) return 'page.unpublished';
  return change === 'place' ? 'page.moved' : 'page.published';
}

function getAssetType(viewer: Viewer, { change, before, after, now }: AssetEvent): EventType | null {
  const could = can(viewer, before);
  const may = can(viewer, after);
  const isTold =
    could.view !== may.view || (may.view && (change === 'self' || !isDeepStrictEqual(could, may)));
  if (!isTold) return null;
  if (!may.view || !can(viewer, now).view) return 'asset.deleted';
  return could.view ? 'asset.changed' : 'asset.created';
}

/**
 * What a viewer is told of an event: null when it shows nothing that they could see before or after it. What they can
 * no longer see is told as gone. Assumes that their rights are those at the time of the event.
 */
export function getTold(viewer: Viewer, event: StoredEvent): EventType | null {
  if (event.kind === 'page') return getPageType(viewer, event);
  if (event.kind === 'asset') return getAssetType(viewer, event);
  return event.kind === 'color' ? 'color.changed' : 'site.changed';
}
