import { getGroups, type Permission, type Viewer, type ViewerGroup } from './viewer';

/** The answer to "may they": see it, download it for use, download it for editing. */
export interface Abilities {
  view: boolean;
  use: boolean;
  edit: boolean;
}

/** What rights need to know of the live version of a page. */
export interface PageRights {
  isPublic: boolean;
  groups: readonly string[];
}

/** What rights need to know of a block. */
export interface BlockRights {
  isPrivate: boolean;
  groups: readonly string[];
}

/** The viewer's groups that are among `groups` and carry a permission. */
export const carriers = (viewer: Viewer, groups: readonly string[], permission: Permission): ViewerGroup[] =>
  getGroups(viewer).filter((group) => groups.includes(group.id) && group.permissions.includes(permission));

const carries = (viewer: Viewer, groups: readonly string[], permission: Permission): boolean =>
  getGroups(viewer).some(({ id, permissions }) => groups.includes(id) && permissions.includes(permission));

/** Whether a viewer sees a live page at all (contract section 3, "sees page"). */
export function seesPage(viewer: Viewer, page: PageRights): boolean {
  return viewer.kind === 'admin' || page.isPublic || carries(viewer, page.groups, 'view');
}

/** Whether a block is open to whoever comes along. */
export const isOpen = (page: PageRights, block: BlockRights): boolean => page.isPublic && !block.isPrivate;

/** The one rule for rights (contract section 3): what a viewer may do with a block of a live page. */
export function abilities(viewer: Viewer, page: PageRights, block: BlockRights): Abilities {
  if (viewer.kind === 'admin') return { view: true, use: true, edit: true };
  const open = isOpen(page, block);
  const view = seesPage(viewer, page) && (open || carries(viewer, block.groups, 'view'));
  return {
    view,
    use: view && (open || carries(viewer, block.groups, 'download-for-use')),
    edit: view && carries(viewer, block.groups, 'download-for-edit'),
  };
}

/** A place where a live page shows an asset. */
export interface Placement {
  page: PageRights;
  block: BlockRights;
}

/** A block as it counts for an asset that it shows: a private asset counts groups only, as if each block were private. */
export const getBlock = (asset: { isPrivate: boolean }, { groups, isPrivate }: BlockRights): BlockRights => ({
  groups,
  isPrivate: isPrivate || asset.isPrivate,
});

const numbers = new WeakMap<readonly string[], number>();
let lastNumber = 0;

/** A number for a list; lists that are the same object have the same one. */
function getNumber(list: readonly string[]): number {
  const known = numbers.get(list);
  if (known !== undefined) return known;
  numbers.set(list, (lastNumber += 1));
  return lastNumber;
}

const MOST_LISTS = 2 ** 25;

/** The same number, the same rights: texts would take most of the time of a reading. */
const rightsIn = ({ page, block }: Placement): number =>
  (getNumber(page.groups) * 2 + Number(page.isPublic)) * MOST_LISTS * 2 +
  getNumber(block.groups) * 2 +
  Number(block.isPrivate);

const differing = new WeakMap<readonly Placement[], readonly Placement[]>();

/** Of placements that give the same rights one: a logo may stand in thousands of blocks. */
function getDiffering(placements: readonly Placement[]): readonly Placement[] {
  const known = differing.get(placements);
  if (known) return known;
  const made = [...new Map(placements.map((placement) => [rightsIn(placement), placement])).values()];
  differing.set(placements, made);
  return made;
}

/** What a viewer may do with an asset: what any block that shows it gives. */
export function assetAbilities(
  viewer: Viewer,
  asset: { isPrivate: boolean },
  placements: readonly Placement[],
): Abilities {
  if (viewer.kind === 'admin') return { view: true, use: true, edit: true };
  const given = getDiffering(placements).map(({ page, block }) =>
    abilities(viewer, page, getBlock(asset, block)),
  );
  return {
    view: given.some((can) => can.view),
    use: given.some((can) => can.use),
    edit: given.some((can) => can.edit),
  };
}
