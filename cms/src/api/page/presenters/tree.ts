import type { PageEntry, PageIndex } from '../../../live';
import { inOrder } from '../../../live/page-index';
import { seesPage } from '../../../permissions/abilities';
import type { Viewer } from '../../../permissions/viewer';
import type { PageNodeAnswer } from '../schemas/page-entity';

/** Which version of pages a tree shows: that of visitors, or the drafts with their status. */
export interface TreeView {
  /** Whether the page stands in this tree at all. */
  shows(page: PageEntry): boolean;
  node(page: PageEntry, parentId: string | null): PageNodeAnswer;
}

/** The tree as a viewer gets it: live versions that they may see. */
export const treeFor = (viewer: Viewer): TreeView => ({
  shows: ({ live }) => live !== null && seesPage(viewer, live),
  node: ({ id, slug, live }, parentId) => ({
    ...{ id, slug, title: live?.title ?? '', parent_id: parentId, is_public: live?.isPublic ?? false },
    ...{ published_at: live?.publishedAt ?? null, pages: [] },
  }),
});

/** The tree of drafts, for admins. */
export const draftTree: TreeView = {
  shows: () => true,
  node: ({ id, slug, draft, live, status }, parentId) => ({
    ...{ id, slug, title: draft.title, parent_id: parentId, is_public: draft.isPublic },
    ...{ published_at: live?.publishedAt ?? null, pages: [], status },
  }),
};

/** Pages in the order of the tree, a child right behind its parent. One whose parent is gone stands at the top. */
export function inTreeOrder({ byId, children }: PageIndex): PageEntry[] {
  const strays = [...children].flatMap(([parent, pages]) =>
    parent === null || byId.has(parent) ? [] : pages,
  );
  const ordered: PageEntry[] = [];
  const add = (pages: readonly PageEntry[]): void => {
    for (const page of pages) {
      ordered.push(page);
      add(children.get(page.id) ?? []);
    }
  };
  add([...(children.get(null) ?? []), ...strays].sort(inOrder));
  return ordered;
}

/** The tree; a child of a page that is not shown stands at the top (contract section 3). */
export function presentTree(pages: PageIndex, view: TreeView): PageNodeAnswer[] {
  const nodes = new Map<string, PageNodeAnswer>();
  const tree: PageNodeAnswer[] = [];
  for (const page of inTreeOrder(pages)) {
    if (!view.shows(page)) continue;
    const parent = page.parentId === null ? undefined : nodes.get(page.parentId);
    const node = view.node(page, parent?.id ?? null);
    nodes.set(node.id, node);
    (parent?.pages ?? tree).push(node);
  }
  return tree;
}

/** The children of one page as nodes. */
export const presentChildren = (pages: PageIndex, id: string, view: TreeView): PageNodeAnswer[] =>
  (pages.children.get(id) ?? []).filter((page) => view.shows(page)).map((page) => view.node(page, id));
