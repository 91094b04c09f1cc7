import { PUBLISH_PAGES } from '../roles/publish-action';

const PAGE = 'api::page.page';

/** Requires a panel role with all of these rights. */
const allowed = (...actions: { action: string; subject?: string }[]) => [
  'admin::isAuthenticatedAdmin',
  { name: 'admin::hasPermissions', config: { actions } },
];

const READ = { action: 'plugin::content-manager.explorer.read', subject: PAGE };
const UPDATE = { action: 'plugin::content-manager.explorer.update', subject: PAGE };

/** The panel's routes for one page, below /content-manager. */
export const pageRoutes = [
  {
    method: 'GET',
    path: '/portal-pages/:id',
    handler: 'portal-pages.state',
    config: { policies: allowed(READ) },
  },
  {
    method: 'POST',
    path: '/portal-pages/:id/publish',
    handler: 'portal-pages.publish',
    config: { policies: allowed(UPDATE, { action: PUBLISH_PAGES }) },
  },
];
