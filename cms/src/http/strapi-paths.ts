import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getEnv } from '../../config/env';

const getRoot = (path: string): string => path.split('/')[1] ?? '';

/** What maintainers open in a browser; at all other addresses a person means the portal. */
const screens = (): string[] => ['beheer', ...(getEnv().maintainerOidc ? ['strapi-plugin-sso'] : [])];

/** Screens of the portal below a root that Strapi's panel needs for itself. */
const SCREENS = /^\/admin\/(users|groups)(\/|$)/;

/** Whether somebody opens an address that may be Strapi's as well. Its panel asks for JSON there, with a token. */
export const isOpened = (ctx: Context): boolean =>
  ctx.get('Accept').includes('text/html') ||
  (['GET', 'HEAD'].includes(ctx.method) &&
    SCREENS.test(ctx.path) &&
    !ctx.get('Accept').includes('json') &&
    ctx.get('Authorization') === '');

/**
 * Makes the function that tells whether a request is for Strapi: the API, and what its panel needs. With
 * STRAPI_ADMIN=off only the API is left of it, and every other address is the portal's.
 */
export function makeIsForStrapi(strapi: Core.Strapi): (ctx: Context) => boolean {
  const { strapiAdmin } = getEnv();
  const opened = screens();
  // Known once all routes are there.
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
