import type { Core } from '@strapi/strapi';
import {
  addOldAnchors,
  getLeft,
  settleAnchors,
  type AnchorReaders,
  type OldAnchor,
} from '../../../../blocks/anchors';
import { isOpen } from '../../../../permissions/abilities';
import type { PageContent } from '../../../../published';
import { pageContent } from '../../../../published/content';
import { getOldAnchors } from '../../../../published/page-entry';
import type { StoredPage } from './page-rows';
import type { PageColumns } from './save-draft';

/** What was published last, or will be as planned; null when nothing ever was. */
async function findPublished(strapi: Core.Strapi, page: StoredPage): Promise<PageContent | null> {
  const row: { content: string } | null = await strapi.db.query('api::revision.revision').findOne({
    select: ['content'],
    where: { page: page.id, kind: 'publish' },
    orderBy: { id: 'desc' },
  });
  return row && pageContent(row.content);
}

function getReaders(published: PageContent | null, id: number, anchor: string): AnchorReaders {
  const block = published?.blocks.find((each) => each.id === id && each.anchor === anchor);
  if (!published || !block) return 'admins';
  return isOpen(published, block) ? 'all' : 'groups';
}

/** Settles the anchors of what becomes the draft of a locked page, and which former ones lead to its blocks. */
export async function keepAnchors(
  strapi: Core.Strapi,
  page: StoredPage,
  content: PageContent,
): Promise<{ content: PageContent; anchors: Pick<PageColumns, 'oldAnchors'> }> {
  const { blocks: before } = pageContent(page.draft);
  const old = getOldAnchors(page);
  const blocks = settleAnchors({ blocks: before, old }, content.blocks);
  const settled = { ...content, blocks };
  const left = getLeft(before, blocks);
  if (left.length === 0) return { content: settled, anchors: {} };
  const published = await findPublished(strapi, page);
  const added = left.map(([block, anchor]): OldAnchor => {
    const seenBy = getReaders(published, block, anchor);
    return { block, anchor, seenBy };
  });
  return { content: settled, anchors: { oldAnchors: addOldAnchors(old, added) } };
}
