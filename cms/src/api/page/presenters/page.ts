import type { Live, PageContent, PageEntry } from '../../../live';
import { seesPage } from '../../../permissions/abilities';
import type { Viewer } from '../../../permissions/viewer';
import type { BlockTypes } from '../../../blocks/stored-block';
import { presentContent, type Surroundings } from './content';
import { draftTree, presentChildren, treeFor } from './tree';

/** What pages on the wire are made of, as of now. */
export const surroundingsOf = async (live: Live, types: BlockTypes): Promise<Surroundings> => ({
  types,
  groups: await live.groups(),
  assets: await live.assets(),
  placements: await live.allPlacements(),
});

type Pages = ReadonlyMap<string, PageEntry>;

const seenParent = (viewer: Viewer, pages: Pages, parentId: string | null): string | null => {
  const parent = parentId === null ? undefined : pages.get(parentId);
  return parent?.live && seesPage(viewer, parent.live) ? parent.id : null;
};

/** The live version of a page as its viewer gets it. */
export function presentLivePage(
  viewer: Viewer,
  page: PageEntry,
  content: PageContent,
  pages: Pages,
  around: Surroundings,
) {
  const { title, is_public, groups, blocks } = presentContent(viewer, content, around);
  return {
    id: page.id,
    slug: page.slug,
    title,
    parent_id: seenParent(viewer, pages, page.parentId),
    published_at: page.live?.publishedAt ?? null,
    is_public,
    groups,
    blocks,
    pages: presentChildren(pages, page.id, treeFor(viewer)),
  };
}

/** The draft of a page, with all that admins may know. */
export function presentDraft(
  viewer: Viewer,
  page: PageEntry,
  content: PageContent,
  pages: Pages,
  around: Surroundings,
) {
  const { title, is_public, groups, blocks } = presentContent(viewer, content, around);
  return {
    id: page.id,
    slug: page.slug,
    title,
    parent_id: page.parentId,
    published_at: page.live?.publishedAt ?? null,
    is_public,
    groups,
    blocks,
    pages: presentChildren(pages, page.id, draftTree),
    status: page.status,
    scheduled_at: page.scheduled?.at ?? null,
    version: page.version,
    updated_at: page.updatedAt,
    updated_by: page.updatedBy,
  };
}
