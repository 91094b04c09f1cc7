import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { PortalError } from '../../../http/errors';
import { actionName, PUBLISH_PAGES } from './actions';

const PAGE = 'api::page.page';

interface Right {
  action: string;
  subject?: string;
}

const READ_PAGES = { action: 'plugin::content-manager.explorer.read', subject: PAGE };
const UPDATE_PAGES = { action: 'plugin::content-manager.explorer.update', subject: PAGE };
const own = (uid: Parameters<typeof actionName>[0]): Right => ({ action: actionName(uid) });

/** The panel answers the portal's refusals in the format of Strapi's own. */
async function formatRefusals(_ctx: Context, next: Next): Promise<void> {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    const sentence = Object.values(error.fields ?? {})[0]?.[0] ?? error.message;
    throw error.status === 404 ? new errors.NotFoundError(sentence) : new errors.ApplicationError(sentence);
  }
}

/** These responses depend on the account and the moment. */
async function uncached(ctx: Context, next: Next): Promise<void> {
  ctx.set('Cache-Control', 'no-store');
  await next();
}

const middlewares = [uncached, formatRefusals];

/** A route for panel roles with all of these rights. */
const route = (method: 'GET' | 'POST', path: string, handler: string, ...actions: Right[]) => ({
  method,
  path,
  handler,
  config: {
    policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions } }],
    middlewares,
  },
});

/** The panel's own routes, below /portal. */
export const routes = {
  admin: {
    type: 'admin',
    routes: [
      route('GET', '/states', 'pages.states', READ_PAGES),
      route('GET', '/pages/:id', 'pages.state', READ_PAGES),
      route('POST', '/pages/:id/publish', 'pages.publish', UPDATE_PAGES, { action: PUBLISH_PAGES }),
      route('POST', '/pages/:id/unpublish', 'pages.unpublish', UPDATE_PAGES, { action: PUBLISH_PAGES }),
      {
        method: 'GET',
        path: '/preview/:id',
        handler: 'preview.find',
        // The frame has no token of the panel: the controller checks the account in the browser.
        config: { auth: false, middlewares },
      },
      route('POST', '/address', 'address.confirm'),
      route('GET', '/overview', 'overview.find', own('overview.read')),
      route('GET', '/log', 'log.list', own('log.read')),
      route('GET', '/log/csv', 'log.csv', own('log.read')),
      route('GET', '/mails', 'mails.list', own('mails.read')),
      route('POST', '/mails/:id/send', 'mails.send', own('mails.read'), own('mails.send')),
    ],
  },
};
