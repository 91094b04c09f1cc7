import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';
import { escapeMarkdown } from 'cms/shared/markdown-text';
import { parseDocument } from '../dom';
import { getWhole, type Place } from './text';

/** What only works on a screen. */
const SCREEN_ONLY = 'button, input, select, textarea, svg, video, iframe, [aria-hidden=true]';

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  br: '\\',
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

turndown.escape = escapeMarkdown;

/** Makes an element another, with the same content. */
function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.innerHTML = element.innerHTML;
  element.replaceWith(other);
}

/** A title that opens, or one of a table, is a line of its own: Markdown has neither. */
function writeOut(title: Element): void {
  const line = title.ownerDocument.createElement('p');
  line.innerHTML = `<strong>${title.innerHTML}</strong>`;
  const table = title.closest('table');
  if (!table) return title.replaceWith(line);
  title.remove();
  table.parentNode?.insertBefore(line, table);
}

/** Makes what is drawn for a screen into what can be read as text, whose headings begin at a level. */
function simplify(body: Element, place: Place, level: number): void {
  for (const part of findAll(body, SCREEN_ONLY)) part.remove();
  for (const title of findAll(body, 'summary, table > caption')) writeOut(title);
  for (const name of ['h1', 'h2', 'h3', 'h4', 'h5']) {
    if (Number(name.slice(1)) >= level) break;
    for (const heading of findAll(body, name)) rename(heading, `h${level}`);
  }
  for (const picture of findAll(body, 'img')) {
    const words = picture.getAttribute('alt');
    picture.replaceWith(picture.ownerDocument.createTextNode(words ? `Beeld: ${words}` : ''));
  }
  for (const link of findAll(body, 'a[href]')) {
    link.setAttribute('href', getWhole(link.getAttribute('href') ?? '', place));
  }
}

/** Rich text as Markdown, cleaned by the server when it was written; nothing when it is empty. */
export function writeRichText(html: string, place: Place, level = 3): string[] {
  if (html.trim() === '') return [];
  const { body } = parseDocument(html);
  simplify(body, place, level);
  const text = turndown.turndown(body).trim();
  return text === '' ? [] : [text];
}
