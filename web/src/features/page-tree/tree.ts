import type { PageNode, Site } from '../../api/types';

/** A page with its number in the side navigation: '3', or '3.1' for a sub-page. */
interface NumberedNode {
  node: PageNode;
  number: string;
  children: NumberedNode[];
}

/** The guide's own page, above the list of all pages. */
export const GUIDE = 'huisstijl';

/** All pages that the viewer may read; requires a login. */
export const GUIDE_INDEX = '/huisstijl';

/** The pages that always exist and have no number: the home page and the guide's own page. */
const SYSTEM_SLUGS: readonly string[] = ['home', GUIDE];

export const isSystemPage = (slug: string): boolean => SYSTEM_SLUGS.includes(slug);

/** The path that a link leads to, without a place on the page. */
const toPath = (url: string): string => url.replace(/[?#].*$/, '').replace(/\/$/, '');

/** Pages in the footer: an admin put them there, so they are no chapters of the guide. */
export function findOutside(tree: PageNode[], { footerLinks }: Pick<Site, 'footerLinks'>): Set<string> {
  const paths = new Set(footerLinks.map(({ url }) => toPath(url)));
  return new Set(
    tree.filter(({ slug }) => !isSystemPage(slug) && paths.has(pagePath(slug))).map(({ id }) => id),
  );
}

/** The tree without the pages that stand in the footer. */
export function getChapters(tree: PageNode[], site: Pick<Site, 'footerLinks'>): PageNode[] {
  const outside = findOutside(tree, site);
  return tree.filter(({ id }) => !outside.has(id));
}

/** The pages of the side navigation: a system page appears only when it has sub-pages. */
export function listedPages(tree: PageNode[]): PageNode[] {
  return tree.filter((node) => !isSystemPage(node.slug) || node.pages.length > 0);
}

export function numberTree(tree: PageNode[]): NumberedNode[] {
  return listedPages(tree).map((node, index) => ({
    node,
    number: `${index + 1}`,
    children: node.pages.map((child, at) => ({
      node: child,
      number: `${index + 1}.${at + 1}`,
      children: [],
    })),
  }));
}

/** All pages in reading order: each page, then its sub-pages. */
export function readingOrder(tree: PageNode[]): PageNode[] {
  return numberTree(tree).flatMap(({ node, children }) => [node, ...children.map((child) => child.node)]);
}

/** The previous and next page in reading order. */
export function neighbours(tree: PageNode[], slug: string): { previous?: PageNode; next?: PageNode } {
  const order = readingOrder(tree);
  const at = order.findIndex((node) => node.slug === slug);
  return at < 0 ? {} : { previous: order[at - 1], next: order[at + 1] };
}

/** The pages from the top of the tree down to and including a page. */
export function pathTo(tree: PageNode[], slug: string): PageNode[] {
  for (const node of tree) {
    if (node.slug === slug) return [node];
    const below = pathTo(node.pages, slug);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** The path of a page for readers: /huisstijl alone requires a login. */
export const pagePath = (slug: string): string => (slug === 'home' ? '/' : `/huisstijl/${slug}`);

/** The start page for visitors: the guide's own page if it is public, or the first public page. */
export function startPath(tree: PageNode[]): string | undefined {
  const start =
    tree.find(({ slug }) => slug === GUIDE) ?? readingOrder(tree).find(({ slug }) => !isSystemPage(slug));
  return start && pagePath(start.slug);
}

export function editPath(slug: string, homePath: string): string {
  return slug === 'home' ? `${homePath}/edit` : `/huisstijl/${slug}/edit`;
}

/**
 * Whether a path shows or edits the home page, under any of its URLs; `homePath` is the one with the hospital's name.
 */
export const isHomePath = (path: string, homePath: string): boolean =>
  ['/', homePath, '/huisstijl/home'].includes(path.replace(/(?<=.)\/$/, '').replace(/\/edit$/, ''));

/** The path for a link to a page: a page that was never published can only be edited. */
export const linkPath = ({ slug, status }: PageNode, homePath: string): string =>
  status === 'draft' ? editPath(slug, homePath) : pagePath(slug);

/** Whether a path is a page tool, rather than a page to read. */
export const isEditingPath = (path: string): boolean => /\/(edit|create|deleted)\/?$/.test(path);
