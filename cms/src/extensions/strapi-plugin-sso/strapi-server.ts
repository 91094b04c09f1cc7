import type { Core } from '@strapi/strapi';
import { signOnController } from '../../maintainers/sign-on/controller';

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

// The plugin asks for a login only: whoever may write a text could let somebody in.
const POLICIES = [
  'admin::isAuthenticatedAdmin',
  { name: 'admin::hasPermissions', config: { actions: ['plugin::strapi-plugin-sso.read'] } },
];

/**
 * Leaves of the plugin what keeps and shows who may log in. The protocol itself is done by a library that is made for it:
 * the plugin's own puts its secrets in the log when the provider does not answer, and does not check the provider's token.
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
