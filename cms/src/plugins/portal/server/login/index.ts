import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { z } from 'zod';
import { runSql } from '../../../../database/sql';
import { PortalError } from '../../../../http/errors';
import { isStorable } from '../../../../http/fields';
import { type LimitName, withinLimit } from '../../../../http/rate-limits';
import { getErrorCode } from '../../../../utils/error-code';
import { makeOneByOne } from '../../../../utils/one-by-one';
import { getLoginSource } from '../../../../auth';
import { guardOtherAccount, guardOwnAccount } from '../own-account/guard-account';
import { checkWithLocks, refuseLockedOut } from './credentials';
import { panelLoginLimits, refuseTemporarily } from './panel-limits';

type Middleware = (ctx: Context, next: Next) => Promise<void>;

interface Route {
  handler: unknown;
  config?: object;
}

const credentials = z.looseObject({
  email: z.string().trim().toLowerCase().min(1).max(254).refine(isStorable),
  password: z.string().min(1).max(1000),
});

const isRefusal = (error: unknown): boolean => error instanceof errors.ApplicationError;
const isWrongLogin = (error: unknown): boolean =>
  isRefusal(error) && !(error instanceof errors.RateLimitError);

/** Runs an action under a limit of the portal, with refusals in the format of Strapi's panel. */
async function limit(ctx: Context, name: LimitName, work: Next, counts = isRefusal): Promise<void> {
  try {
    await withinLimit(ctx, name, work, counts);
  } catch (error) {
    if (!(error instanceof PortalError) || error.status !== 429) throw error;
    refuseTemporarily(ctx, Number(error.headers['Retry-After']));
  }
}

/** PostgreSQL refuses a text with NUL, which no token has. */
const isUnstorable = (error: unknown): boolean => getErrorCode(error) === '22021';

const limited =
  (name: LimitName): Middleware =>
  (ctx, next) =>
    limit(ctx, name, async () => {
      try {
        await next();
      } catch (error) {
        if (!isUnstorable(error)) throw error;
        throw new errors.ValidationError('Dit klopt niet. Open de link in de mail opnieuw.');
      }
    });

// Strapi's password check blocks the process for a tenth of a second, so a client's attempts run one at a
// time.
const oneByOne = makeOneByOne();

const guardLogin =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    const { data } = credentials.safeParse(ctx.request.body);
    if (!data) throw new errors.ValidationError('Vul je e-mailadres en wachtwoord in.');
    // Strapi would also read the credentials from the query.
    ctx.query = {};
    ctx.request.body = data;
    const tryLogin = async (): Promise<void> => {
      await refuseLockedOut(strapi, ctx, data.email);
      await next();
    };
    const { browser, network } = getLoginSource(ctx, panelLoginLimits, data.email);
    return oneByOne(browser ?? network, () =>
      browser ? tryLogin() : limit(ctx, 'panel-login', tryLogin, isWrongLogin),
    );
  };

// Strapi treats any error as an ended session, and would log users out while the database is unavailable.
const withOutageResponse =
  (strapi: Core.Strapi, guard: Middleware): Middleware =>
  async (ctx, next) => {
    await runSql(strapi, 'select 1');
    await guard(ctx, next);
  };

/** The guards before a route, by its handler: instead of Strapi's own limits, or because Strapi checks too little. */
const createGuards = (strapi: Core.Strapi): Map<unknown, Middleware> =>
  new Map([
    ['authentication.login', guardLogin(strapi)],
    ['authentication.forgotPassword', limited('panel-recover')],
    ['authentication.register', limited('panel-token')],
    ['authentication.registrationInfo', limited('panel-token')],
    ['authentication.resetPassword', limited('panel-token')],
    ['authentication.accessToken', withOutageResponse(strapi, limited('panel-refresh'))],
    ['authenticated-user.updateMe', guardOwnAccount(strapi)],
    ['user.update', guardOtherAccount(strapi)],
  ]);

/**
 * Applies the portal's limits and locks to every route of Strapi's panel that needs no login, and to those that change how
 * somebody logs in. Strapi's own limits count per instance, and keep each submitted address, of any length, for five minutes.
 */
export function guardPanelLogin(strapi: Core.Strapi): void {
  const getGuard = createGuards(strapi);
  const withGuard = <R extends Route>(route: R): R => {
    const guard = getGuard.get(route.handler);
    if (!guard) return route;
    const { config = {} } = route;
    const others = 'middlewares' in config && Array.isArray(config.middlewares) ? config.middlewares : [];
    // Ours are functions; Strapi's own limits, which this replaces, stand there by name.
    const ours = others.filter((each) => typeof each === 'function');
    return { ...route, config: { ...config, middlewares: [...ours, guard] } };
  };
  const api = strapi.server.api('admin');
  const { routes: add } = api;
  api.routes = (given) =>
    Array.isArray(given)
      ? add.call(api, given.map(withGuard))
      : add.call(api, { ...given, routes: given.routes.map(withGuard) });
  strapi
    .get('services')
    .extend('admin::auth', (auth: Parameters<typeof checkWithLocks>[1]) => checkWithLocks(strapi, auth));
}
