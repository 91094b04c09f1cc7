import { PREVIEW_ROOT } from '../../storage/renditions/preview-address';

const API = '/api/v1';
const PAGE = `${API}/pages/`;
const ASSETS = `${API}/assets`;

/** Roots that tell enough by themselves; of the panel's hundreds of routes nobody watches each. */
const ROOTS: readonly (readonly [root: string, name: string])[] = [
  [PREVIEW_ROOT, 'previews'],
  ['/static/', 'static'],
  ['/saml2/', 'saml'],
  ['/_health', '/_health'],
  ['/beheer', 'panel'],
];

// What is ready is answered before the router sees it (src/server/security/ready), by the names that it has for it.
const pageRoute = (path: string): string => (path === `${PAGE}map` ? path : `${PAGE}:slug`);

/**
 * What a request counts as: the pattern of the route that took it, or one of a few names. Never its path: people could
 * make as many as they like, and they say who reads what.
 */
export function routeName(path: string, matched: unknown): string {
  if (typeof matched === 'string') {
    // Patterns hold no quotes; what would is no route of ours.
    return matched.startsWith(`${API}/`) && !/["\\\n]/.test(matched) ? matched : 'panel';
  }
  if (path.startsWith(PAGE) && !path.includes('/', PAGE.length)) return pageRoute(path);
  if (path === ASSETS) return ASSETS;
  if (path.startsWith('/api/')) return 'api';
  return ROOTS.find(([root]) => path.startsWith(root))?.[1] ?? 'portal';
}
