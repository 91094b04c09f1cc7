import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { named } from '../../../audit/who';
import { forbidden, notLoggedIn } from '../../../http/errors';
import { isId } from '../../../http/fields';
import { bearerOf, viewerOf } from '../../../http/portal-strategy';
import { dataOf } from '../../../http/schemas/wrappers';
import { mayReadFile } from '../../../http/panel/may-read-file';
import { accountOfBrowser } from '../../../http/panel/panel-account';
import { type Viewer, anonymous } from '../../../permissions/viewer';
import { sessionOf, viewerOfSession } from '../../../auth';
import { downloadToken, holderOf, type Download, type Holder } from '../../../storage/download-token';
import { noteDownload, type Granted } from './audit-download';
import { sendFile } from './send-file';
import { abilitiesOn, absent, fileTarget, needed, originalOf, type Target } from './targets';

const TOKEN_SECONDS = 60;

/** Query of a download. */
export const downloadQuery = z.object({ token: z.string().optional() });

/** Answer to a POST on the path of a download. */
export const downloadTokenAnswer = dataOf(z.object({ token: z.string(), expires_in: z.int() }));

const find = (strapi: Core.Strapi, { of, id }: Download): Promise<Target | null> => {
  if (!isId(id)) return Promise.resolve(null);
  return of === 'assets' ? originalOf(strapi, id) : fileTarget(strapi, id);
};

/** The target, if the viewer may download it at this moment; throws otherwise. */
async function targetFor(strapi: Core.Strapi, viewer: Viewer, download: Download): Promise<Target> {
  const target = await find(strapi, download);
  if (!target) throw absent(viewer);
  const can = await abilitiesOn(strapi, viewer, target);
  if (!can.view) throw absent(viewer);
  if (!can[needed(target)]) throw viewer.kind === 'anonymous' ? notLoggedIn() : forbidden();
  return target;
}

const expired = () => notLoggedIn('Deze download is verlopen. Probeer het opnieuw.');

const actorOf = (viewer: Viewer): string | null => (viewer.kind === 'anonymous' ? null : viewer.id);

/** A link of Strapi's panel counts in the browser in which its account is logged in, while its role may read the file. */
async function grantedToMaintainer(
  strapi: Core.Strapi,
  ctx: Context,
  id: number,
  download: Download,
): Promise<Granted> {
  const account = await accountOfBrowser(strapi, ctx);
  if (account?.maintainer.id !== id) throw expired();
  const target = await find(strapi, download);
  if (!target || !(await mayReadFile(strapi, account.ability, target.file.id))) throw expired();
  return { target, actor: null, byLink: true, maintainer: named(account.maintainer) };
}

/** What a token gives: its holder's rights are looked up again. */
async function grantedByToken(
  strapi: Core.Strapi,
  ctx: Context,
  token: string,
  download: Download,
): Promise<Granted> {
  const holder = holderOf(token, download);
  if (!holder) throw expired();
  if (holder.kind === 'maintainer') return grantedToMaintainer(strapi, ctx, holder.account, download);
  const viewer = holder.kind === 'session' ? await viewerOfSession(strapi, holder.session) : anonymous;
  if (!viewer) throw expired();
  return { target: await targetFor(strapi, viewer, download), actor: actorOf(viewer), byLink: true };
}

async function grantedTo(strapi: Core.Strapi, viewer: Viewer, download: Download): Promise<Granted> {
  const target = await targetFor(strapi, viewer, download);
  return { target, actor: actorOf(viewer), byLink: false };
}

/** GET …/download, by the bearer header or by `?token=`. */
export async function answerDownload(strapi: Core.Strapi, ctx: Context, download: Download): Promise<void> {
  const { token } = ctx.query;
  const granted =
    typeof token === 'string'
      ? await grantedByToken(strapi, ctx, token, download)
      : await grantedTo(strapi, viewerOf(ctx), download);
  const isHead = ctx.method === 'HEAD';
  await sendFile(ctx, granted.target.file, (firstByte) =>
    noteDownload(strapi, download, granted, { firstByte, isHead }),
  );
}

/** Who may use a token that is made now: logging out ends it. */
async function holderFor(strapi: Core.Strapi, ctx: Context): Promise<Holder> {
  const bearer = bearerOf(ctx.headers);
  if (bearer === null) return { kind: 'anonymous' };
  const session = await sessionOf(strapi, bearer);
  if (session === null) throw notLoggedIn();
  return { kind: 'session', session };
}

/** POST …/download: a token with which a browser downloads by itself. */
export async function answerDownloadToken(
  strapi: Core.Strapi,
  ctx: Context,
  download: Download,
): Promise<void> {
  const viewer = viewerOf(ctx);
  await targetFor(strapi, viewer, download);
  const token = downloadToken(download, await holderFor(strapi, ctx), TOKEN_SECONDS);
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { data: { token, expires_in: TOKEN_SECONDS } };
}
