import { PREVIEW_ROOT } from '../../storage/renditions/preview-address';
import { API_PREFIX, STABLE_ROOT } from '../../shared/addresses';

const PAGE = `${API_PREFIX}/pages/`;
const ASSETS = `${API_PREFIX}/assets`;

/** Paths that are grouped by their root, as the panel's hundreds of routes need no metrics each. */
const ROOTS: readonly (readonly [root: string, name: string])[] = [
  [PREVIEW_ROOT, 'previews'],
  [STABLE_ROOT, 'stable'],
  ['/static/', 'static'],
  ['/saml2/', 'saml'],
  ['/_health', '/_health'],
  ['/beheer', 'panel'],
];

// Cached responses are sent before the router runs (src/server/security/cached); these are the router's names
// for them.
const pageRoute = (path: string): string => (path === `${PAGE}map` ? path : `${PAGE}:slug`);

/**
 * The route label of a request: the pattern of the matched route, or one of a few names. Never the path: its
 * cardinality is unbounded, and it reveals who reads what.
 */
export function routeName(path: string, matched: unknown): string {
  if (typeof matched === 'string') {
    // Our own patterns contain no quotes.
    return matched.startsWith(`${API_PREFIX}/`) && !/["\\\n]/.test(matched) ? matched : 'panel';
  }
  if (path.startsWith(PAGE) && !path.includes('/', PAGE.length)) return pageRoute(path);
  if (path === ASSETS) return ASSETS;
  if (path.startsWith('/api/')) return 'api';
  return ROOTS.find(([root]) => path.startsWith(root))?.[1] ?? 'portal';
}
