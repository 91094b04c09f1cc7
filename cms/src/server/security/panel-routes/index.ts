import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getPanelAccount } from '../../../http/panel-account';
import { PANEL_ROUTES, type Right } from './table';

/** Our own plugin names the rights of its routes itself (src/plugins/portal/server/routes.ts). */
const OWN = '/portal/';

interface Route {
  method: string;
  path: string;
  config?: object;
}

const getKey = (method: string, path: string): string => `${method} ${path}`;

const RIGHTS = new Map<string, Right>(
  PANEL_ROUTES.map(([method, path, right]) => [getKey(method, path), right]),
);

/** The path of a route of a group with this prefix. */
const getFullPath = (prefix: string, { path, config }: Route): string =>
  ((config && 'prefix' in config ? '' : prefix) + path).replace(/\/$/, '');

const POLICY = 'global::panel-right';

/** Asks the permissions that Strapi keeps, for who is logged in to the panel; a token of Strapi is no account. */
const hasRight =
  (strapi: Core.Strapi) =>
  ({ params }: Pick<Context, 'params'>, { right }: { right: Right }): boolean => {
    const account = getPanelAccount(strapi);
    if (!account) return false;
    if (typeof right === 'string') return right === 'account';
    const subject: unknown = right.on === undefined ? undefined : params[right.on];
    return right.any.some((action) => account.ability.can(action, subject));
  };

const withPolicy = <R extends Route>(route: R, right: Right): R => {
  const { config = {} } = route;
  const policies = 'policies' in config && Array.isArray(config.policies) ? config.policies : [];
  return { ...route, config: { ...config, policies: [{ name: POLICY, config: { right } }, ...policies] } };
};

/**
 * Admits only the routes of the table to the API of Strapi's panel, each with its right. Any other route, also one that
 * comes with an update, is not made at all: its address is unknown.
 */
export function closePanelRoutes(strapi: Core.Strapi): void {
  const isDevelopment = strapi.config.get('autoReload') === true;
  const judge =
    (prefix: string) =>
    <R extends Route>(route: R): R[] => {
      const path = getFullPath(prefix, route);
      if (path.startsWith(OWN)) return [route];
      const right = RIGHTS.get(getKey(route.method, path));
      if (right === undefined) strapi.log.warn(`Closed, since nobody judged it: ${route.method} ${path}`);
      if (right === undefined || right === 'nobody') return [];
      if (right === 'open') return [route];
      const isElsewhere = typeof right === 'object' && right.onlyInDevelopment && !isDevelopment;
      return isElsewhere ? [] : [withPolicy(route, right)];
    };
  strapi.get('policies').set(POLICY, hasRight(strapi));
  const api = strapi.server.api('admin');
  const { routes: add } = api;
  api.routes = (given) =>
    Array.isArray(given)
      ? add.call(api, given.flatMap(judge('')))
      : add.call(api, { ...given, routes: given.routes.flatMap(judge(given.prefix ?? '')) });
}
