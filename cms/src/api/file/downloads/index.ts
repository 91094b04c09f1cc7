import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { toMaintainerRef } from '../../../audit/caller';
import { notLoggedIn } from '../../../http/errors';
import { isId } from '../../../http/fields';
import { getBearer, getViewer } from '../../../http/portal-strategy';
import { getData } from '../../../http/schemas/plain';
import { mayReadFile, findBrowserAccount } from '../../../http/panel-account';
import { anonymous, getActorId, type Viewer } from '../../../permissions/viewer';
import { findSession, findViewerOfApiToken, findViewerOfSession } from '../../../auth';
import { downloadToken, getHolder, type Download, type Holder } from '../../../storage/download-token';
import { auditDownload, type DownloadGrant } from './audit-download';
import { sendFile } from './send-file';
import {
  notFoundFor,
  findFileTarget,
  findOriginal,
  requireAbility,
  getRequiredAbility,
  openContent,
  type Target,
} from './targets';

const TOKEN_SECONDS = 60;

export const downloadQuery = z.object({ token: z.string().optional() });

/** Response to a POST on the path of a download. */
export const downloadTokenResponse = getData(z.object({ token: z.string(), expires_in: z.int() }));

/** Finds the target of a download; null when there is none, or when the viewer may not know. */
type Find = (viewer: Viewer) => Promise<Target | null>;

const findStored = (strapi: Core.Strapi, { of, id }: Download): Promise<Target | null> => {
  if (!isId(id)) return Promise.resolve(null);
  return of === 'assets' ? findOriginal(strapi, id) : findFileTarget(strapi, id);
};

/** A download, and how to find it: by default as stored. */
type DownloadLookup = Download & { find?: Find };

/** The target, if the viewer may download it now; throws otherwise. */
async function requireTarget(strapi: Core.Strapi, viewer: Viewer, download: DownloadLookup): Promise<Target> {
  const { find = () => findStored(strapi, download) } = download;
  const target = await find(viewer);
  if (!target) throw notFoundFor(viewer);
  await requireAbility(strapi, viewer, target, getRequiredAbility(target));
  return target;
}

const linkExpired = () => notLoggedIn('Deze download is verlopen. Probeer het opnieuw.');

/**
 * A link from Strapi's panel works only in a browser that is logged in to that account, while its role may read the
 * file.
 */
async function grantToMaintainer(
  strapi: Core.Strapi,
  ctx: Context,
  id: number,
  download: Download,
): Promise<DownloadGrant> {
  const account = await findBrowserAccount(strapi, ctx, id);
  const target = account && (await findStored(strapi, download));
  if (!target || !(await mayReadFile(strapi, account.ability, target.file.id))) throw linkExpired();
  return { target, actor: null, byLink: true, maintainer: toMaintainerRef(account.maintainer) };
}

/** The current viewer of a holder; null when their session ended or their API token was revoked. */
function findViewerOfHolder(
  strapi: Core.Strapi,
  holder: Exclude<Holder, { kind: 'maintainer' }>,
): Promise<Viewer | null> {
  if (holder.kind === 'session') return findViewerOfSession(strapi, holder.session);
  return holder.kind === 'token' ? findViewerOfApiToken(strapi, holder.id) : Promise.resolve(anonymous);
}

/** The download that a token grants, after checking its holder's current rights. */
async function grantByToken(
  strapi: Core.Strapi,
  ctx: Context,
  token: string,
  download: DownloadLookup,
): Promise<DownloadGrant> {
  const holder = getHolder(token, download);
  if (!holder) throw linkExpired();
  if (holder.kind === 'maintainer') return grantToMaintainer(strapi, ctx, holder.account, download);
  const viewer = await findViewerOfHolder(strapi, holder);
  if (!viewer) throw linkExpired();
  return { target: await requireTarget(strapi, viewer, download), actor: getActorId(viewer), byLink: true };
}

async function grantToViewer(
  strapi: Core.Strapi,
  viewer: Viewer,
  download: DownloadLookup,
): Promise<DownloadGrant> {
  const target = await requireTarget(strapi, viewer, download);
  return { target, actor: getActorId(viewer), byLink: false };
}

/** GET …/download, by the bearer header or by `?token=`. */
export async function sendDownload(
  strapi: Core.Strapi,
  ctx: Context,
  download: DownloadLookup,
): Promise<void> {
  const { token } = ctx.query;
  const granted =
    typeof token === 'string'
      ? await grantByToken(strapi, ctx, token, download)
      : await grantToViewer(strapi, getViewer(ctx), download);
  const isHead = ctx.method === 'HEAD';
  await sendFile(ctx, await openContent(granted.target), ({ start }) =>
    auditDownload(strapi, download, granted, { firstByte: start, isHead }),
  );
}

/** The holder of a new token. Bound to the session or the API token, so that it ends with that. */
async function findTokenHolder(strapi: Core.Strapi, ctx: Context): Promise<Holder> {
  const viewer = getViewer(ctx);
  if (viewer.kind === 'token') return { kind: 'token', id: viewer.id };
  const bearer = getBearer(ctx.headers);
  if (bearer === null) return { kind: 'anonymous' };
  const session = await findSession(strapi, bearer);
  if (session === null) throw notLoggedIn();
  return { kind: 'session', session };
}

/** POST …/download: a token for a plain browser download. */
export async function sendDownloadToken(
  strapi: Core.Strapi,
  ctx: Context,
  download: DownloadLookup,
): Promise<void> {
  const target = await requireTarget(strapi, getViewer(ctx), download);
  // Drawn now, so that failures show before the browser starts the download.
  await target.rendition?.open();
  const token = downloadToken(download, await findTokenHolder(strapi, ctx), TOKEN_SECONDS);
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { data: { token, expires_in: TOKEN_SECONDS } };
}
