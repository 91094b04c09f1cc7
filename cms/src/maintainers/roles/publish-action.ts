import type { Core } from '@strapi/strapi';

/** The permission of a role in Strapi's panel to publish pages. */
export const PUBLISH_PAGES = 'plugin::content-manager.pages.publish';

/**
 * Shows that permission in the panel, at Settings, Roles, Plugins. Call it before Strapi grants the Super
 * Admin all existing permissions.
 */
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
