import { getHomePath } from '../shared/addresses';
import type { ReplaceText } from './field';

// The allowed ending of a path: a query, an anchor or nothing.
const END = '(?=$|[?#])';
const PAGE_PATH = new RegExp(`^/huisstijl/([a-z0-9-]{1,100})/?${END}`);
const KEPT = new RegExp(`^page:([A-Za-z0-9]{1,64})/([a-z0-9-]{1,100})${END}`);
// The draft in Strapi's panel, whose URL editors may copy.
const PREVIEW_PATH = new RegExp(`^/preview/([A-Za-z0-9]{1,64})/?${END}`);
const SYSTEM_PATH = new RegExp(`^/(?:(?:huisstijl|wij-zijn-[a-z0-9-]{1,100})/?)?${END}`);

/** The list of all pages, which requires a login. */
const LIST_PATH = new RegExp(`^/huisstijl/?${END}`);

/** Maps slugs to pages and back, for one reader. */
export interface PageSlugs {
  /** The id of the page that has or had this slug; null when there is none. */
  idAt(slug: string): string | null;
  /** The slug of a page; null when it is deleted or hidden from the reader. */
  getSlug(id: string): string | null;
  /** Whether a page that is not deleted has this id. */
  hasPage?(id: string): boolean;
  /** The slug of the page where visitors start; null when they may read none. */
  getStart?(): string | null;
}

/**
 * The stored form of a link: the page id, plus a slug for readers who cannot see the page. That is the current slug of
 * a public page, otherwise the one that was sent. URLs with the portal's own origin, as copied from a browser, count as
 * paths.
 */
export function toStoredLink(link: string, slugs: PageSlugs, publicUrl = ''): string {
  const own = link.startsWith(`${publicUrl}/`) ? link.slice(publicUrl.length) : link;
  const [, previewed] = PREVIEW_PATH.exec(own) ?? [];
  if (LIST_PATH.test(own)) return own;
  // A page is found by its id as well.
  if (previewed !== undefined && slugs.hasPage?.(previewed)) {
    return `page:${previewed}/${slugs.getSlug(previewed) ?? previewed.toLowerCase()}`;
  }
  const [path, sent] = PAGE_PATH.exec(own) ?? [];
  const id = sent === undefined ? null : slugs.idAt(sent);
  if (path === undefined || id === null) return link;
  return `page:${id}/${slugs.getSlug(id) ?? sent}${own.slice(path.length)}`;
}

/**
 * A stored link in its public form, with the current slug of its page, or the stored slug when the page is deleted or
 * hidden. Links to the list of all pages lead visitors to their start page instead, because the list requires a login.
 */
export function toPublicLink(link: string, slugs: PageSlugs): string {
  const [list] = LIST_PATH.exec(link) ?? [];
  const start = list === undefined ? null : slugs.getStart?.();
  if (list !== undefined && start) return `/huisstijl/${start}${link.slice(list.length)}`;
  const [kept, keptId, keptSlug] = KEPT.exec(link) ?? [];
  if (kept !== undefined && keptId !== undefined) {
    return `/huisstijl/${slugs.getSlug(keptId) ?? keptSlug}${link.slice(kept.length)}`;
  }
  // The link predates the page.
  const [path, sent] = PAGE_PATH.exec(link) ?? [];
  const id = sent === undefined ? null : slugs.idAt(sent);
  const slug = id === null ? null : slugs.getSlug(id);
  return path === undefined || slug === null || slug === sent
    ? link
    : `/huisstijl/${slug}${link.slice(path.length)}`;
}

/** The target of a stored link, without query and anchor; null when it is no page of the portal. */
export function getTarget(link: string): string | null {
  const [, id] = KEPT.exec(link) ?? [];
  if (id !== undefined) return `page:${id}`;
  const [, slug] = PAGE_PATH.exec(link) ?? [];
  if (slug !== undefined) return `/huisstijl/${slug}`;
  return SYSTEM_PATH.exec(link)?.[0] ?? null;
}

/** The current and former slugs of the home page. */
interface HomeSlugs {
  productSlug: string;
  oldProductSlugs: readonly string[];
}

/** The id of the page that a target currently refers to; null when there is none. */
export function targetPage(target: string, slugs: PageSlugs, home: HomeSlugs): string | null {
  if (target.startsWith('page:')) return target.slice('page:'.length);
  const [, slug] = PAGE_PATH.exec(target) ?? [];
  if (slug !== undefined) return slugs.idAt(slug);
  const path = target.replace(/\/$/, '');
  if (path === '/huisstijl') return slugs.idAt('huisstijl');
  const homePaths = ['', ...[home.productSlug, ...home.oldProductSlugs].map(getHomePath)];
  return homePaths.includes(path) ? slugs.idAt('home') : null;
}

/** Whether a URL is the stored form of a link to a page. */
export const isStoredLink = (link: string): boolean => KEPT.test(link);

/** A stored link with the previously stored slug of its page, unless `slugs` has the current one. */
export function withStoredSlug(link: string, slugs: PageSlugs, before: ReadonlyMap<string, string>): string {
  const [kept, id] = KEPT.exec(link) ?? [];
  const slug = id === undefined || slugs.getSlug(id) !== null ? undefined : before.get(id);
  return kept === undefined || slug === undefined ? link : `page:${id}/${slug}${link.slice(kept.length)}`;
}

/** The id and the slug in a stored link to a page; null for other links. */
export function parseStoredPageLink(link: string): { id: string; slug: string } | null {
  const [, id, slug] = KEPT.exec(link) ?? [];
  return id === undefined || slug === undefined ? null : { id, slug };
}

/** Whether a stored link leads to a page that is missing or hidden from its reader. */
export function isUnreachableLink(link: string, slugs: PageSlugs): boolean {
  const [, sent] = PAGE_PATH.exec(link) ?? [];
  const id = parseStoredPageLink(link)?.id ?? (sent === undefined ? undefined : slugs.idAt(sent));
  return id !== undefined && (id === null || slugs.getSlug(id) === null);
}

/** Content without the slugs in its stored links, for comparison: slugs are not part of the content. */
export const withoutSlugs = (text: string): string =>
  text.replaceAll(/"page:([A-Za-z0-9]{1,64})\/[a-z0-9-]{1,100}/g, '"page:$1');

const HREF = ' href="';

/**
 * Replaces the links in sanitised rich text, which has no < except in tags, and no quote within a value. A page may
 * have 200,000 links, and patterns take eight times as long.
 */
function replaceLinks(html: string, replace: (link: string) => string): string {
  let written = '';
  let done = 0;
  for (let at = html.indexOf('<a '); at !== -1; at = html.indexOf('<a ', at + 1)) {
    const begin = html.indexOf(HREF, at) + HREF.length;
    if (begin < HREF.length) break;
    if (begin > html.indexOf('>', at)) continue;
    const end = html.indexOf('"', begin);
    const link = html.slice(begin, end);
    const replaced = replace(link);
    if (replaced === link) continue;
    written += html.slice(done, begin) + replaced;
    done = end;
  }
  return done === 0 ? html : written + html.slice(done);
}

/** Replaces links: a URL, or those in sanitised rich text. */
export const createLinkReplacer =
  (replace: (link: string) => string): ReplaceText =>
  (text, kind) =>
    kind === 'url' ? replace(text) : replaceLinks(text, replace);
