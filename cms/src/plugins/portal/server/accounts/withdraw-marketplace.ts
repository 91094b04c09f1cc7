import type { Core } from '@strapi/strapi';

const MARKETPLACE = 'admin::marketplace.read';

/**
 * Takes the marketplace from every role, and so from the menu: it leads to a site outside, for plugins that
 * nobody can add to a portal that runs. Strapi grants it to the Super Admin at each start.
 */
export async function withdrawMarketplace(strapi: Core.Strapi): Promise<void> {
  await strapi.service('admin::permission').actionProvider.delete(MARKETPLACE);
  const granted: { id: number }[] = await strapi.db
    .query('admin::permission')
    .findMany({ where: { action: MARKETPLACE }, select: ['id'] });
  await strapi.service('admin::permission').deleteByIds(granted.map(({ id }) => id));
}
