import { getHomePath } from '../../utils/addresses';

const PAGE = /^\/huisstijl\/([a-z0-9-]+)\/?$/;

/** The slug of the page that a path shows to readers; null when it shows none. */
export function getSlug(path: string, productSlug: string): string | null {
  if (path === '/' || path.replace(/\/$/, '') === getHomePath(productSlug)) return 'home';
  return PAGE.exec(path)?.[1] ?? null;
}

/** The canonical path of a page, for search engines. */
export const getAddress = (slug: string): string => (slug === 'home' ? '/' : `/huisstijl/${slug}`);
