import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { findPresentSlug } from '../api/page/lib/reads/live-page';
import { findPreviewedDraft } from '../api/page/lib/writes/preview-links';
import { isDatabaseUnavailable } from '../database/outages';
import { findShare } from '../api/download/lib/shares';
import {
  NOT_FOUND_STYLES,
  loadPageData,
  loadIndexHtml,
  loadNotFound,
  loadNotFoundStyles,
  loadStyles,
} from '../server/html';
import { rendersOwnPages } from '../server/html/own-view';
import {
  getAddress,
  getRequestedPage,
  getDataSlug,
  getMarkdownSlug,
  getMovedHome,
  getPreviewToken,
  getShareToken,
  getStyledSlug,
} from '../server/html/get-slug';
import { getPortalBuild } from '../server/html/portal-build';
import { PortalError } from '../http/errors';
import { FOREVER, sendPortalFile } from '../http/portal-files';
import { getMeantPath, isPortalPath, isNavigation, makeIsForStrapi } from '../http/strapi-paths';
import { HTML, toCachedResponse } from '../http/response-cache';
import { redirectTo, sendCached } from '../http/send-cached';
import { getPublished } from '../published';
import { anonymous } from '../permissions/viewer';

/** A response that cannot be created does not exist, unless the database is unavailable: then it comes later. */
function nullUnlessUnavailable(error: unknown): null {
  if (isDatabaseUnavailable(error)) throw error;
  return null;
}

const factory: Core.MiddlewareFactory = (_config, { strapi }) => {
  const { folder, template } = getPortalBuild();
  // While the database is down, the app is served without data and reports the outage itself.
  const withoutData = toCachedResponse(template, HTML);
  const sendIndex = async (ctx: Context, status: number): Promise<void> => {
    const mayPrerender = !rendersOwnPages(ctx.get('Cookie'));
    const html =
      (status === 404 && (await loadNotFound(strapi, ctx.path).catch(() => null))) ||
      (await loadIndexHtml(strapi, ctx.path, mayPrerender).catch(() => withoutData));
    if (status === 200) return sendCached(ctx, html);
    ctx.status = status;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = html.bytes;
  };
  const getTag = (ctx: Context): string => `"${String(ctx.query.v)}"`;
  /** Named by their content, so they never change. */
  const sendStyles = async (ctx: Context, slug: string): Promise<boolean> => {
    const styles = await loadStyles(strapi, slug).catch(nullUnlessUnavailable);
    if (!styles) return false;
    await sendCached(ctx, styles);
    if (getTag(ctx) === styles.tag) ctx.set('Cache-Control', FOREVER);
    return true;
  };
  const sendData = async (ctx: Context, slug: string): Promise<boolean> => {
    const data = await loadPageData(strapi, slug, getTag(ctx)).catch(nullUnlessUnavailable);
    if (!data) return false;
    await sendCached(ctx, data);
    return true;
  };

  const isForStrapi = makeIsForStrapi(strapi);
  let lastSlug = '';
  const productSlug = async (): Promise<string> => {
    try {
      lastSlug = (await getPublished(strapi).snapshotFor(anonymous)).site.productSlug;
    } catch {
      // While the database is down, the known screens stay the same.
    }
    return lastSlug;
  };
  const isScreen = async (ctx: Context): Promise<boolean> => {
    if ([getStyledSlug, getDataSlug, getMarkdownSlug].some((find) => find(ctx.path) !== null)) return false;
    return isNavigation(ctx) || !ctx.path.startsWith('/admin')
      ? isPortalPath(ctx.path, await productSlug())
      : false;
  };

  // Does not reveal the path of a private page; the app asks the API.
  const findPath = async ({ path, originalUrl }: Context): Promise<string | null> => {
    const asked = getRequestedPage(path);
    if (!asked) {
      const { site } = await getPublished(strapi).snapshotFor(anonymous);
      // As it was sent: a path that begins with a capital was replaced, because Strapi's router ignores case.
      const [sent = ''] = originalUrl.split('?');
      return getMovedHome(path, site) ?? getMeantPath(sent, site.productSlug);
    }
    const slug = await findPresentSlug(strapi, anonymous, asked.slug);
    if (slug === null) return getMeantPath(path, await productSlug());
    const own = `/huisstijl/${slug}${asked.ending}`;
    if (own === path.replace(/\/$/, '')) return null;
    return asked.ending === '' ? getAddress(slug) : own;
  };
  /** The canonical path for a misspelt or former one; null when the path is canonical. */
  const movedPath = async (ctx: Context): Promise<string | null> => {
    const path = await findPath(ctx).catch(() => null);
    return path && path + ctx.search;
  };

  /** Whether the path belonged to a draft or to shared files that are no longer available. */
  const isGone = async ({ path }: Context): Promise<boolean> => {
    const [draft, share] = [getPreviewToken(path), getShareToken(path)];
    try {
      if (draft !== null) await findPreviewedDraft(strapi, draft);
      if (share !== null) await findShare(strapi, share);
      return false;
    } catch (error) {
      return error instanceof PortalError && error.status === 404;
    }
  };

  return async (ctx, next) => {
    if (isForStrapi(ctx)) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return sendIndex(ctx, 404);
    const styled = getStyledSlug(ctx.path);
    if (styled !== null && (await sendStyles(ctx, styled))) return;
    if (ctx.path === NOT_FOUND_STYLES) return sendCached(ctx, await loadNotFoundStyles(strapi));
    const described = getDataSlug(ctx.path);
    if (described !== null && (await sendData(ctx, described))) return;
    const moved = await movedPath(ctx);
    if (moved !== null) return redirectTo(ctx, moved, HTML);
    if (await isScreen(ctx)) return sendIndex(ctx, (await isGone(ctx)) ? 404 : 200);
    if (!(await sendPortalFile(ctx, folder))) await sendIndex(ctx, 404);
  };
};

/**
 * Serves the portal: its files, and index.html for each of its own paths, rendered for visitors; unknown paths get it
 * with status 404.
 */
export default factory;
