export { API_PREFIX } from '../../config/env/api-prefix';

/** First parts of paths at which the server answers something else than a screen of the portal. */
export const SERVER_ROOTS = ['api', 'beheer', 'saml2', '_files', 'strapi-plugin-sso', '_health'] as const;

/** The path of the home page, under its own name. */
export const getHomePath = (productSlug: string): string => `/wij-zijn-${productSlug}`;

/**
 * The paths of the portal's screens, in the form of React Router, each followed by its aliases (specification
 * section 2). The server, the router and the service worker go by these.
 */
export const getScreenPaths = (productSlug: string) => {
  const home = getHomePath(productSlug);
  return {
    home: ['/', home],
    editHome: [`${home}/edit`],
    guide: ['/huisstijl'],
    editPage: ['/huisstijl/create', '/huisstijl/:slug/edit'],
    deletedPages: ['/huisstijl/deleted'],
    page: ['/huisstijl/:slug'],
    editorStart: ['/edit'],
    previewHome: ['/preview/home/:id'],
    preview: ['/preview/:id'],
    elements: ['/elements'],
    assets: ['/assets/:uid?'],
    users: ['/admin/users'],
    user: ['/admin/users/create', '/admin/users/:id'],
    groups: ['/admin/groups'],
    group: ['/admin/groups/create', '/admin/groups/:id'],
    details: ['/account/details'],
    password: ['/account/password'],
    login: ['/login', '/session/login'],
    samlLogin: ['/login/saml', '/session/login-saml'],
    register: ['/register', '/session/register'],
    registered: ['/registered', '/session/registered'],
    recover: ['/password/recover', '/session/password/recover'],
    reset: ['/password/reset', '/session/password/reset'],
    logout: ['/logout', '/session/logout'],
  } satisfies Record<string, [string, ...string[]]>;
};
