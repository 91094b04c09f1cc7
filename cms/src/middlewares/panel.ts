import type { Core } from '@strapi/strapi';
import { BUILDING_PAGE, FAILED_PAGE, PAGE_POLICY, RETRY_S } from '../server/panel/page';
import { getPanelState } from '../server/panel/state';

const isPanel = (path: string): boolean => path === '/beheer' || path.startsWith('/beheer/');

const factory: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  (ctx, next) => {
    if (!isPanel(ctx.path) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const state = getPanelState(strapi);
    if (state === 'there') return next();
    ctx.status = 503;
    ctx.type = 'html';
    ctx.set({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': PAGE_POLICY,
    });
    if (state === 'building') ctx.set('Retry-After', String(RETRY_S));
    ctx.body = state === 'building' ? BUILDING_PAGE : FAILED_PAGE;
  };

/** Explains at the URL of Strapi's panel that it is still being built, or why it is unavailable. */
export default factory;
