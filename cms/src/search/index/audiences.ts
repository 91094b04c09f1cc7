import { isOpen, type BlockRights, type PageRights, type Placement } from '../../permissions/abilities';
import type { PublishedAsset } from '../../published';

/** The audience of a row, or of a searcher: group ids, and these. */
export type Audience = readonly string[];

/** Stands in an audience for every visitor. */
export const EVERYBODY = '*';
/** Stands in it for administrators: what readers find, and what editors find. */
export const ADMINS = '*live';
export const EDITORS = '*draft';

/** The same readers, for results that are offered only as a fallback. */
export const asFallback = (readers: Audience): string[] => readers.map((reader) => `last:${reader}`);

/** The audience of the rows of a version: readers, editors, or both when the versions are equal. */
export type Version = 'live' | 'draft' | 'both';

export const forVersion = (version: Version, readers: Audience): string[] => [
  ...(version === 'draft' ? [] : [...readers, ADMINS]),
  ...(version === 'live' ? [] : [EDITORS]),
];

/**
 * The audience of a block: the same rule as `abilities`, for the groups that have the view permission at the moment of
 * a search.
 */
export function getAudience(page: PageRights, block: BlockRights): string[] {
  if (isOpen(page, block)) return [EVERYBODY];
  return page.isPublic ? [...block.groups] : block.groups.filter((group) => page.groups.includes(group));
}

export const pageAudience = ({ isPublic, groups }: PageRights): string[] =>
  isPublic ? [EVERYBODY] : [...groups];

/** The audience of an asset: those who see a live block that shows it; a private asset is open to groups only. */
export const assetAudience = (asset: PublishedAsset, placements: readonly Placement[]): string[] => [
  ...new Set(
    placements.flatMap(({ page, block }) =>
      getAudience(page, { groups: block.groups, isPrivate: block.isPrivate || asset.isPrivate }),
    ),
  ),
];
