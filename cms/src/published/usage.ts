import { PAGE_PART } from './content';
import type { PageEntry, VersionSummary } from './page-entry';
import type { Usage } from './types';

/** The versions of a page, without those that have the same blocks. */
function getVersions({ draft, live, scheduled }: PageEntry): VersionSummary[] {
  const byBlocks = new Map<unknown, VersionSummary>();
  for (const version of [draft, live, scheduled]) if (version) byBlocks.set(version.blocks, version);
  return [...byBlocks.values()];
}

/** Whether a page itself or one of its blocks uses something. */
interface Uses {
  page(version: VersionSummary): boolean;
  block(block: VersionSummary['blocks'][number]): boolean;
}

export const matchesAsset = (id: string): Uses => ({
  page: () => false,
  block: ({ assets }) => assets.includes(id),
});

/** Matches blocks that use a colour, by its token or id, or show one of the assets that do. */
export const matchesColor = (names: readonly string[], within: ReadonlySet<string>): Uses => ({
  page: () => false,
  block: ({ colors, assets }) =>
    names.some((name) => colors.includes(name)) || assets.some((id) => within.has(id)),
});

export const matchesGroup = (id: string): Uses => ({
  page: ({ groups }) => groups.includes(id),
  block: ({ groups }) => groups.includes(id),
});

/** Matches versions with blocks that link to a page; `leadsTo` tests whether a link target is that page. */
export const matchesLink = (leadsTo: (target: string) => boolean): Uses => ({
  page: () => false,
  block: ({ links }) => links.some(leadsTo),
});

/** One row per page and block that uses something in its draft, live or scheduled version. */
export function findUsage(pages: Iterable<PageEntry>, uses: Uses): Usage[] {
  const found: Usage[] = [];
  for (const entry of pages) {
    const page = { id: entry.id, slug: entry.slug, title: entry.draft.title };
    const versions = getVersions(entry);
    const blocks = new Map<number, string>();
    for (const version of versions) {
      for (const block of version.blocks) if (uses.block(block)) blocks.set(block.id, block.type);
    }
    if (blocks.delete(PAGE_PART) || versions.some(uses.page)) found.push({ page, block: null });
    for (const [blockId, type] of blocks) found.push({ page, block: { id: blockId, type } });
  }
  return found;
}

/** All assets that a draft, live or scheduled version uses. */
export function getAssetsInUse(pages: Iterable<PageEntry>): Set<string> {
  const used = new Set<string>();
  for (const page of pages) {
    for (const { blocks } of getVersions(page)) {
      for (const { assets } of blocks) for (const asset of assets) used.add(asset);
    }
  }
  return used;
}
