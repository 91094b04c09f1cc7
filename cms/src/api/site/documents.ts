import type { Core } from '@strapi/strapi';
import { getOldProductSlugs } from '../../published/loaders';

const SITE = 'api::site.site';

/** More than a house renames itself. */
const KEPT = 20;

interface Named {
  productSlug: string;
  oldProductSlugs: unknown;
}

/** Keeps the address that the home page had when it gets another one, whoever writes it: the old one leads on. */
export function guardSite({ db }: Core.Strapi): void {
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
