import type { Core } from '@strapi/strapi';
import { signOnController } from '../../plugins/portal/server/sign-on/controller';

interface SsoPlugin {
  controllers: Record<string, unknown>;
}

const ROOT = '/strapi-plugin-sso';

/**
 * Keeps only the part of the plugin that stores and shows who may log in. A dedicated library handles the protocol: the
 * plugin's own code logs its secrets when the provider fails, and does not verify the provider's token. The allowed
 * routes are in src/server/security.
 */
export default (plugin: SsoPlugin): SsoPlugin => {
  plugin.controllers = {
    role: plugin.controllers.role,
    whitelist: plugin.controllers.whitelist,
    oidc: ({ strapi }: { strapi: Core.Strapi }) => signOnController(strapi, `${ROOT}/oidc/callback`),
  };
  return plugin;
};
