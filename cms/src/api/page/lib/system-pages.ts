import type { Core } from '@strapi/strapi';
import { pageService } from '../services/page';
import { getEnv } from '../../../../config/env';

/** Creates the pages that always exist as drafts; leaves existing ones as they are. */
export async function ensureSystemPages(strapi: Core.Strapi): Promise<void> {
  const pages = [
    { slug: 'home', title: `Wij zijn ${getEnv().productName}` },
    { slug: 'huisstijl', title: 'Huisstijl' },
  ];
  for (const page of pages) {
    const where = { slug: page.slug, deletedAt: null };
    if ((await strapi.db.query('api::page.page').count({ where })) > 0) continue;
    await pageService(strapi).create(page, null);
  }
}
