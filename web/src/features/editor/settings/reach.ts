import type { Asset, Block, Group } from '../../../api/types';
import { isAsset } from '../assets/is-asset';
import type { PageDraft } from '../state/types';

/** The parts of a draft that decide who may see its content (contract section 3). */
export type RightsOfDraft = Pick<PageDraft, 'isPublic' | 'groups' | 'blocks'>;

type Permission = Group['permissions'][number];

/** What a viewer may do with an asset: view it, or download its files for use or for editing. */
export type Way = 'view' | 'use' | 'edit';

/** An asset in a block, and what only admins can do with it there. */
export interface ClosedAsset {
  block: Block;
  asset: Asset;
  way: Way;
}

/** What only admins can reach once the draft is published. */
export interface Unreached {
  /** The page itself, and so everything on it. */
  page: boolean;
  blocks: Block[];
  assets: ClosedAsset[];
}

/** What becomes public once the draft is published, and what stays limited to groups. */
export interface Opened {
  open: Block[];
  closed: Block[];
  /** The number of files that anyone may download. */
  downloads: number;
  /** Assets in public blocks that stay limited to groups, entirely or for some of their files. */
  kept: ClosedAsset[];
}

const carries = (groups: readonly Group[], permission: Permission): boolean =>
  groups.some(({ permissions }) => permissions.includes(permission));

const within = (value: unknown): Asset[] => {
  if (isAsset(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(within) : [];
};

/** The assets in a block of any type, without duplicates. */
export function assetsIn(block: Block): Asset[] {
  const found = within(Object.values(block));
  return found.filter(({ id }, index) => found.findIndex((asset) => asset.id === id) === index);
}

const forUse = ({ original, files }: Asset): number =>
  (original ? 1 : 0) + files.filter(({ kind }) => kind !== 'editable').length;

const hasEditable = ({ files }: Asset): boolean => files.some(({ kind }) => kind === 'editable');

/** The input of a rights check: for a private asset only groups count, as if its block were private. */
interface Place {
  isOpen: boolean;
  groups: readonly Group[];
}

const getPlace = ({ isPublic }: RightsOfDraft, { isPrivate, groups }: Block, asset?: Asset): Place => ({
  isOpen: isPublic && !isPrivate && !asset?.isPrivate,
  groups,
});

const someoneViews = ({ isOpen, groups }: Place): boolean => isOpen || carries(groups, 'view');

const someoneUses = ({ isOpen, groups }: Place): boolean => isOpen || carries(groups, 'download-for-use');

/** What only admins can do with an asset. If others cannot view it, that alone is listed. */
function closedWays(asset: Asset, place: Place): Way[] {
  if (!someoneViews(place)) return ['view'];
  const ways: Way[] = [];
  if (forUse(asset) > 0 && !someoneUses(place)) ways.push('use');
  if (hasEditable(asset) && !carries(place.groups, 'download-for-edit')) ways.push('edit');
  return ways;
}

/**
 * What only admins will reach: a block without groups that is not public, groups without access, a page without either.
 */
export function unreached(draft: RightsOfDraft): Unreached {
  if (!draft.isPublic && !carries(draft.groups, 'view')) return { page: true, blocks: [], assets: [] };
  const isReached = (block: Block) => someoneViews(getPlace(draft, block));
  const assets = draft.blocks
    .filter(isReached)
    .flatMap((block) =>
      assetsIn(block).flatMap((asset) =>
        closedWays(asset, getPlace(draft, block, asset)).map((way) => ({ block, asset, way })),
      ),
    );
  return { page: false, blocks: draft.blocks.filter((block) => !isReached(block)), assets };
}

function getKept(draft: RightsOfDraft, block: Block): ClosedAsset[] {
  return assetsIn(block).flatMap((asset): ClosedAsset[] => {
    if (!getPlace(draft, block, asset).isOpen) return [{ block, asset, way: 'view' }];
    return hasEditable(asset) ? [{ block, asset, way: 'edit' }] : [];
  });
}

/** What becomes public with a public page. Files for editing never do. */
export function opened(draft: RightsOfDraft): Opened {
  const isOpen = (block: Block) => getPlace(draft, block).isOpen;
  const open = draft.blocks.filter(isOpen);
  const assets = open.flatMap((block) => assetsIn(block).filter(({ isPrivate }) => !isPrivate));
  const files = new Map(assets.map((asset) => [asset.id, forUse(asset)]));
  return {
    open,
    closed: draft.blocks.filter((block) => !isOpen(block)),
    downloads: [...files.values()].reduce((sum, count) => sum + count, 0),
    kept: open.flatMap((block) => getKept(draft, block)),
  };
}
