import {
  abilities,
  getGroupsWith,
  isOpen,
  canSeePage,
  type BlockRights,
  type PageRights,
  assetAbilities,
  getAssetBlock,
  type Placement,
} from './abilities';
import type { Viewer, Permission, ViewerGroup } from './viewer';

/** An asset that a block shows: its kinds of downloads, and every place that grants rights to it. */
export interface BlockAsset {
  title: string;
  isPrivate: boolean;
  /** Whether it has files for use, and for editing. */
  has: { use: boolean; edit: boolean };
  placements: readonly Placement[];
}

const PERMISSIONS = { use: 'download-for-use', edit: 'download-for-edit' } as const;

function explainDownload(
  viewer: Viewer,
  { page, block }: Placement,
  asset: BlockAsset,
  wording: Wording,
  way: 'use' | 'edit',
): string {
  const permission = PERMISSIONS[way];
  const what = VERBS[permission];
  const here = getAssetBlock(asset, block);
  if (abilities(viewer, page, here)[way]) {
    return way === 'use' && isOpen(page, here)
      ? `iedereen mag ${what}`
      : groupsMay(getGroupsWith(viewer, here.groups, permission), what, wording);
  }
  return assetAbilities(viewer, asset, asset.placements)[way]
    ? `een ander blok staat ${what} toe`
    : explainMissingAbility(viewer, what, wording);
}

function explainAsset(viewer: Viewer, placement: Placement, asset: BlockAsset, wording: Wording): string {
  if (!assetAbilities(viewer, asset, asset.placements).view) {
    const closed = 'de asset is privé en blijft leeg';
    return viewer.kind === 'anonymous'
      ? closed
      : `${closed}, ${explainMissingAbility(viewer, VERBS.view, wording)}`;
  }
  return (['use', 'edit'] as const)
    .filter((way) => asset.has[way])
    .map((way) => explainDownload(viewer, placement, asset, wording, way))
    .join('; ');
}

/**
 * Why a viewer may or may not download the assets of a visible block: a part of a sentence for each distinct
 * reason.
 */
function explainDownloads(
  viewer: Viewer,
  placement: Placement,
  assets: readonly BlockAsset[],
  wording: Wording,
): string[] {
  const reasons = assets.flatMap((asset) => {
    const reason = explainAsset(viewer, placement, asset, wording);
    return reason === '' ? [] : [{ title: asset.title || 'zonder titel', reason }];
  });
  const [first] = reasons;
  if (first && reasons.every(({ reason }) => reason === first.reason)) return [first.reason];
  return reasons.map(({ title, reason }) => `‘${title}’: ${reason}`);
}

/** How sentences refer to a viewer and to groups. */
interface Wording {
  groupName: (id: string) => string;
  /** Whether the viewer represents a member of one group and no other. */
  isGroup: boolean;
}

const VERBS: Record<Permission, string> = {
  view: 'bekijken',
  'download-for-use': 'downloaden voor gebruik',
  'download-for-edit': 'downloaden voor bewerking',
};

const list = new Intl.ListFormat('nl');

/** States that these groups may do something. */
function groupsMay(groups: readonly ViewerGroup[], what: string, { groupName }: Wording): string {
  const names = list.format(groups.map(({ id }) => groupName(id)));
  return groups.length === 1 ? `groep ${names} mag ${what}` : `groepen ${names} mogen ${what}`;
}

/** States that a viewer may not do something, because none of their groups may. */
function explainMissingAbility(viewer: Viewer, what: string, { isGroup }: Wording): string {
  if (viewer.kind === 'anonymous') return `een bezoeker mag niet ${what}`;
  return isGroup ? `deze groep mag niet ${what}` : `geen groep van deze persoon mag ${what}`;
}

function explainHidden(viewer: Viewer, page: PageRights, block: BlockRights, wording: Wording): string {
  const onPage = canSeePage(viewer, page);
  const [closed, what] = !onPage
    ? ['de pagina is niet openbaar', 'de pagina bekijken']
    : block.isPrivate
      ? ['het blok is privé', VERBS.view]
      : ['de pagina is niet openbaar', 'dit blok bekijken'];
  return viewer.kind === 'anonymous'
    ? closed
    : `${closed} en ${explainMissingAbility(viewer, what, wording)}`;
}

/**
 * Explains in one Dutch sentence why a viewer sees a block of a live page or not, and what they may download; matches
 * the outcome of `abilities`.
 */
export function explainAbilities(
  viewer: Viewer,
  page: PageRights,
  block: BlockRights & { assets: readonly BlockAsset[] },
  wording: Wording,
): string {
  if (viewer.kind === 'admin') return 'Zichtbaar: beheerders zien en downloaden alles';
  if (!abilities(viewer, page, block).view)
    return `Verborgen: ${explainHidden(viewer, page, block, wording)}`;
  const seen = isOpen(page, block)
    ? 'de pagina is openbaar'
    : groupsMay(getGroupsWith(viewer, block.groups, 'view'), VERBS.view, wording);
  const downloads = explainDownloads(viewer, { page, block }, block.assets, wording);
  return `Zichtbaar: ${[seen, ...downloads].join('; ')}`;
}
