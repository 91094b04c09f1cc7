import type { Core } from '@strapi/strapi';
import { guardFields } from '../../http/outside-writes';
import { getOldProductSlugs } from '../../published/loaders';
import { siteColumns } from './schemas/site-input';

const SITE = 'api::site.site';

/** More former names than a hospital needs. */
const KEPT = 20;

interface Named {
  productSlug: string;
  oldProductSlugs: unknown;
}

/**
 * Applies the portal's rules to the site settings written in Strapi's content manager, and keeps former URLs of the
 * home page, whoever changes it: they redirect.
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
