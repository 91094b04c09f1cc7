import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../config/env';
import { inTreeOrder } from '../../api/page/presenters/tree';
import { getPublished, type PageEntry } from '../../published';
import { canSeePage } from '../../permissions/abilities';
import { anonymous } from '../../permissions/viewer';
import { API_PREFIX } from '../../shared/addresses';
import { toMarkdownLine } from '../../shared/markdown-text';
import { getAddress, getMarkdownPath } from './get-slug';

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
  const { pages } = await getPublished(strapi).snapshotFor(anonymous);
  const urls = [...pages.byId.values()].flatMap(({ slug, live }) =>
    live && canSeePage(anonymous, live)
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

/** A link to a page as Markdown, and what it is about. */
const listPage = ({ slug, live }: PageEntry): string[] => {
  if (!live || !canSeePage(anonymous, live)) return [];
  const about = live.lead ? `: ${toMarkdownLine(live.lead)}` : '';
  return [`- [${toMarkdownLine(live.title)}](${getEnv().publicUrl}${getMarkdownPath(slug)})${about}`];
};

const listAddresses = (lines: readonly (readonly [name: string, path: string, about: string])[]): string =>
  lines.map(([name, path, about]) => `- [${name}](${getEnv().publicUrl}${path}): ${about}`).join('\n');

/** /llms.txt: the public pages as Markdown, for assistants (llmstxt.org). */
export async function llmsTxt(strapi: Core.Strapi): Promise<string> {
  const { pages, site } = await getPublished(strapi).snapshotFor(anonymous);
  const name = toMarkdownLine(site.productName);
  const parts = [
    `# De huisstijl van ${name}`,
    `> Regels, voorbeelden en bestanden voor iedereen die namens ${name} schrijft, ontwerpt of drukt.`,
    '## Pagina’s',
    inTreeOrder(pages).flatMap(listPage).join('\n'),
    '## Gegevens',
    listAddresses([
      ['Kleuren', `${API_PREFIX}/colors`, 'alle kleuren met hun waarden, als JSON'],
      ['Design tokens', `${API_PREFIX}/tokens`, 'de kleuren voor programma’s, `?format=` kiest de vorm'],
    ]),
    '## Voor programma’s en assistenten',
    listAddresses([
      [
        'MCP',
        '/mcp',
        'assistenten zoeken en lezen hier (Model Context Protocol, Streamable HTTP, zonder account)',
      ],
      ['API', API_PREFIX, 'waar een programma begint'],
      ['OpenAPI', `${API_PREFIX}/openapi.json`, 'elke aanroep beschreven'],
      ['Wijzigingen', `${API_PREFIX}/events`, 'wat er veranderde sinds een eerdere aanroep'],
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}
