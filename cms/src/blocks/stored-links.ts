import { getEnv } from '../../config/env';
import { mapInTurn } from '../utils/take-turns';
import {
  parseStoredAssetLink,
  toStoredAssetLink,
  toPublicAssetLink,
  type AssetTargets,
  type WrittenTargets,
} from './asset-links';
import {
  parseStoredPageLink,
  createLinkReplacer,
  toStoredLink,
  withStoredSlug,
  toPublicLink,
  type PageSlugs,
} from './page-links';
import { listLinks, withTexts, type BlockTypes, type StoredBlock } from './stored-block';

/** Resolves the links of blocks for one reader. */
export interface LinkTargets extends PageSlugs, WrittenTargets {}

type StoreLinks = Pick<StoredBlock, 'type' | 'values'>;

/** A stored link to a page, an asset or a file, in its public form. */
export const resolveLink = (link: string, targets: LinkTargets): string =>
  toPublicAssetLink(toPublicLink(link, targets), targets);

/** Creates the function that converts the links of a block to their stored form; `targets` are those of visitors. */
export function createLinkStorer(
  types: BlockTypes,
  targets: LinkTargets,
): <T extends StoreLinks>(block: T) => T {
  const { publicUrl } = getEnv();
  const keep = createLinkReplacer((link) =>
    toStoredAssetLink(toStoredLink(link, targets, publicUrl), targets),
  );
  return (block) => withTexts(types, block, keep);
}

/**
 * Creates the function that restores the stored links of a saved block. Editors receive the current slug of each page
 * and send it back; visitors who may not see that page keep the former slug. Links to assets on the deleted list stay.
 */
export async function createEarlierLinkKeeper(
  types: BlockTypes,
  before: readonly StoredBlock[],
  targets: LinkTargets,
): Promise<<T extends StoreLinks>(block: T) => T> {
  const slugs = new Map<string, string>();
  const gone = new Set<string>();
  const holders = new Map<string, string>();
  const links = await mapInTurn(before, (block) => listLinks(types, block));
  for (const link of links.flat()) {
    const page = parseStoredPageLink(link);
    if (page) slugs.set(page.id, page.slug);
    const { asset, file } = parseStoredAssetLink(link) ?? {};
    if (asset === undefined || targets.getAsset(asset)) continue;
    gone.add(asset);
    if (file !== undefined) holders.set(file, asset);
  }
  if (slugs.size === 0 && gone.size === 0) return (block) => block;
  const assets: AssetTargets = {
    getAsset: (id) => (gone.has(id) ? { original: null, files: [] } : undefined),
    getHolder: (file) => holders.get(file),
  };
  const keep = createLinkReplacer((link) => toStoredAssetLink(withStoredSlug(link, targets, slugs), assets));
  return (block) => withTexts(types, block, keep);
}
