import type { Core } from '@strapi/strapi';
import { guardFields } from '../../http/outside-writes';
import { getOldProductSlugs } from '../../published/loaders';
import { siteColumns } from './schemas/site-input';

const SITE = 'api::site.site';

/** More than a house renames itself. */
const KEPT = 20;

interface Named {
  productSlug: string;
  oldProductSlugs: unknown;
}

/**
 * Applies the portal's rules for fields to the site written in Strapi's content manager, and keeps the address that the home page
 * had when it gets another one, whoever writes it: the old one leads on.
 */
export function guardSite(strapi: Core.Strapi): void {
  guardFields(strapi, { uid: SITE, shape: siteColumns });
  const { db } = strapi;
  db.lifecycles.subscribe({
    models: [SITE],
    async beforeUpdate({ params }) {
      const slug: unknown = params.data.productSlug;
      const before: Named | null = await db.query(SITE).findOne({
        select: ['productSlug', 'oldProductSlugs'],
        where: params.where,
      });
      if (typeof slug !== 'string' || !before || slug === before.productSlug) return;
      const others = getOldProductSlugs(before).filter((old) => ![slug, before.productSlug].includes(old));
      params.data.oldProductSlugs = [...others, before.productSlug].slice(-KEPT);
    },
  });
}
