import type { Core } from '@strapi/strapi';
import { pagesController } from '../../maintainers/pages/controller';
import { pageRoutes } from '../../maintainers/pages/routes';

interface ContentManager {
  routes: { admin: { routes: object[] } };
  controllers: Record<string, unknown>;
}

/** Adds the state of pages, and publishing them, to Strapi's content manager. */
export default (plugin: ContentManager): ContentManager => {
  plugin.routes.admin.routes.push(...pageRoutes);
  plugin.controllers['portal-pages'] = ({ strapi }: { strapi: Core.Strapi }) => pagesController(strapi);
  return plugin;
};
