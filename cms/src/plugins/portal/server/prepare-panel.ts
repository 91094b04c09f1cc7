import type { Core } from '@strapi/strapi';
import { ensureFirstMaintainer } from './accounts/first-maintainer';
import { ensurePanelRoles } from './accounts/ensure-panel-roles';
import { withdrawMarketplace } from './accounts/withdraw-marketplace';
import { labelPanel } from './panel-labels';

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
