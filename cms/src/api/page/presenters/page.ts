import type { PageContent, PageEntry, PageIndex, Snapshot } from '../../../published';
import type { PagePlace } from '../../../published/page-entry';
import { getLinkTargets } from '../../../published/link-targets';
import { canSeePage } from '../../../permissions/abilities';
import type { Viewer } from '../../../permissions/viewer';
import type { BlockTypes } from '../../../blocks/stored-block';
import { presentContent, type PresenterContext } from './content';
import { draftTree, findStart, presentChildren, treeFor, type TreeView } from './tree';
import type { RevisionResponse } from '../schemas/revision';

export const getPresenterContext = (
  { pages, groups, assets, site }: Snapshot,
  types: BlockTypes,
): PresenterContext => ({
  types,
  groups,
  assets,
  colors: site.colors,
  placements: pages.placements,
  links: (viewer) => ({
    ...getLinkTargets({ pages, assets, site }, viewer),
    ...(viewer.kind === 'anonymous' && { getStart: () => findStart(pages) }),
  }),
});

const getVisibleParent = (viewer: Viewer, pages: PageIndex, parentId: string | null): string | null => {
  const parent = parentId === null ? undefined : pages.byId.get(parentId);
  return parent?.live && canSeePage(viewer, parent.live) ? parent.id : null;
};

/** A version of a page with its context. */
export interface PageVersion<Page = PageEntry> {
  page: Page;
  content: PageContent;
  pages: PageIndex;
  around: PresenterContext;
}

const present = async (
  viewer: Viewer,
  { page, content, pages, around }: PageVersion<PagePlace>,
  tree: TreeView,
) => ({
  id: page.id,
  slug: page.slug,
  published_at: page.live?.publishedAt ?? null,
  ...(await presentContent(viewer, content, around, page.oldAnchors)),
  pages: presentChildren(pages, page.id, tree),
});

/** The live version of a page for its viewer. */
export const presentLivePage = async (viewer: Viewer, shown: PageVersion) => ({
  ...(await present(viewer, shown, treeFor(viewer))),
  parent_id: getVisibleParent(viewer, shown.pages, shown.page.parentId),
});

/** The draft of a page, with everything that admins may see. */
export const presentDraft = async (viewer: Viewer, shown: PageVersion<PagePlace>) => ({
  ...(await present(viewer, shown, draftTree)),
  parent_id: shown.page.parentId,
  status: shown.page.status,
  scheduled_at: shown.page.scheduled?.at ?? null,
  unpublish_at: shown.page.unpublishAt,
  version: shown.page.version,
  old_slugs: shown.page.oldSlugs.map(({ slug }) => slug),
  updated_at: shown.page.updatedAt,
  updated_by: shown.page.updatedBy,
});

/** A page on the deleted list: when it was deleted, and by whom. */
export interface DeletedPage {
  entry: PageEntry;
  content: PageContent;
  deletedAt: string;
  deletedBy: { id: string; name: string } | null;
}

export const presentDeletedPage = async (
  viewer: Viewer,
  shown: PageVersion,
  { deletedAt, deletedBy }: DeletedPage,
) => ({
  ...(await presentDraft(viewer, shown)),
  deleted_at: deletedAt,
  deleted_by: deletedBy,
});

/**
 * A revision with its content, its time and its author. Everything besides content (slug, place, status, and
 * the version to send with a restore) is current.
 */
export async function presentWholeRevision(viewer: Viewer, revision: RevisionResponse, shown: PageVersion) {
  const page = { ...shown.page, updatedAt: revision.created_at, updatedBy: revision.created_by };
  return { ...revision, page: await presentDraft(viewer, { ...shown, page }) };
}
