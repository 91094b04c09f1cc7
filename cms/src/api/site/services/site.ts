import type { Core } from '@strapi/strapi';
import { slugify } from '../../../utils/slugify';
import { getEnv } from '../../../../config/env';
import { PALETTE } from '../../../published/palette';

const SITE = 'api::site.site';

/** Creates the site's row from the environment; leaves an existing row as it is. */
export async function ensureSite(strapi: Core.Strapi): Promise<void> {
  if ((await strapi.db.query(SITE).count()) > 0) return;
  const { productName, productSlug } = getEnv();
  const data = {
    productName,
    productSlug: productSlug ?? (slugify(productName) || 'huisstijl'),
    palette: PALETTE,
  };
  await strapi.documents(SITE).create({ data });
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({ ensure: () => ensureSite(strapi) });
