import type { Core } from '@strapi/strapi';
import {
  addOldAnchors,
  getRemovedAnchors,
  settleAnchors,
  type AnchorReaders,
  type OldAnchor,
} from '../../../../blocks/anchors';
import { isOpen } from '../../../../permissions/abilities';
import type { PageContent } from '../../../../published';
import { parseContent } from '../../../../published/content';
import { getOldAnchors } from '../../../../published/page-entry';
import type { StoredPage } from './page-rows';
import type { PageColumns } from './save-draft';

/** The content that was published last or is scheduled; null when there is none. */
async function findPublished(strapi: Core.Strapi, page: StoredPage): Promise<PageContent | null> {
  const row: { content: string } | null = await strapi.db.query('api::revision.revision').findOne({
    select: ['content'],
    where: { page: page.id, kind: 'publish' },
    orderBy: { id: 'desc' },
  });
  return row && parseContent(row.content);
}

function getAnchorReaders(published: PageContent | null, id: number, anchor: string): AnchorReaders {
  const block = published?.blocks.find((each) => each.id === id && each.anchor === anchor);
  if (!published || !block) return 'admins';
  return isOpen(published, block) ? 'all' : 'groups';
}

/** Resolves the anchors of the new draft of a locked page, and the former anchors that lead to its blocks. */
export async function settlePageAnchors(
  strapi: Core.Strapi,
  page: StoredPage,
  content: PageContent,
): Promise<{ content: PageContent; anchors: Pick<PageColumns, 'oldAnchors'> }> {
  const { blocks: before } = parseContent(page.draft);
  const old = getOldAnchors(page);
  const blocks = settleAnchors({ blocks: before, old }, content.blocks);
  const settled = { ...content, blocks };
  const left = getRemovedAnchors(before, blocks);
  if (left.length === 0) return { content: settled, anchors: {} };
  const published = await findPublished(strapi, page);
  const added = left.map(([block, anchor]): OldAnchor => {
    const seenBy = getAnchorReaders(published, block, anchor);
    return { block, anchor, seenBy };
  });
  return { content: settled, anchors: { oldAnchors: addOldAnchors(old, added) } };
}
