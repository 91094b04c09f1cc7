import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../../config/env';
import { PALETTE } from '../palette';

const SITE = 'api::site.site';

/** Makes the site's row with what the environment says; a row that is there stays as it is. */
export async function ensureSite(strapi: Core.Strapi): Promise<void> {
  if ((await strapi.db.query(SITE).count()) > 0) return;
  const { productName, productSlug } = getEnv();
  await strapi.documents(SITE).create({ data: { productName, productSlug, palette: PALETTE } });
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({ ensure: () => ensureSite(strapi) });
