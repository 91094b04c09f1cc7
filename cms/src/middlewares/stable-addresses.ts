import type { Core } from '@strapi/strapi';
import { sendStable } from '../server/stable-addresses';
import { STABLE_ROOT } from '../shared/addresses';

const factory: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  (ctx, next) =>
    ctx.path.startsWith(STABLE_ROOT) ? sendStable(strapi, ctx) : next();

/** Serves /vast/…: the logo, and assets that are open to all, for other sites, mails and slides. */
export default factory;
