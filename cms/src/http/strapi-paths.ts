import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getEnv } from '../../config/env';
import { getScreenPaths } from '../shared/addresses';
import { normalizeSlug } from '../shared/normalize-slug';

const getRoot = (path: string): string => path.split('/')[1] ?? '';

/** Paths that maintainers open in a browser; at any other path a browser navigation means the portal. */
const screens = (): string[] => ['beheer', ...(getEnv().maintainerOidc ? ['strapi-plugin-sso'] : [])];

const getPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`);

/** The portal's screens below the path at which Strapi's panel has its API. */
const ADMIN_SCREENS = getScreenPaths('')
  .flat()
  .filter((path) => getRoot(path) === 'admin')
  .map(getPattern);

/**
 * Whether a request is a browser navigation to a path that Strapi might use too. The panel requests JSON there, with a
 * token.
 */
export const isNavigation = (ctx: Context): boolean =>
  ctx.get('Accept').includes('text/html') ||
  (['GET', 'HEAD'].includes(ctx.method) &&
    ADMIN_SCREENS.some((screen) => screen.test(ctx.path)) &&
    !ctx.get('Accept').includes('json') &&
    ctx.get('Authorization') === '');

/** The routes of the panel's API. They are known once all are registered. */
function makePanelLayers(strapi: Core.Strapi) {
  const read = () => strapi.server.api('admin').listRoutes();
  let layers: ReturnType<typeof read> | undefined;
  return () => (layers ??= read());
}

/**
 * Creates the function that decides by the first part of the path whether a request is for the API of Strapi's panel.
 */
export function makeIsForPanel(strapi: Core.Strapi): (ctx: Context) => boolean {
  const { strapiAdmin } = getEnv();
  const getLayers = makePanelLayers(strapi);
  let roots: Set<string> | undefined;
  return (ctx) => {
    if (!strapiAdmin) return false;
    roots ??= new Set(getLayers().map(({ path }) => getRoot(path)));
    return roots.has(getRoot(ctx.path)) && !isNavigation(ctx);
  };
}

/**
 * Creates the function that decides whether a request is for Strapi: the API, and what its panel needs. With
 * STRAPI_ADMIN=off only the API remains.
 */
export function makeIsForStrapi(strapi: Core.Strapi): (ctx: Context) => boolean {
  const { strapiAdmin } = getEnv();
  const opened = screens();
  const isForPanel = makeIsForPanel(strapi);
  return (ctx) => {
    const root = getRoot(ctx.path);
    if (root === 'api') return true;
    if (!strapiAdmin) return false;
    return opened.includes(root) || isForPanel(ctx);
  };
}

/** Creates the function that tells whether the panel's API has a route for a request, as its router will decide. */
export function makeHasPanelRoute(strapi: Core.Strapi): (ctx: Context) => boolean {
  const getLayers = makePanelLayers(strapi);
  return ({ method, path }) =>
    getLayers().some((layer) => layer.methods.includes(method) && layer.match(path));
}

let portalScreens: { productSlug: string; patterns: RegExp[] } | null = null;

/** Whether the portal has a screen at this path; other paths get its 404. */
export function isPortalPath(path: string, productSlug: string): boolean {
  if (portalScreens?.productSlug !== productSlug) {
    portalScreens = { productSlug, patterns: getScreenPaths(productSlug).flat().map(getPattern) };
  }
  return portalScreens.patterns.some((pattern) => pattern.test(path));
}

/** The path as that of a screen, when only the notation of its own words differs; null when it does otherwise. */
function fillScreen(screen: string, sent: readonly string[]): string | null {
  const parts = screen.split('/').slice(1);
  if (screen.endsWith('?') && sent.length === parts.length - 1) parts.pop();
  const isMeant = parts.every((part, at) => {
    const own = sent[at] ?? '';
    return part.startsWith(':') ? own !== '' : normalizeSlug(decodeURIComponent(own)) === part;
  });
  if (!isMeant || sent.length !== parts.length) return null;
  return `/${parts.map((part, at) => (part.startsWith(':') ? sent[at] : part)).join('/')}`;
}

/**
 * The path of the screen, or of Strapi's panel, that a path means in another notation, such as `/BESTANDEN` or
 * `/zoeken.`; null when it is that of a screen already, or means none. What names a subject stays as it was sent.
 * Throws when the path is no valid encoding.
 */
export function getMeantPath(path: string, productSlug: string): string | null {
  if (isPortalPath(path, productSlug)) return null;
  const panel = getEnv().strapiAdmin ? screens().map((root) => `/${root}`) : [];
  const sent = path.replace(/\/$/, '').split('/').slice(1);
  return (
    [...getScreenPaths(productSlug).flat(), ...panel]
      .map((screen) => fillScreen(screen, sent))
      .find((meant) => meant !== null) ?? null
  );
}
