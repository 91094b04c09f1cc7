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

// Cleaned page texts may have style attributes.
const PORTAL_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src-elem 'self'",
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
    ctx.set('Content-Security-Policy', PORTAL_POLICY);
  }
  await next();
};

/** What a browser may load: strict for the portal, looser for /beheer. */
export default factory;
