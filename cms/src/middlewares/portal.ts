import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { findPresentSlug } from '../api/page/lib/reads/live-page';
import { findPreviewedDraft } from '../api/page/lib/writes/preview-links';
import { isDatabaseAway } from '../database/outages';
import { findShare } from '../api/download/lib/shares';
import {
  NOT_FOUND_STYLES,
  readyData,
  readyIndexHtml,
  readyNotFound,
  readyNotFoundStyles,
  readyStyles,
} from '../server/html';
import { hasOwnView } from '../server/html/drawn-for';
import {
  getAddress,
  getAskedPage,
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
import { isPortalPath, isOpened, makeIsForStrapi } from '../http/strapi-paths';
import { HTML, toCachedResponse } from '../http/response-cache';
import { redirectTo, sendCached } from '../http/send-cached';
import { getPublished } from '../published';
import { anonymous } from '../permissions/viewer';

/** What cannot be made is not there, unless the database is away: then it is later. */
function unlessAway(error: unknown): null {
  if (isDatabaseAway(error)) throw error;
  return null;
}

const factory: Core.MiddlewareFactory = (_config, { strapi }) => {
  const { folder, template } = getPortalBuild();
  // While the database is down the app is served without data, and reports the outage itself.
  const withoutData = toCachedResponse(template, HTML);
  const sendIndex = async (ctx: Context, status: number): Promise<void> => {
    const mayBeDrawn = !hasOwnView(ctx.get('Cookie'));
    const html =
      (status === 404 && (await readyNotFound(strapi, ctx.path).catch(() => null))) ||
      (await readyIndexHtml(strapi, ctx.path, mayBeDrawn).catch(() => withoutData));
    if (status === 200) return sendCached(ctx, html);
    ctx.status = status;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = html.bytes;
  };
  const getTag = (ctx: Context): string => `"${String(ctx.query.v)}"`;
  /** One that a page names by its content never changes. */
  const sendStyles = async (ctx: Context, slug: string): Promise<boolean> => {
    const styles = await readyStyles(strapi, slug).catch(unlessAway);
    if (!styles) return false;
    await sendCached(ctx, styles);
    if (getTag(ctx) === styles.tag) ctx.set('Cache-Control', FOREVER);
    return true;
  };
  const sendData = async (ctx: Context, slug: string): Promise<boolean> => {
    const data = await readyData(strapi, slug, getTag(ctx)).catch(unlessAway);
    if (!data) return false;
    await sendCached(ctx, data);
    return true;
  };

  const isForStrapi = makeIsForStrapi(strapi);
  let lastSlug = '';
  const productSlug = async (): Promise<string> => {
    try {
      lastSlug = (await getPublished(strapi).shownTo(anonymous)).site.productSlug;
    } catch {
      // While the database is down the known screens stay the same.
    }
    return lastSlug;
  };
  const isScreen = async (ctx: Context): Promise<boolean> => {
    if ([getStyledSlug, getDataSlug, getMarkdownSlug].some((find) => find(ctx.path) !== null)) return false;
    return isOpened(ctx) || !ctx.path.startsWith('/admin')
      ? isPortalPath(ctx.path, await productSlug())
      : false;
  };

  // The path of a page that is not public stays hidden here; the app asks the API.
  const findPath = async ({ path }: Context): Promise<string | null> => {
    const asked = getAskedPage(path);
    if (!asked) return getMovedHome(path, (await getPublished(strapi).shownTo(anonymous)).site);
    const slug = await findPresentSlug(strapi, anonymous, asked.slug);
    if (slug === null) return null;
    const own = `/huisstijl/${slug}${asked.ending}`;
    if (own === path.replace(/\/$/, '')) return null;
    return asked.ending === '' ? getAddress(slug) : own;
  };
  /** Where the path leads that somebody wrote otherwise, or that a page had before; null when it is as it should be. */
  const movedPath = async (ctx: Context): Promise<string | null> => {
    const path = await findPath(ctx).catch(() => null);
    return path && path + ctx.search;
  };

  /** Whether the path was that of a draft or of shared files, which it shows no longer. */
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
    if (ctx.path === NOT_FOUND_STYLES) return sendCached(ctx, await readyNotFoundStyles(strapi));
    const described = getDataSlug(ctx.path);
    if (described !== null && (await sendData(ctx, described))) return;
    const moved = await movedPath(ctx);
    if (moved !== null) return redirectTo(ctx, moved, HTML);
    if (await isScreen(ctx)) return sendIndex(ctx, (await isGone(ctx)) ? 404 : 200);
    if (!(await sendPortalFile(ctx, folder))) await sendIndex(ctx, 404);
  };
};

/**
 * Serves the portal: its files, and index.html for each of its own paths, with the page drawn for visitors; unknown
 * paths get it with status 404.
 */
export default factory;
