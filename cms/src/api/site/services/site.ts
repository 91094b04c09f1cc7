import type { Core } from '@strapi/strapi';
import { slugify } from '../../../shared/slugify';
import { getEnv } from '../../../../config/env';
import { parseSender } from '../../../mail/message';

const SITE = 'api::site.site';

/** The settings that older versions read from the environment only. */
function getLaterSettings(): Record<string, unknown> {
  const { registrationOpen, registrationDomains, mailFrom } = getEnv();
  return {
    registration: registrationOpen ? 'open' : 'closed',
    registrationDomains: registrationDomains.join(', '),
    sharing: 'admins',
    mailFromName: parseSender(mailFrom).name,
  };
}

/**
 * Creates the site's row from the environment. An existing row stays as it is; one of an older portal, which has no
 * later settings, gets them from the environment, once.
 */
export async function ensureSite(strapi: Core.Strapi): Promise<void> {
  const sites = strapi.db.query(SITE);
  const later = getLaterSettings();
  if ((await sites.count()) > 0) {
    await sites.updateMany({ where: { registration: null }, data: later });
    return;
  }
  const { productName, productSlug } = getEnv();
  const data = {
    productName,
    productSlug: productSlug ?? (slugify(productName) || 'huisstijl'),
    ...later,
  };
  await strapi.documents(SITE).create({ data });
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({ ensure: () => ensureSite(strapi) });
