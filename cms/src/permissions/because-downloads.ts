import { abilities, assetAbilities, getBlock, carriers, isOpen, type Placement } from './abilities';
import type { Viewer } from './viewer';
import { groupsMay, mayNot, VERBS, type Wording } from './wording';

/** An asset that a block shows: its kinds of downloads, and every place that grants rights to it. */
export interface ShownAsset {
  title: string;
  isPrivate: boolean;
  /** Whether it has files for use, and for editing. */
  has: { use: boolean; edit: boolean };
  placements: readonly Placement[];
}

const PERMISSIONS = { use: 'download-for-use', edit: 'download-for-edit' } as const;

function whyDownload(
  viewer: Viewer,
  { page, block }: Placement,
  asset: ShownAsset,
  wording: Wording,
  way: 'use' | 'edit',
): string {
  const permission = PERMISSIONS[way];
  const what = VERBS[permission];
  const here = getBlock(asset, block);
  if (abilities(viewer, page, here)[way]) {
    return way === 'use' && isOpen(page, here)
      ? `iedereen mag ${what}`
      : groupsMay(carriers(viewer, here.groups, permission), what, wording);
  }
  return assetAbilities(viewer, asset, asset.placements)[way]
    ? `een ander blok staat ${what} toe`
    : mayNot(viewer, what, wording);
}

function whyAsset(viewer: Viewer, placement: Placement, asset: ShownAsset, wording: Wording): string {
  if (!assetAbilities(viewer, asset, asset.placements).view) {
    const closed = 'de asset is privé en blijft leeg';
    return viewer.kind === 'anonymous' ? closed : `${closed}, ${mayNot(viewer, VERBS.view, wording)}`;
  }
  return (['use', 'edit'] as const)
    .filter((way) => asset.has[way])
    .map((way) => whyDownload(viewer, placement, asset, wording, way))
    .join('; ');
}

/**
 * Why a viewer may or may not download the assets of a visible block: a part of a sentence for each distinct
 * reason.
 */
export function becauseDownloads(
  viewer: Viewer,
  placement: Placement,
  assets: readonly ShownAsset[],
  wording: Wording,
): string[] {
  const reasons = assets.flatMap((asset) => {
    const reason = whyAsset(viewer, placement, asset, wording);
    return reason === '' ? [] : [{ title: asset.title || 'zonder titel', reason }];
  });
  const [first] = reasons;
  if (first && reasons.every(({ reason }) => reason === first.reason)) return [first.reason];
  return reasons.map(({ title, reason }) => `‘${title}’: ${reason}`);
}
