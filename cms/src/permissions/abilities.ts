import { memoizeByObject } from '../utils/memoize-by-object';
import { getGroups, type Permission, type Viewer, type ViewerGroup } from './viewer';

/** What a viewer may do: see it, download it for use, download it for editing. */
export interface Abilities {
  view: boolean;
  use: boolean;
  edit: boolean;
}

/** The properties of a live page that rights depend on. */
export interface PageRights {
  isPublic: boolean;
  groups: readonly string[];
}

/** The properties of a block that rights depend on. */
export interface BlockRights {
  isPrivate: boolean;
  groups: readonly string[];
}

/** The viewer's groups among `groups` that have a permission. */
export const getGroupsWith = (
  viewer: Viewer,
  groups: readonly string[],
  permission: Permission,
): ViewerGroup[] =>
  getGroups(viewer).filter((group) => groups.includes(group.id) && group.permissions.includes(permission));

const hasPermission = (viewer: Viewer, groups: readonly string[], permission: Permission): boolean =>
  getGroups(viewer).some(({ id, permissions }) => groups.includes(id) && permissions.includes(permission));

/** Whether a viewer may see a live page. */
export function canSeePage(viewer: Viewer, page: PageRights): boolean {
  return viewer.kind === 'admin' || page.isPublic || hasPermission(viewer, page.groups, 'view');
}

/** Whether a block is open to every visitor. */
export const isOpen = (page: PageRights, block: BlockRights): boolean => page.isPublic && !block.isPrivate;

/** The single rule for rights: what a viewer may do with a block of a live page. */
export function abilities(viewer: Viewer, page: PageRights, block: BlockRights): Abilities {
  if (viewer.kind === 'admin') return { view: true, use: true, edit: true };
  const open = isOpen(page, block);
  const view = canSeePage(viewer, page) && (open || hasPermission(viewer, block.groups, 'view'));
  return {
    view,
    use: view && (open || hasPermission(viewer, block.groups, 'download-for-use')),
    edit: view && hasPermission(viewer, block.groups, 'download-for-edit'),
  };
}

/** A place where a live page shows an asset. */
export interface Placement {
  page: PageRights;
  block: BlockRights;
}

/**
 * A block as it applies to an asset that it shows: for a private asset only groups count, as if each block
 * were private.
 */
export const getAssetBlock = (
  asset: { isPrivate: boolean },
  { groups, isPrivate }: BlockRights,
): BlockRights => ({
  groups,
  isPrivate: isPrivate || asset.isPrivate,
});

let lastNumber = 0;

/** A number per list object, to compare lists by identity. */
const getNumber = memoizeByObject<readonly string[], number>(() => (lastNumber += 1));

const MOST_LISTS = 2 ** 25;

/** Equal numbers mean equal rights. Comparing texts would dominate the time of a read. */
const getRightsKey = ({ page, block }: Placement): number =>
  (getNumber(page.groups) * 2 + Number(page.isPublic)) * MOST_LISTS * 2 +
  getNumber(block.groups) * 2 +
  Number(block.isPrivate);

/** Keeps one of the placements with equal rights: a logo may be used in thousands of blocks. */
const getDistinctPlacements = memoizeByObject((placements: readonly Placement[]): readonly Placement[] => [
  ...new Map(placements.map((placement) => [getRightsKey(placement), placement])).values(),
]);

/** What a viewer may do with an asset: the union over the blocks that show it. */
export function assetAbilities(
  viewer: Viewer,
  asset: { isPrivate: boolean },
  placements: readonly Placement[],
): Abilities {
  if (viewer.kind === 'admin') return { view: true, use: true, edit: true };
  const given = getDistinctPlacements(placements).map(({ page, block }) =>
    abilities(viewer, page, getAssetBlock(asset, block)),
  );
  return {
    view: given.some((can) => can.view),
    use: given.some((can) => can.use),
    edit: given.some((can) => can.edit),
  };
}
