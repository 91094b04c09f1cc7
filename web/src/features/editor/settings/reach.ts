import type { Asset, Block, Group } from '../../../api/types';
import { isAsset } from '../assets/is-asset';
import type { PageDraft } from '../state/types';

/** What decides who reaches what is on a page (contract section 3). */
export type RightsOfDraft = Pick<PageDraft, 'isPublic' | 'groups' | 'blocks'>;

type Permission = Group['permissions'][number];

/** What may be done with an asset: see it, or download its files for use or for editing. */
export type Way = 'view' | 'use' | 'edit';

/** What of an asset nobody but admins can do where a block shows it. */
export interface ClosedAsset {
  block: Block;
  asset: Asset;
  way: Way;
}

/** What nobody but admins reaches once the draft is published. */
export interface Unreached {
  /** The page itself, and so all that is on it. */
  page: boolean;
  blocks: Block[];
  assets: ClosedAsset[];
}

/** What everybody reaches once the draft is published, and what stays with groups. */
export interface Opened {
  open: Block[];
  closed: Block[];
  /** How many files everybody may download. */
  downloads: number;
  /** Assets in open blocks that, or of which some files, stay with groups. */
  kept: ClosedAsset[];
}

const carries = (groups: readonly Group[], permission: Permission): boolean =>
  groups.some(({ permissions }) => permissions.includes(permission));

const within = (value: unknown): Asset[] => {
  if (isAsset(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(within) : [];
};

/** The assets that a block shows, whichever type it has; each once. */
export function assetsIn(block: Block): Asset[] {
  const found = within(Object.values(block));
  return found.filter(({ id }, index) => found.findIndex((asset) => asset.id === id) === index);
}

const forUse = ({ original, files }: Asset): number =>
  (original ? 1 : 0) + files.filter(({ kind }) => kind !== 'editable').length;

const hasEditable = ({ files }: Asset): boolean => files.some(({ kind }) => kind === 'editable');

/** What rights look at: a private asset counts groups only, as if its block were private. */
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

/** What of an asset nobody does; of what is not even seen, no more than that. */
function closedWays(asset: Asset, place: Place): Way[] {
  if (!someoneViews(place)) return ['view'];
  const ways: Way[] = [];
  if (forUse(asset) > 0 && !someoneUses(place)) ways.push('use');
  if (hasEditable(asset) && !carries(place.groups, 'download-for-edit')) ways.push('edit');
  return ways;
}

/** What only admins will reach: a block without groups that is not open, groups that may not, a page without both. */
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
