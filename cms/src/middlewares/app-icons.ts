import type { Core } from '@strapi/strapi';
import { getPalette } from '../published/colors';
import { isIconPath, sendIcon } from '../server/app-icons';
import { anonymous } from '../permissions/viewer';
import { getPublished } from '../published';

const factory: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    if (!isIconPath(ctx.path) || !['GET', 'HEAD'].includes(ctx.method)) return next();
    const { productName, colors, favicon } = (await getPublished(strapi).snapshotFor(anonymous)).site;
    await sendIcon(ctx, { productName, palette: getPalette(colors), favicon });
  };

/** Serves the icons for browsers and phones: drawn from the hospital's name and palette, or from its own picture. */
export default factory;
