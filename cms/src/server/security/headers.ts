import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../config/env';
import { reporterOrigins } from '../../error-reporter';
import { STABLE_ROOT } from '../../shared/addresses';
import { getFrameHosts } from '../../shared/embeds';

const API_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

// A drawing that is opened by itself may look as it should, and do nothing.
const STABLE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'; sandbox";

// For responses that are no documents, so a short policy suffices.
const PART_POLICY = "default-src 'none'; frame-ancestors 'none'";

// In development Strapi's panel connects to its bundler.
const isDevelopment = process.env.NODE_ENV === 'development';

// Strapi's panel uses inline styles.
const PANEL_POLICY = [
  "default-src 'self'",
  isDevelopment ? "script-src 'self' 'unsafe-inline'" : "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "font-src 'self' data:",
  isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "base-uri 'self'",
  "object-src 'none'",
].join('; ');

/** Where frames may come from; none, as default-src says, without EMBED_HOSTS. */
function frameSources(): string[] {
  const hosts = getFrameHosts(getEnv().embedHosts);
  return hosts.length > 0 ? [['frame-src', ...hosts.map((host) => `https://${host}`)].join(' ')] : [];
}

const portalPolicy = (framedBy: 'none' | 'self'): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...reporterOrigins()].join(' '),
    "manifest-src 'self'",
    ...frameSources(),
    "worker-src 'self'",
    `frame-ancestors '${framedBy}'`,
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');

const NO_DEVICES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((name) => `${name}=()`)
  .join(', ');

/** Headers of every response. */
function always(): Record<string, string> {
  const { publicUrl, corsOrigins } = getEnv();
  return {
    'X-Content-Type-Options': 'nosniff',
    // Mailed links carry tokens in their URLs.
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': NO_DEVICES,
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

const isUnder = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/** Makes the function that returns the headers for a path: strict for the portal, looser for /beheer. */
export function makeHeaders(): (path: string) => Record<string, string> {
  const withPolicy = (policy: string) => ({ ...always(), 'Content-Security-Policy': policy });
  // Strapi's panel shows drafts in a frame.
  const preview = { ...withPolicy(portalPolicy('self')), 'X-Frame-Options': 'SAMEORIGIN' };
  const policies: [root: string, headers: Record<string, string>][] = [
    ['/api', withPolicy(API_POLICY)],
    [STABLE_ROOT.slice(0, -1), withPolicy(STABLE_POLICY)],
    ['/mcp', withPolicy(API_POLICY)],
    ['/beheer', withPolicy(PANEL_POLICY)],
    ['/static', withPolicy(PART_POLICY)],
    ['/preview', preview],
  ];
  const portal = withPolicy(portalPolicy('none'));
  return (path) => policies.find(([root]) => isUnder(path, root))?.[1] ?? portal;
}

/** The headers of a response to an unreadable request. */
export const bareHeaders = (): Record<string, string> => ({
  ...always(),
  'Content-Security-Policy': API_POLICY,
});

/** Replaces `strapi::security`, which builds its headers again for each request. */
export const security: Core.MiddlewareFactory = () => {
  const getHeaders = makeHeaders();
  return (ctx, next) => {
    ctx.set(getHeaders(ctx.path));
    return next();
  };
};
