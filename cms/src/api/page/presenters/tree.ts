import type { PageEntry, PageIndex } from '../../../published';
import { memoizeByObject } from '../../../utils/memoize-by-object';
import { inChunks } from '../../../utils/chunked';
import { comparePositions } from '../../../published/page-index';
import { canSeePage, type PageRights } from '../../../permissions/abilities';
import { anonymous, type Viewer } from '../../../permissions/viewer';
import { GUIDE_SLUG, SYSTEM_SLUGS } from '../lib/slugs';
import type { PageNodeResponse } from '../schemas/page-entity';

/** A page in a tree, without its position. */
type TreeNode = Omit<PageNodeResponse, 'parent_id' | 'pages'>;

/** The version of pages that a tree shows: the live ones, or the drafts with their status. */
export interface TreeView {
  /** Whether the page is part of this tree. */
  shows(page: PageEntry): boolean;
  node(page: PageEntry): TreeNode;
  /** The node as JSON, without its closing brace. */
  text(page: PageEntry): string;
}

/** The parts that are the same for all viewers, computed once per page. */
const versionView = (node: (page: PageEntry) => TreeNode): Pick<TreeView, 'node' | 'text'> => ({
  node,
  text: memoizeByObject((page: PageEntry) => JSON.stringify(node(page)).slice(0, -1)),
});

const liveView = versionView(({ id, slug, live }) => ({
  id,
  slug,
  title: live?.title ?? '',
  lead: live?.lead ?? '',
  is_public: live?.isPublic ?? false,
  published_at: live?.publishedAt ?? null,
}));

const draftView = versionView(({ id, slug, draft, live, status }) => ({
  id,
  slug,
  title: draft.title,
  lead: draft.lead,
  is_public: draft.isPublic,
  published_at: live?.publishedAt ?? null,
  status,
}));

/** Whether a viewer sees pages; cached per distinct list of groups. */
function createCanSee(viewer: Viewer): (page: PageRights) => boolean {
  const found = {
    open: new Map<readonly string[], boolean>(),
    closed: new Map<readonly string[], boolean>(),
  };
  return (page) => {
    const known = page.isPublic ? found.open : found.closed;
    const sees = known.get(page.groups) ?? canSeePage(viewer, page);
    known.set(page.groups, sees);
    return sees;
  };
}

/** The tree for a viewer: the live versions that they may see. */
export function treeFor(viewer: Viewer): TreeView {
  const sees = createCanSee(viewer);
  return { shows: ({ live }) => live !== null && sees(live), ...liveView };
}

export const draftTree: TreeView = { shows: () => true, ...draftView };

/** Pages in tree order, children directly after their parent. A page without its parent moves to the top. */
export function inTreeOrder({ byId, children }: PageIndex): PageEntry[] {
  const strays = [...children].flatMap(([parent, pages]) =>
    parent === null || byId.has(parent) ? [] : pages,
  );
  const ordered: PageEntry[] = [];
  const add = (pages: readonly PageEntry[]): void => {
    for (const page of pages) {
      ordered.push(page);
      const under = children.get(page.id);
      if (under) add(under);
    }
  };
  add([...(children.get(null) ?? []), ...strays].sort(comparePositions));
  return ordered;
}

/** The slug of the page where visitors start: the guide's own page, or the first; null when they may read none. */
export function findStart(pages: PageIndex): string | null {
  const { shows } = treeFor(anonymous);
  const guide = pages.bySlug.get(GUIDE_SLUG);
  if (guide && shows(guide)) return GUIDE_SLUG;
  const isRead = (page: PageEntry): boolean => shows(page) && !SYSTEM_SLUGS.includes(page.slug);
  return inTreeOrder(pages).find(isRead)?.slug ?? null;
}

/** How many pages to check, or to write at the top level, before yielding to other work. */
const AT_ONCE = 2000;
const AT_ONCE_AT_TOP = 250;

/**
 * The pages of a view, at the top and under each page. A child of a hidden page moves to the top.
 */
async function shownPages(pages: PageIndex, view: TreeView) {
  const top: PageEntry[] = [];
  const inside = new Map<string, PageEntry[]>();
  for await (const some of inChunks(inTreeOrder(pages), AT_ONCE)) {
    for (const page of some) {
      if (!view.shows(page)) continue;
      const beside = page.parentId === null ? undefined : inside.get(page.parentId);
      (beside ?? top).push(page);
      if (pages.children.has(page.id)) inside.set(page.id, []);
    }
  }
  return { top, inside };
}

/** The tree as JSON text: creating ten thousand node objects takes too long. */
export async function treeText(pages: PageIndex, view: TreeView): Promise<string> {
  const { top, inside } = await shownPages(pages, view);
  const list = (some: readonly PageEntry[], parentId: string | null): string => {
    const place = `,"parent_id":${JSON.stringify(parentId)},"pages":[`;
    let text = '';
    for (const page of some) {
      const under = inside.get(page.id);
      text += `${text && ','}${view.text(page)}${place}${under ? list(under, page.id) : ''}]}`;
    }
    return text;
  };
  const texts: string[] = [];
  for await (const some of inChunks(top, AT_ONCE_AT_TOP)) texts.push(list(some, null));
  return `[${texts.join(',')}]`;
}

export const presentChildren = (pages: PageIndex, id: string, view: TreeView): PageNodeResponse[] =>
  (pages.children.get(id) ?? [])
    .filter((page) => view.shows(page))
    .map((page) => ({ ...view.node(page), parent_id: id, pages: [] }));
