import type { Core } from '@strapi/strapi';
import { paletteOf } from '../published/palette';
import { isIconPath, sendIcon } from '../server/app-icons';
import { getLive } from '../published';

const factory: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    if (!isIconPath(ctx.path) || !['GET', 'HEAD'].includes(ctx.method)) return next();
    const { productName, palette } = (await getLive(strapi).snapshot()).site;
    await sendIcon(ctx, { productName, palette: paletteOf(palette) });
  };

/** Answers with the icons of browsers and telephones, made of the hospital's name and palette. */
export default factory;
