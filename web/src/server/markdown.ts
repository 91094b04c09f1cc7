import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';
import type { Page } from '../api/types';
import { parseDocument } from './dom';

/** What only works on a screen, and what the text above the page says already. */
const OMITTED =
  '[data-opening], h1, nav, button:not([data-value]), input, select, textarea, svg, video, [aria-hidden=true], .sr';
const SCREEN_ONLY = '[data-screen-only]';
const DOWNLOAD = 'a[download]';

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
});
turndown.use(gfm);

const findAll = (parent: Element, selector: string): Element[] =>
  Array.from(parent.querySelectorAll(selector));

/** The DOM here looks for the rows of a table at each use, and the rules above use them for each cell. */
function keepRows(node: HTMLElement): false {
  if (node.nodeName === 'TABLE') Object.defineProperty(node, 'rows', { value: findAll(node, 'tr') });
  return false;
}

// Turndown asks for the rule of a table before those of its cells.
turndown.addRule('rows', { filter: keepRows, replacement: (content) => content });

// Text stays text: Markdown may hold HTML.
turndown.escape = (text) => TurndownService.prototype.escape(text).replaceAll('<', String.raw`\<`);

/** A value that a click copies becomes a line: 'HEX #1763c6'. */
function writeOut(value: Element): void {
  const line = value.ownerDocument.createElement('p');
  line.textContent = Array.from(value.children, ({ textContent }) => textContent.trim()).join(' ');
  value.replaceWith(line);
}

/** The address of a picture ends; that of its asset does not. */
function linkPicture(picture: Element, origin: string): void {
  const asset = picture.closest('[data-asset]')?.getAttribute('data-asset');
  const words = picture.getAttribute('alt') ?? '';
  const link = picture.ownerDocument.createElement(asset ? 'a' : 'span');
  if (asset) link.setAttribute('href', `${origin}/bestanden/${asset}`);
  link.textContent = words && `Beeld: ${words}`;
  picture.replaceWith(link);
}

/** Makes what is drawn for a screen into what can be read as text. */
function simplify(article: Element, origin: string, address: string): void {
  for (const part of findAll(article, SCREEN_ONLY)) if (!part.querySelector(DOWNLOAD)) part.remove();
  for (const part of findAll(article, OMITTED)) part.remove();
  for (const value of findAll(article, '[data-value]')) writeOut(value);
  for (const picture of findAll(article, 'img')) linkPicture(picture, origin);
  for (const link of findAll(article, 'a[href^="/"]')) {
    link.setAttribute('href', `${origin}${link.getAttribute('href') ?? ''}`);
  }
  // Markdown names no places in a page.
  for (const link of findAll(article, 'a[href^="#"]')) {
    link.setAttribute('href', `${address}${link.getAttribute('href') ?? ''}`);
  }
}

/** A page with more elements takes longer to write than others may wait for. */
const MOST_TAGS = 40_000;

const hasManyTags = (html: string): boolean => {
  let count = 0;
  for (let at = html.indexOf('<'); at !== -1 && count <= MOST_TAGS; at = html.indexOf('<', at + 1))
    count += 1;
  return count > MOST_TAGS;
};

function writeText(html: string, origin: string, address: string): string {
  if (hasManyTags(html)) return `Deze pagina is te lang voor Markdown. Lees haar op <${address}>.`;
  const article = parseDocument(html).querySelector('article');
  if (!article) throw new Error('There is no page.');
  simplify(article, origin, address);
  return turndown.turndown(article);
}

/**
 * A drawn page as Markdown. Above it stand title, description, address, date and language as YAML (front matter), which
 * generators of static sites read; JSON texts are YAML texts too.
 */
export function toMarkdown(html: string, page: Page, origin: string): string {
  const { title, lead, slug, published_at: publishedAt } = page;
  const address = `${origin}${slug === 'home' ? '/' : `/huisstijl/${slug}`}`;
  const front = [
    `title: ${JSON.stringify(title)}`,
    ...(lead ? [`description: ${JSON.stringify(lead)}`] : []),
    `url: ${address}`,
    ...(publishedAt ? [`updated: ${publishedAt}`] : []),
    'lang: nl',
  ];
  const opening = [`# ${turndown.escape(title)}`, ...(lead ? [turndown.escape(lead)] : [])];
  const text = writeText(html, origin, address);
  return `${[['---', ...front, '---'].join('\n'), ...opening, text].join('\n\n')}\n`;
}
