import type { Core } from '@strapi/strapi';
import { ensurePanelRoles } from './accounts/ensure-panel-roles';
import { labelPanel } from './panel-labels';
import { getEnv } from '../../../../config/env';
import { randomPassword } from '../../../auth/passwords';
import { announce } from '../../../utils/announce';

/** Creates the first account of Strapi's admin panel, so that no stranger can register it. */
export async function ensureFirstMaintainer(strapi: Core.Strapi): Promise<void> {
  const { strapiAdmin, maintainerEmail, maintainerPassword } = getEnv();
  const maintainers = strapi.service('admin::user');
  if (!strapiAdmin || (await maintainers.exists())) return;
  const password = maintainerPassword ?? randomPassword();
  try {
    await maintainers.createFirstAdmin({
      email: maintainerEmail,
      firstname: 'Technisch',
      lastname: 'beheer',
      preferedLanguage: 'nl',
      password,
    });
  } catch (error) {
    // Another instance that started at the same moment was first.
    if (await maintainers.exists()) return;
    throw error;
  }
  if (!maintainerPassword) announce(`Technisch beheer (/beheer), ${maintainerEmail}`, password);
}

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

/**
 * Prepares permissions, roles, the first account and labels. Plugins are bootstrapped before Strapi makes its roles, so the
 * application calls this afterwards.
 */
export async function preparePanel(strapi: Core.Strapi): Promise<void> {
  await withdrawMarketplace(strapi);
  await ensurePanelRoles(strapi);
  await ensureFirstMaintainer(strapi);
  await labelPanel(strapi);
}
