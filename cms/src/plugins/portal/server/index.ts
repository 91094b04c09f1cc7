import type { Core } from '@strapi/strapi';
import { controllers } from './controllers';
import { routes } from './routes';
import { previewService } from './services/preview';
import { registerActions } from './actions';
import { guardPanelLogin } from './login';
import { auditMaintainers } from './audit';
import { guardConnections } from './guard-connections';
import { adaptForms } from './forms';
import { hideDeleted } from './lists/hide-deleted';
import { translateStaleForm } from './translate-stale-form';
import { nameRights } from './roles';
import { withholdActions, withholdWebhooks } from './withdraw-actions';

/** Before the tables and the routes are made. */
export async function register({ strapi }: { strapi: Core.Strapi }): Promise<void> {
  await registerActions(strapi);
  guardPanelLogin(strapi);
  withholdActions(strapi);
  withholdWebhooks(strapi);
  adaptForms(strapi);
  nameRights(strapi);
}

/** Inside the guards of pages and assets, which the application registers first. */
export function bootstrap({ strapi }: { strapi: Core.Strapi }): void {
  translateStaleForm(strapi);
  guardConnections(strapi);
  auditMaintainers(strapi);
  hideDeleted(strapi);
}

/** The server part of the plugin that extends Strapi's panel. */
export default {
  register,
  bootstrap,
  routes,
  controllers,
  services: { preview: previewService },
};
