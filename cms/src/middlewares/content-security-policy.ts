import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';

const API_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

// Strapi's panel writes inline styles and scripts, and in development talks to its own bundler.
const PANEL_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' ws:",
  "frame-ancestors 'self'",
  "object-src 'none'",
].join('; ');

// The design system makes style elements at run time: they carry the nonce. Cleaned page texts may have style attributes.
const portalPolicy = (nonce: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ');

const isUnder = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

const factory: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (isUnder(ctx.path, '/api')) {
    ctx.set('Content-Security-Policy', API_POLICY);
  } else if (isUnder(ctx.path, '/beheer')) {
    ctx.set('Content-Security-Policy', PANEL_POLICY);
  } else {
    ctx.state.styleNonce = randomBytes(16).toString('base64');
    ctx.set('Content-Security-Policy', portalPolicy(ctx.state.styleNonce));
  }
  await next();
};

/** What a browser may load: strict for the portal (`ctx.state.styleNonce` is for its index.html), looser for /beheer. */
export default factory;
