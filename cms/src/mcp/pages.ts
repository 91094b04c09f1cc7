import { findPresentSlug } from '../api/page/lib/reads/live-page';
import { inTreeOrder, treeFor } from '../api/page/presenters/tree';
import { getPublished, type PageEntry } from '../published';
import { loadMarkdown } from '../server/html';
import { getAddress, getSlug } from '../server/html/get-slug';
import { normalizeSlug } from '../shared/normalize-slug';
import { makeOneByOne } from '../utils/one-by-one';
import { toAddress, type ToolContext } from './context';
import { Refusal } from './refusals';

/** A page that a viewer may read. */
export interface ReadablePage {
  slug: string;
  title: string;
  lead: string;
  /** 0 at the top, or below a page that the viewer may not read. */
  depth: number;
  address: string;
}

/** The pages that a viewer may read, in the order of the tree. */
export async function findPages({ strapi, viewer }: ToolContext): Promise<ReadablePage[]> {
  const { pages } = await getPublished(strapi).snapshotFor(viewer);
  const { shows } = treeFor(viewer);
  const isRead = (id: string | null): boolean => {
    const page = id === null ? undefined : pages.byId.get(id);
    return page !== undefined && shows(page);
  };
  const present = ({ slug, live, parentId }: PageEntry): ReadablePage => ({
    slug,
    title: live?.title ?? '',
    lead: live?.lead ?? '',
    depth: isRead(parentId) ? 1 : 0,
    address: toAddress(getAddress(slug)),
  });
  return inTreeOrder(pages)
    .filter((page) => shows(page))
    .map(present);
}

/** The slug in what an assistant calls a page: its slug, or its address. */
function readSlug(given: string, productSlug: string): string {
  const [named = ''] = given.split(/[?#]/);
  if (!named.includes('/')) return normalizeSlug(named);
  const path = URL.canParse(named) ? new URL(named).pathname : named;
  return getSlug(path.replace(/\.md$/, ''), productSlug) ?? '';
}

// One at a time, so that readers of the portal never wait behind more than one page for assistants.
const inTurn = makeOneByOne();

/**
 * A page as Markdown, by its present or former slug or address, as its viewer may read it. Throws a refusal when it does
 * not exist or the viewer may not know, and when it cannot be written at the moment.
 */
export async function loadPage(context: ToolContext, given: string): Promise<string> {
  const { strapi, viewer } = context;
  const { site } = await getPublished(strapi).snapshotFor(viewer);
  const slug = await findPresentSlug(strapi, viewer, readSlug(given, site.productSlug));
  const markdown =
    slug && (await inTurn('page', () => loadMarkdown(strapi, slug, viewer).catch(() => 'later' as const)));
  if (markdown === 'later') {
    throw new Refusal(
      'Deze pagina is er even niet als tekst. Probeer het straks opnieuw.',
      'This page is not available as text for a moment. Try again later.',
    );
  }
  if (!markdown) {
    throw new Refusal(
      'Deze pagina bestaat niet, of is niet voor jou te zien. list_pages noemt wat er is.',
      'This page does not exist, or not for you. list_pages names those that do.',
    );
  }
  return markdown.bytes.toString('utf8');
}
