import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { named } from '../../../audit/who';
import { notLoggedIn } from '../../../http/errors';
import { isId } from '../../../http/fields';
import { getBearer, getViewer } from '../../../http/portal-strategy';
import { getData } from '../../../http/schemas/plain';
import { mayReadFile, findBrowserAccount } from '../../../http/panel-account';
import { anonymous, getViewerId, type Viewer } from '../../../permissions/viewer';
import { findSession, viewerOfSession } from '../../../auth';
import { downloadToken, getHolder, type Download, type Holder } from '../../../storage/download-token';
import { auditDownload, type Granted } from './audit-download';
import { sendFile } from './send-file';
import { absent, fileTarget, findOriginal, mustHave, needed, openContent, type Target } from './targets';

const TOKEN_SECONDS = 60;

export const downloadQuery = z.object({ token: z.string().optional() });

/** Response to a POST on the path of a download. */
export const downloadTokenAnswer = getData(z.object({ token: z.string(), expires_in: z.int() }));

/** Finds what a download is of; null when there is none, or nobody may know. */
type Find = (viewer: Viewer) => Promise<Target | null>;

const findStored = (strapi: Core.Strapi, { of, id }: Download): Promise<Target | null> => {
  if (!isId(id)) return Promise.resolve(null);
  return of === 'assets' ? findOriginal(strapi, id) : fileTarget(strapi, id);
};

/** A download, and how it is found: by default as it is stored. */
type Asked = Download & { find?: Find };

/** The target, if the viewer may download it now; throws otherwise. */
async function targetFor(strapi: Core.Strapi, viewer: Viewer, download: Asked): Promise<Target> {
  const { find = () => findStored(strapi, download) } = download;
  const target = await find(viewer);
  if (!target) throw absent(viewer);
  await mustHave(strapi, viewer, target, needed(target));
  return target;
}

const expired = () => notLoggedIn('Deze download is verlopen. Probeer het opnieuw.');

/**
 * A link from Strapi's panel is valid in the browser where its account is logged in, as long as its role may
 * read the file.
 */
async function grantedToMaintainer(
  strapi: Core.Strapi,
  ctx: Context,
  id: number,
  download: Download,
): Promise<Granted> {
  const account = await findBrowserAccount(strapi, ctx, id);
  const target = account && (await findStored(strapi, download));
  if (!target || !(await mayReadFile(strapi, account.ability, target.file.id))) throw expired();
  return { target, actor: null, byLink: true, maintainer: named(account.maintainer) };
}

/** The download that a token grants, after checking its holder's current rights. */
async function grantedByToken(
  strapi: Core.Strapi,
  ctx: Context,
  token: string,
  download: Asked,
): Promise<Granted> {
  const holder = getHolder(token, download);
  if (!holder) throw expired();
  if (holder.kind === 'maintainer') return grantedToMaintainer(strapi, ctx, holder.account, download);
  const viewer = holder.kind === 'session' ? await viewerOfSession(strapi, holder.session) : anonymous;
  if (!viewer) throw expired();
  return { target: await targetFor(strapi, viewer, download), actor: getViewerId(viewer), byLink: true };
}

async function grantedTo(strapi: Core.Strapi, viewer: Viewer, download: Asked): Promise<Granted> {
  const target = await targetFor(strapi, viewer, download);
  return { target, actor: getViewerId(viewer), byLink: false };
}

/** GET …/download, by the bearer header or by `?token=`. */
export async function answerDownload(strapi: Core.Strapi, ctx: Context, download: Asked): Promise<void> {
  const { token } = ctx.query;
  const granted =
    typeof token === 'string'
      ? await grantedByToken(strapi, ctx, token, download)
      : await grantedTo(strapi, getViewer(ctx), download);
  const isHead = ctx.method === 'HEAD';
  await sendFile(ctx, await openContent(granted.target), ({ start }) =>
    auditDownload(strapi, download, granted, { firstByte: start, isHead }),
  );
}

/** The holder of a new token. Bound to the session, so that logging out invalidates it. */
async function holderFor(strapi: Core.Strapi, ctx: Context): Promise<Holder> {
  const bearer = getBearer(ctx.headers);
  if (bearer === null) return { kind: 'anonymous' };
  const session = await findSession(strapi, bearer);
  if (session === null) throw notLoggedIn();
  return { kind: 'session', session };
}

/** POST …/download: a token for a plain browser download. */
export async function answerDownloadToken(strapi: Core.Strapi, ctx: Context, download: Asked): Promise<void> {
  const target = await targetFor(strapi, getViewer(ctx), download);
  // Drawn now, so that a failure is told before a browser starts.
  await target.rendition?.open();
  const token = downloadToken(download, await holderFor(strapi, ctx), TOKEN_SECONDS);
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { data: { token, expires_in: TOKEN_SECONDS } };
}
