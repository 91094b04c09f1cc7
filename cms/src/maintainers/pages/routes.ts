const PAGE = 'api::page.page';

/** Who may do with pages in the panel what `action` says, by the role that the panel knows. */
const allowed = (action: 'read' | 'update') => [
  'admin::isAuthenticatedAdmin',
  {
    name: 'admin::hasPermissions',
    config: { actions: [{ action: `plugin::content-manager.explorer.${action}`, subject: PAGE }] },
  },
];

/** Calls of the panel about one page, below /content-manager. */
export const pageRoutes = [
  {
    method: 'GET',
    path: '/portal-pages/:id',
    handler: 'portal-pages.state',
    config: { policies: allowed('read') },
  },
  {
    method: 'POST',
    path: '/portal-pages/:id/publish',
    handler: 'portal-pages.publish',
    config: { policies: allowed('update') },
  },
];
