import type { Core } from '@strapi/strapi';
import { robotsTxt, sitemapXml } from '../server/html/crawlers';

const factory: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/robots.txt') {
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = robotsTxt();
    } else if (ctx.path === '/sitemap.xml') {
      ctx.type = 'application/xml; charset=utf-8';
      ctx.body = await sitemapXml(strapi);
    } else {
      await next();
    }
  };

/** Serves /robots.txt and /sitemap.xml for search engines. */
export default factory;
