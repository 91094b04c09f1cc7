import type { Core } from '@strapi/strapi';

const PLUGIN = 'portal';

/** What a role of the panel may be given besides Strapi's own permissions. */
const ACTIONS = [
  { uid: 'overview.read', subCategory: 'overzicht', displayName: 'Overzicht van de portal bekijken' },
  { uid: 'pages.publish', subCategory: 'pagina’s', displayName: 'Pagina’s publiceren' },
  { uid: 'log.read', subCategory: 'logboek', displayName: 'Logboek bekijken en downloaden' },
  { uid: 'mails.read', subCategory: 'mails', displayName: 'Wachtende en mislukte mails bekijken' },
  { uid: 'mails.send', subCategory: 'mails', displayName: 'Mails opnieuw versturen' },
] as const;

type Uid = (typeof ACTIONS)[number]['uid'];

/** The full name of a permission of this plugin. */
export const actionName = (uid: Uid): string => `plugin::${PLUGIN}.${uid}`;

export const PUBLISH_PAGES = actionName('pages.publish');

/**
 * Shows the permissions in the panel, at Settings, Roles, Plugins. Call it before Strapi grants the Super
 * Admin all existing permissions.
 */
export async function registerActions(strapi: Core.Strapi): Promise<void> {
  await strapi
    .service('admin::permission')
    .actionProvider.registerMany(
      ACTIONS.map((action) => ({ ...action, section: 'plugins', pluginName: PLUGIN })),
    );
}
