import type { PublishedPage } from '../../api/page/lib/reads/live-page';
import { readHtml } from '../../search/texts/html-text';
import { escapeHtml } from '../../utils/escape-html';
import type { FirstView } from './first-view';
import { getAddress, getMarkdownPath } from './get-slug';
import { meta } from './meta';
import { getPictureTags, getSharing } from './sharing';

const PRODUCT = 'Corporate Identity Manager';
const DESCRIPTION = 'De huisstijl: regels, voorbeelden en bestanden op één plek.';
const MAX_DESCRIPTION = 160;

/** A description starts within the first characters of a text, or the text has none: it may be long. */
const OPENING = 4000;

const getOpening = (html: string): string => {
  const { headings, text } = readHtml(html.slice(0, OPENING));
  return text || headings;
};

/** Truncates a text to a maximum length, between words. */
function shorten(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const cut = text.slice(0, MAX_DESCRIPTION - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_DESCRIPTION / 2)).trimEnd()}…`;
}

function getDescription({ lead, blocks }: PublishedPage): string {
  if (lead !== '') return lead;
  for (const block of blocks) {
    const text = 'body' in block && typeof block.body === 'string' ? getOpening(block.body) : '';
    if (text !== '') return shorten(text);
  }
  return DESCRIPTION;
}

const getTitle = (...parts: string[]): string =>
  `<title>${escapeHtml([...parts, PRODUCT].filter(Boolean).join(' – '))}</title>`;

const NO_PAGE = [meta('name', 'description', DESCRIPTION), meta('name', 'robots', 'noindex')].join('');

/** The head where nothing is. */
export const getNotFoundHead = (): string => getTitle('This page could not be found') + NO_PAGE;

/** The head of a screen that is no page; with its name where people share its URL. */
function getScreenHead(view: FirstView, publicUrl: string, name: string): string {
  const { productName } = view.data.site;
  if (name === '') return getTitle() + NO_PAGE;
  return [
    getTitle(name, productName) + NO_PAGE,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', `${name} – ${productName}`),
    meta('property', 'og:description', DESCRIPTION),
    meta('property', 'og:site_name', productName),
    meta('property', 'og:locale', 'nl_NL'),
    ...getPictureTags(view, publicUrl),
  ].join('');
}

/**
 * The head of index.html. A public page gets its title, description, canonical URL and share preview; other paths get
 * noindex, and `name` if people share them.
 */
export function getHead(view: FirstView, publicUrl: string, name = ''): string {
  const { page, site } = view.data;
  if (!page) return getScreenHead(view, publicUrl, name);
  const address = publicUrl + getAddress(page.slug);
  const description = getDescription(page);
  return [
    getTitle(page.title),
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    `<link rel="alternate" type="text/markdown" href="${getMarkdownPath(page.slug)}" />`,
    meta('property', 'og:type', 'article'),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:site_name', site.productName),
    meta('property', 'og:locale', 'nl_NL'),
    getSharing(view, publicUrl),
  ].join('');
}
