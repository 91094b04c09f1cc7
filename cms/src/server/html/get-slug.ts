import { getHomePath } from '../../utils/addresses';

const PAGE = /^\/huisstijl\/([a-z0-9-]+)\/?$/;

/** The slug of the page that a path shows to readers; null when it shows none. */
export function getSlug(path: string, productSlug: string): string | null {
  if (path === '/' || path.replace(/\/$/, '') === getHomePath(productSlug)) return 'home';
  return PAGE.exec(path)?.[1] ?? null;
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

/** The token of the draft that a path shows to who has its address. */
export const getPreviewToken = (path: string): string | null => PREVIEW.exec(path)?.[1] ?? null;

/** The canonical path of a page, for search engines. */
export const getAddress = (slug: string): string => (slug === 'home' ? '/' : `/huisstijl/${slug}`);
