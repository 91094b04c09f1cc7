import { anonymous } from '../../../permissions/viewer';
import type { PageContent } from '../../../published';
import { getAssetRights } from '../../../published/asset-rights';
import { presentAsset } from '../../../published/present-asset';
import { presentBlocks, presentContent, presentFields } from './content';
import type { PageVersion } from './page';

/** Omits permissions: anyone with the link can read this. */
const omitPermissions = (content: PageContent): PageContent => ({
  ...content,
  isPublic: true,
  groups: [],
  blocks: content.blocks.map((block) => ({ ...block, isPrivate: false, groups: [] })),
});

/**
 * The full draft of a page in the form of a live page, for people without an account. Pictures are visible; files are
 * downloadable where every visitor may download them.
 */
export async function presentForLink({ page, content, around }: PageVersion) {
  const open = omitPermissions(content);
  const showAsset = (id: string) => {
    const asset = around.assets.get(id);
    const can = asset && getAssetRights(anonymous, asset, around.placements.get(id) ?? []);
    return asset && can ? presentAsset(asset, { ...can, view: true }, 'holder') : null;
  };
  return {
    id: page.id,
    slug: page.slug,
    published_at: page.live?.publishedAt ?? null,
    ...(await presentContent(anonymous, open, around)),
    ...presentFields(anonymous, open, around, showAsset),
    is_public: content.isPublic,
    blocks: await presentBlocks(anonymous, open, open.blocks, around, { showAsset }),
    pages: [],
    parent_id: null,
  };
}
