import { getScreenPaths } from '../utils/addresses';

const getPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`);

let known: { productSlug: string; patterns: RegExp[] } | null = null;

/** Whether the portal has a screen at this path; other paths get its 404. */
export function isPortalPath(path: string, productSlug: string): boolean {
  if (known?.productSlug !== productSlug) {
    known = { productSlug, patterns: getScreenPaths(productSlug).flat().map(getPattern) };
  }
  return known.patterns.some((pattern) => pattern.test(path));
}
