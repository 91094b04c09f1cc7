import type { Core } from '@strapi/strapi';
import { sendCached } from '../http/send-cached';
import { readyMarkdown } from '../server/html';
import { llmsTxt, robotsTxt, sitemapXml } from '../server/html/crawlers';
import { getMarkdownSlug } from '../server/html/get-slug';

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
    } else if (ctx.path === '/llms.txt') {
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = await llmsTxt(strapi);
    } else {
      const slug = getMarkdownSlug(ctx.path);
      const markdown = slug === null ? null : await readyMarkdown(strapi, slug);
      await (markdown ? sendCached(ctx, markdown) : next());
    }
  };

/** Serves search engines, archives and assistants: what there is, and public pages as Markdown. */
export default factory;
