import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getEnv } from '../../config/env';
import { getScreenPaths } from '../utils/addresses';

const getRoot = (path: string): string => path.split('/')[1] ?? '';

/** The paths that maintainers open in a browser; at any other path a person means the portal. */
const screens = (): string[] => ['beheer', ...(getEnv().maintainerOidc ? ['strapi-plugin-sso'] : [])];

const getPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`);

/** The portal's screens below the path at which Strapi's panel has its API. */
const ADMIN_SCREENS = getScreenPaths('')
  .flat()
  .filter((path) => getRoot(path) === 'admin')
  .map(getPattern);

/** Whether a browser opens a path that may also be Strapi's. The panel requests JSON there, with a token. */
export const isOpened = (ctx: Context): boolean =>
  ctx.get('Accept').includes('text/html') ||
  (['GET', 'HEAD'].includes(ctx.method) &&
    ADMIN_SCREENS.some((screen) => screen.test(ctx.path)) &&
    !ctx.get('Accept').includes('json') &&
    ctx.get('Authorization') === '');

/**
 * Makes the function that decides whether a request is for Strapi: the API, and what its panel needs. With
 * STRAPI_ADMIN=off only the API remains, and the portal serves every other path.
 */
export function makeIsForStrapi(strapi: Core.Strapi): (ctx: Context) => boolean {
  const { strapiAdmin } = getEnv();
  const opened = screens();
  // Known once all routes are registered.
  let roots: Set<string> | undefined;
  const panelRoots = (): Set<string> =>
    (roots ??= new Set(
      strapi.server
        .api('admin')
        .listRoutes()
        .map(({ path }) => getRoot(path)),
    ));

  return (ctx) => {
    const root = getRoot(ctx.path);
    if (root === 'api') return true;
    if (!strapiAdmin) return false;
    if (opened.includes(root)) return true;
    return panelRoots().has(root) && !isOpened(ctx);
  };
}

let known: { productSlug: string; patterns: RegExp[] } | null = null;

/** Whether the portal has a screen at this path; other paths get its 404. */
export function isPortalPath(path: string, productSlug: string): boolean {
  if (known?.productSlug !== productSlug) {
    known = { productSlug, patterns: getScreenPaths(productSlug).flat().map(getPattern) };
  }
  return known.patterns.some((pattern) => pattern.test(path));
}
