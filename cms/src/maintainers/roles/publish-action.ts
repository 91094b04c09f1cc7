import type { Core } from '@strapi/strapi';

/** The right of a role in Strapi's panel to publish pages. */
export const PUBLISH_PAGES = 'plugin::content-manager.pages.publish';

/** Shows that right in the panel, at Settings, Roles, Plugins. Before Strapi gives the Super Admin all rights that there are. */
export async function registerPublishAction(strapi: Core.Strapi): Promise<void> {
  await strapi.service('admin::permission').actionProvider.registerMany([
    {
      section: 'plugins',
      displayName: 'Pagina’s publiceren',
      uid: 'pages.publish',
      subCategory: 'pagina’s',
      pluginName: 'content-manager',
    },
  ]);
}
