import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getPanelAccount, mayOnDocument } from '../../../http/panel-account';
import { mayReadRelation } from '../panel-rights/check-relation';
import { refuseBadQueries } from './bad-queries';
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
const READ = 'plugin::content-manager.explorer.read';

/**
 * Whether the panel has no business with a type at all: its schema hides it. Strapi only leaves it out of the menu, and
 * a super admin may do everything to every type: read the hashes of sessions, or write one of their own.
 */
const isHidden = (strapi: Core.Strapi, uid: string): boolean =>
  Object.values(strapi.contentTypes).some(
    (type) => type.uid === uid && type.pluginOptions?.['content-manager']?.visible === false,
  );

/** Checks Strapi's permissions of the account logged in to the panel; API tokens are no account. */
const hasRight =
  (strapi: Core.Strapi) =>
  async (ctx: Pick<Context, 'params' | 'request'>, { right }: { right: Right }): Promise<boolean> => {
    const account = getPanelAccount(strapi);
    if (!account) return false;
    const { ability } = account;
    if ([ctx.params.model, ctx.params.contentType].some((uid) => isHidden(strapi, uid))) return false;
    if (right === 'relation') return mayReadRelation(strapi, ability, ctx);
    if (typeof right === 'string') return right === 'account';
    const { any, on, reads } = right;
    const subject: unknown = on === undefined ? undefined : ctx.params[on];
    if (!any.some((action) => ability.can(action, subject))) return false;
    if (on === undefined || reads === undefined) return true;
    const row = { uid: ctx.params[on], documentId: ctx.params[reads] };
    // Of a row that is not there Strapi says so.
    return (await mayOnDocument(strapi, ability, row, [READ])) !== false;
  };

const withPolicy = <R extends Route>(route: R, right: Right): R => {
  const { config = {} } = route;
  const policies = 'policies' in config && Array.isArray(config.policies) ? config.policies : [];
  const middlewares = 'middlewares' in config && Array.isArray(config.middlewares) ? config.middlewares : [];
  return {
    ...route,
    config: {
      ...config,
      policies: [{ name: POLICY, config: { right } }, ...policies],
      middlewares: [refuseBadQueries, ...middlewares],
    },
  };
};

/**
 * Admits only the routes of the table to the API of Strapi's panel, each with its right. Any other route, including new
 * ones after an update, is not registered at all.
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
