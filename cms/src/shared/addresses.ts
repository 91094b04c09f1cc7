export { API_PREFIX } from '../../config/env/api-prefix';

/** What stable addresses begin with: pictures that other sites, mails and slides show. */
export const STABLE_ROOT = '/vast/';

/** First parts of paths at which the server answers something else than a screen of the portal. */
export const SERVER_ROOTS = [
  'api',
  'beheer',
  'saml2',
  '_files',
  'strapi-plugin-sso',
  '_health',
  'vast',
] as const;

/** The path of the home page, under its own name. */
export const getHomePath = (productSlug: string): string => `/wij-zijn-${productSlug}`;

/** The path of a screen, followed by its aliases. */
type Paths = [string, ...string[]];

/** The paths of each screen, in this order. */
export type ScreenPaths = [
  home: Paths,
  editHome: Paths,
  guide: Paths,
  editPage: Paths,
  deletedPages: Paths,
  printedGuide: Paths,
  page: Paths,
  editorStart: Paths,
  preview: Paths,
  sharedPreview: Paths,
  search: Paths,
  library: Paths,
  sharedLinks: Paths,
  sharedFiles: Paths,
  elements: Paths,
  assets: Paths,
  managing: Paths,
  details: Paths,
  password: Paths,
  login: Paths,
  samlLogin: Paths,
  register: Paths,
  registered: Paths,
  recover: Paths,
  reset: Paths,
  logout: Paths,
];

/**
 * The paths of the portal's screens, in the form of React Router. The server and the router
 * go by these. A list and no record: its names would weigh on each first visit.
 */
export function getScreenPaths(productSlug: string, oldProductSlugs: readonly string[] = []): ScreenPaths {
  const home = getHomePath(productSlug);
  return [
    ['/', home, ...oldProductSlugs.map(getHomePath)],
    [`${home}/edit`],
    ['/huisstijl'],
    ['/huisstijl/create', '/huisstijl/:slug/edit'],
    ['/huisstijl/deleted'],
    ['/huisstijl/afdrukken'],
    ['/huisstijl/:slug'],
    ['/edit'],
    ['/preview/:id'],
    ['/voorbeeld/:token'],
    ['/zoeken'],
    ['/bestanden/:uid?'],
    ['/delen'],
    ['/delen/:token'],
    ['/elements'],
    ['/assets/:uid?'],
    [
      '/admin/users',
      '/admin/users/create',
      '/admin/users/:id',
      '/admin/groups',
      '/admin/groups/create',
      '/admin/groups/:id',
      '/admin/colors',
      '/admin/presets',
      '/admin/search',
      '/admin/connections',
      '/admin/connections/webhooks/:id',
      '/admin/site',
      '/admin/audit',
    ],
    ['/account/details'],
    ['/account/password'],
    ['/login', '/session/login'],
    ['/login/saml', '/session/login-saml'],
    ['/register', '/session/register'],
    ['/registered', '/session/registered'],
    ['/password/recover', '/session/password/recover'],
    ['/password/reset', '/session/password/reset'],
    ['/logout', '/session/logout'],
  ];
}
