import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../config/env';
import { getPublished } from '../../published';
import { seesPage } from '../../permissions/abilities';
import { anonymous } from '../../permissions/viewer';
import { getAddress } from './get-slug';

const CLOSED = [
  '/admin/',
  '/account/',
  '/assets',
  '/edit',
  '/elements',
  '/api/',
  '/beheer',
  '/session/',
  '/preview/',
];

/** /robots.txt: search engines may read what visitors may. */
export const robotsTxt = (): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    `Sitemap: ${getEnv().publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** /sitemap.xml: the pages open to every visitor (sitemaps.org). Slugs and timestamps need no escaping. */
export async function sitemapXml(strapi: Core.Strapi): Promise<string> {
  const { pages } = await getPublished(strapi).snapshot();
  const urls = [...pages.byId.values()].flatMap(({ slug, live }) =>
    live && seesPage(anonymous, live)
      ? [
          `<url><loc>${getEnv().publicUrl}${getAddress(slug)}</loc><lastmod>${live.publishedAt}</lastmod></url>`,
        ]
      : [],
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
