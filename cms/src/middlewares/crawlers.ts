import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sendCached } from '../http/send-cached';
import { loadMarkdown } from '../server/html';
import { llmsTxt, robotsTxt, sitemapXml } from '../server/html/crawlers';
import { getMarkdownSlug } from '../server/html/get-slug';

function sendLater(ctx: Context): void {
  ctx.status = 503;
  ctx.set('Retry-After', '60');
  ctx.body = 'Deze pagina is er even niet als tekst. Probeer het straks opnieuw.';
}

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
      if (slug === null) return next();
      const markdown = await loadMarkdown(strapi, slug).catch(() => 'later' as const);
      if (markdown === 'later') sendLater(ctx);
      else await (markdown ? sendCached(ctx, markdown) : next());
    }
  };

/** Serves search engines, archives and assistants: an overview, and public pages as Markdown. */
export default factory;
