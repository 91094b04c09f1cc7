import type { Core } from '@strapi/strapi';
import { signOnController } from '../../plugins/portal/server/sign-on/controller';

interface Route {
  path: string;
  config?: object;
}

interface SsoPlugin {
  routes: Route[];
  controllers: Record<string, unknown>;
}

const ROOT = '/strapi-plugin-sso';
const SIGN_ON = ['/oidc', '/oidc/callback'];
const LISTS = ['/whitelist', '/whitelist/:id', '/sso-roles'];

// The plugin only requires a login, but anyone who can edit the list could let someone in.
const POLICIES = [
  'admin::isAuthenticatedAdmin',
  { name: 'admin::hasPermissions', config: { actions: ['plugin::strapi-plugin-sso.read'] } },
];

/**
 * Keeps only the part of the plugin that stores and shows who may log in. A dedicated library handles the
 * protocol: the plugin's own code logs its secrets when the provider fails, and does not verify the
 * provider's token.
 */
export default (plugin: SsoPlugin): SsoPlugin => {
  plugin.routes = plugin.routes.flatMap((route) => {
    if (SIGN_ON.includes(route.path)) return [route];
    return LISTS.includes(route.path) ? [{ ...route, config: { ...route.config, policies: POLICIES } }] : [];
  });
  plugin.controllers = {
    role: plugin.controllers.role,
    whitelist: plugin.controllers.whitelist,
    oidc: ({ strapi }: { strapi: Core.Strapi }) => signOnController(strapi, `${ROOT}/oidc/callback`),
  };
  return plugin;
};
