import pLimit from 'p-limit';
import type { Page, PageNode, Site } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { toApiError } from '../../lib/api/errors';
import { loadBlocks } from '../blocks';
import { getChapters, numberTree } from '../page-tree';

/** A page of the guide as it is printed. */
export interface PrintedPage {
  page: Page;
  /** As in the menu; '' for home and the guide's own page. */
  number: string;
  /** 0 for a chapter. */
  depth: number;
}

/** How many pages are read at once. */
const AT_ONCE = 4;

interface Place {
  node: PageNode;
  depth: number;
}

const walk = (nodes: readonly PageNode[], depth = 0): Place[] =>
  nodes.flatMap((node) => [{ node, depth }, ...walk(node.pages, depth + 1)]);

/** Blocks with anchors that no other page has. Old addresses of blocks lead to the page on screen. */
const ofOnePage = (page: Page): Page => ({
  ...page,
  blocks: page.blocks.map((block) => ({
    ...block,
    slug: `${page.slug}.${block.slug}`,
    anchors: [],
    old_anchors: [],
  })),
});

/** A page as this viewer may read it; null when it went away, or may not be read any more, since the tree was read. */
async function findPage(slug: string): Promise<Page | null> {
  try {
    return ofOnePage(await unwrap(api.GET('/pages/{id}', { params: { path: { id: slug } } })));
  } catch (error) {
    if ([401, 403, 404].includes(toApiError(error).status)) return null;
    throw error;
  }
}

/** Reads all live pages that the viewer may read, in tree order: the server decides which. */
export async function readGuide(site: Site): Promise<PrintedPage[]> {
  const code = loadBlocks();
  const tree = await unwrap(api.GET('/pages/map'));
  const numbers = new Map(
    numberTree(getChapters(tree, site))
      .flatMap((numbered) => [numbered, ...numbered.children])
      .map(({ node, number }) => [node.id, number]),
  );
  const limit = pLimit(AT_ONCE);
  const pages = await Promise.all(
    walk(tree).map(({ node, depth }) =>
      limit(async () => {
        const page = await findPage(node.slug);
        return page && { page, number: numbers.get(node.id) ?? '', depth };
      }),
    ),
  );
  await code;
  return pages.filter((page) => page !== null);
}
