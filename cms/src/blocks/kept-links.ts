import { getEnv } from '../../config/env';
import { mapInTurn } from '../utils/take-turns';
import {
  getKeptAsset,
  keepAssetLink,
  writeAssetLink,
  type AssetTargets,
  type WrittenTargets,
} from './asset-links';
import { getKeptPage, inLinks, keepLink, withKeptSlug, writeLink, type PageSlugs } from './page-links';
import { listLinks, withTexts, type BlockTypes, type StoredBlock } from './stored-block';

/** What the links of blocks lead to, for somebody. */
export interface LinkTargets extends PageSlugs, WrittenTargets {}

type WithLinks = Pick<StoredBlock, 'type' | 'values'>;

/** A stored link to a page, an asset or a file, for a response. */
export const writeOut = (link: string, targets: LinkTargets): string =>
  writeAssetLink(writeLink(link, targets), targets);

/** Makes what puts the links of a block to pages, assets and files in stored form; `targets` are those of visitors. */
export function keepLinks(types: BlockTypes, targets: LinkTargets): <T extends WithLinks>(block: T) => T {
  const { publicUrl } = getEnv();
  const keep = inLinks((link) => keepAssetLink(keepLink(link, targets, publicUrl), targets));
  return (block) => withTexts(types, block, keep);
}

/**
 * Makes what gives a saved block the links that stood in the draft before as they were kept. An editor gets the current slug of each
 * page, and sends it back: visitors who may not see that page keep the slug of before. What links to an asset on the
 * deleted list keeps to it.
 */
export async function keepEarlierLinks(
  types: BlockTypes,
  before: readonly StoredBlock[],
  targets: LinkTargets,
): Promise<<T extends WithLinks>(block: T) => T> {
  const slugs = new Map<string, string>();
  const gone = new Set<string>();
  const holders = new Map<string, string>();
  const links = await mapInTurn(before, (block) => listLinks(types, block));
  for (const link of links.flat()) {
    const page = getKeptPage(link);
    if (page) slugs.set(page.id, page.slug);
    const { asset, file } = getKeptAsset(link) ?? {};
    if (asset === undefined || targets.getAsset(asset)) continue;
    gone.add(asset);
    if (file !== undefined) holders.set(file, asset);
  }
  if (slugs.size === 0 && gone.size === 0) return (block) => block;
  const assets: AssetTargets = {
    getAsset: (id) => (gone.has(id) ? { original: null, files: [] } : undefined),
    getHolder: (file) => holders.get(file),
  };
  const keep = inLinks((link) => keepAssetLink(withKeptSlug(link, targets, slugs), assets));
  return (block) => withTexts(types, block, keep);
}
