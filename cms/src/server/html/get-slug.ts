import type { PublishedSite } from '../../published';
import { getHomePath } from '../../shared/addresses';
import { normalizeSlug } from '../../shared/normalize-slug';

const PAGE = /^\/huisstijl\/([a-z0-9-]+)\/?$/;

/** The slug of the page that a path shows to readers; null when it shows none. */
export function getSlug(path: string, productSlug: string): string | null {
  if (path === '/' || path.replace(/\/$/, '') === getHomePath(productSlug)) return 'home';
  return PAGE.exec(path)?.[1] ?? null;
}

/** The requested path below /huisstijl, in any notation: a page, its Markdown or its data. */
export interface RequestedPage {
  slug: string;
  /** Like `.md`; '' for the page itself. */
  ending: string;
}

const BELOW = /^\/huisstijl\/([^/]+)\/?$/;
const ENDING = /\.(?:md|json)$/;

/** The page that a path below /huisstijl means, in any notation; null when it is no page's. */
export function getRequestedPage(path: string): RequestedPage | null {
  const [, sent] = BELOW.exec(decodeURIComponent(path)) ?? [];
  if (sent === undefined) return null;
  const meant = normalizeSlug(sent);
  const [ending = ''] = ENDING.exec(meant) ?? [];
  return { slug: meant.slice(0, meant.length - ending.length), ending };
}

const HOME = /^\/wij-zijn-([^/]+?)(\/edit)?\/?$/;

/** The current path of the home page, or of its editor, for a former one; null for other paths. */
export function getMovedHome(
  path: string,
  { productSlug, oldProductSlugs }: Pick<PublishedSite, 'productSlug' | 'oldProductSlugs'>,
): string | null {
  const [, slug, edit = ''] = HOME.exec(path) ?? [];
  const isFormer = slug !== undefined && slug !== productSlug && oldProductSlugs.includes(slug);
  return isFormer ? getHomePath(productSlug) + edit : null;
}

const STYLES = /^\/huisstijl\/([a-z0-9-]+)\.css$/;
const DATA = /^\/huisstijl\/([a-z0-9-]+)\.json$/;
const MARKDOWN = /^\/huisstijl\/([a-z0-9-]+)\.md$/;

/** The slug of the page whose own style sheet is at a path. */
export const getStyledSlug = (path: string): string | null => STYLES.exec(path)?.[1] ?? null;

export const getStylesPath = (slug: string): string => `/huisstijl/${slug}.css`;

/** The slug of the page whose data is at a path. */
export const getDataSlug = (path: string): string | null => DATA.exec(path)?.[1] ?? null;

export const getDataPath = (slug: string): string => `/huisstijl/${slug}.json`;

/** The slug of the page that a path offers as Markdown. */
export const getMarkdownSlug = (path: string): string | null => MARKDOWN.exec(path)?.[1] ?? null;

export const getMarkdownPath = (slug: string): string => `/huisstijl/${slug}.md`;

const PREVIEW = /^\/voorbeeld\/([^/]+)\/?$/;

/** The draft token in a path. */
export const getPreviewToken = (path: string): string | null => PREVIEW.exec(path)?.[1] ?? null;

const SHARE = /^\/delen\/([^/]+)\/?$/;

/** The share token in a path. */
export const getShareToken = (path: string): string | null => SHARE.exec(path)?.[1] ?? null;

const LIBRARY = /^\/bestanden(?:\/[^/]+)?\/?$/;

/** The title of a screen whose URL is shared; '' for screens that nobody shares. */
export function getSharedName(path: string): string {
  if (getShareToken(path) !== null) return 'Gedeelde bestanden';
  return LIBRARY.test(path) ? 'Bestanden' : '';
}

/** The canonical path of a page, for search engines. */
export const getAddress = (slug: string): string => (slug === 'home' ? '/' : `/huisstijl/${slug}`);
