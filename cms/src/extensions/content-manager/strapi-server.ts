import type { Core } from '@strapi/strapi';
import { pagesController } from '../../maintainers/pages/controller';
import { pageRoutes } from '../../maintainers/pages/routes';

interface ContentManager {
  routes: { admin: { routes: object[] } };
  controllers: Record<string, unknown>;
}

/** Adds to Strapi's content manager what maintainers need of pages: their state, and publishing them. */
export default (plugin: ContentManager): ContentManager => {
  plugin.routes.admin.routes.push(...pageRoutes);
  plugin.controllers['portal-pages'] = ({ strapi }: { strapi: Core.Strapi }) => pagesController(strapi);
  return plugin;
};
