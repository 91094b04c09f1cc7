import { getAssets, type StoredBlock } from '../../../blocks/stored-block';
import { withPages } from '../../../published/page-index';
import { explainAbilities, type BlockAsset } from '../../../permissions/explain';
import type { Viewer } from '../../../permissions/viewer';
import type { PreviewViewer } from '../lib/reads/preview-viewer';
import { presentBlocks, splitBlocks, type PresenterContext } from './content';
import { presentLivePage, type PageVersion } from './page';
import { countFiles } from './page-reach';

/** The same context with the draft of one page as its live version. */
function asIfPublished({ page, content, pages, around }: PageVersion): PageVersion {
  const moment = { revisionId: page.live?.revisionId ?? '', publishedAt: page.live?.publishedAt ?? '' };
  const published = { ...page, live: { ...page.draft, ...moment } };
  const all = withPages(pages, new Map([[page.id, published]]));
  return { page: published, content, pages: all, around: { ...around, placements: all.placements } };
}

function assetsShown({ types, assets, placements }: PresenterContext, block: StoredBlock): BlockAsset[] {
  return getAssets(types, block).flatMap((id) => {
    const asset = assets.get(id);
    if (!asset) return [];
    const { use, edit } = countFiles(asset);
    const has = { use: use > 0, edit: edit > 0 };
    return [{ title: asset.title, isPrivate: asset.isPrivate, has, placements: placements.get(id) ?? [] }];
  });
}

/**
 * The draft of a page as a viewer would see it once published, with the reason for each block. Also includes,
 * in full, the blocks hidden from the viewer, as far as the reader (an admin) may see them.
 */
export async function presentPageAs(reader: Viewer, { viewer, isGroup }: PreviewViewer, draft: PageVersion) {
  const shown = asIfPublished(draft);
  const { content, around } = shown;
  const wording = { isGroup, groupName: (id: string) => around.groups.get(id)?.name ?? '' };
  const { seen, hidden } = splitBlocks(viewer, content, around.types);
  const withReasons = (blocks: readonly StoredBlock[], presented: readonly Record<string, unknown>[]) =>
    blocks.map((block, index) => ({
      ...presented[index],
      because: explainAbilities(viewer, content, { ...block, assets: assetsShown(around, block) }, wording),
    }));
  const answer = await presentLivePage(viewer, shown);
  return {
    ...answer,
    // The date of a first publication is not known yet.
    published_at: draft.page.live?.publishedAt ?? null,
    blocks: withReasons(seen, answer.blocks),
    hidden: withReasons(
      hidden,
      await presentBlocks(viewer, content, hidden, around, { reader, oldAnchors: shown.page.oldAnchors }),
    ),
  };
}
