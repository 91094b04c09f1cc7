import type { Core } from '@strapi/strapi';

/**
 * Permissions of Strapi for what is closed (src/server/security/panel-routes). Who has none of them does not see its screens
 * in the menu, and the screen of roles does not offer what would open nothing.
 */
const WITHDRAWN = [
  'admin::marketplace.',
  'admin::api-tokens.',
  'admin::admin-tokens.',
  'admin::transfer.',
  'admin::webhooks.',
  'admin::project-settings.update',
  'plugin::email.',
  'plugin::i18n.',
  'plugin::users-permissions.',
  'plugin::upload.configure-view',
  'plugin::upload.settings.',
  'plugin::content-manager.explorer.publish',
];

const isWithdrawn = (action: string): boolean => WITHDRAWN.some((start) => action.startsWith(start));

interface GrantedAction {
  action: string;
}

/** Keeps Strapi from granting them to the Super Admin at each start. Call it before Strapi does. */
export function withholdActions(strapi: Core.Strapi): void {
  strapi
    .service('admin::role')
    .hooks.willResetSuperAdminPermissions.register((granted: GrantedAction[]) =>
      granted.filter(({ action }) => !isWithdrawn(action)),
    );
}

/** Removes them from the screen of roles and from every role. Call it after Strapi registered them. */
export async function withdrawActions(strapi: Core.Strapi): Promise<void> {
  const permissions = strapi.service('admin::permission');
  const known: string[] = permissions.actionProvider.keys();
  const withdrawn = known.filter(isWithdrawn);
  for (const action of withdrawn) await permissions.actionProvider.delete(action);
  const granted: { id: number }[] = await strapi.db
    .query('admin::permission')
    .findMany({ where: { action: { $in: withdrawn } }, select: ['id'] });
  await permissions.deleteByIds(granted.map(({ id }) => id));
}

/** Disables Strapi's webhooks, including stored ones. Call it before Strapi loads them. */
export function withholdWebhooks(strapi: Core.Strapi): void {
  Object.assign(strapi.get('webhookRunner'), { add: () => undefined });
}
