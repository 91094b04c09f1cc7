import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getEnv } from '../../config/env';
import { livePageAnswer } from '../api/page/reads/live-page';
import { liveTreeAnswer } from '../api/page/reads/live-tree';
import { bearerOf, viewerOfToken } from '../http/portal-strategy';
import { kindFor, sendReady } from '../http/send-ready';
import type { ReadyAnswer } from '../live/ready-answers';
import { anonymous, type Viewer } from '../permissions/viewer';

const PAGES = '/api/v1/pages/';
const SLUG = /^[a-z0-9-]+$/;

/** Which page is asked for, `map` for the tree; null when it is another call, or one that is not this plain. */
function askedOf({ method, url, headers }: Context['req']): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  // Who comes from another origin is told by others whether they may.
  if (!url?.startsWith(PAGES) || headers.origin !== undefined) return null;
  const asked = url.slice(PAGES.length);
  return SLUG.test(asked) ? asked : null;
}

const factory: Core.MiddlewareFactory = (_config, { strapi }) => {
  const hasOtherOrigins = getEnv().corsOrigins.length > 0;
  const viewerOf = async (ctx: Context): Promise<Viewer | null> => {
    const token = bearerOf(ctx);
    return token === null ? anonymous : viewerOfToken(token);
  };
  const answerTo = (viewer: Viewer, asked: string): Promise<ReadyAnswer | null> =>
    asked === 'map' ? liveTreeAnswer(strapi, viewer) : livePageAnswer(strapi, viewer, asked);

  /** Whether it could be answered. What cannot, or goes wrong, is answered further on, with the reason. */
  const answered = async (ctx: Context, asked: string): Promise<boolean> => {
    try {
      const viewer = await viewerOf(ctx);
      const answer = viewer && (await answerTo(viewer, asked));
      if (!viewer || !answer) return false;
      ctx.state.viewer = viewer;
      if (hasOtherOrigins) ctx.vary('Origin');
      await sendReady(ctx, answer, kindFor(viewer));
      return true;
    } catch {
      return false;
    }
  };

  return async (ctx, next) => {
    const asked = askedOf(ctx.req);
    if (asked === null || !(await answered(ctx, asked))) await next();
  };
};

/** Answers readers of live pages and their tree before the rest of the chain: by the same functions as the API's own. */
export default factory;
