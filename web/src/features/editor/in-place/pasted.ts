import { mendTyped } from '../fields/mend-address';
import { headFirstRow } from '../rich-text/table-html';

const STYLES = /<style\b.*?<\/style>/gis;
const TAG = /<[a-z][^>]*>/gi;

/**
 * Parses what is pasted, without style sheets and with the styles of elements as `data-style`: the content security
 * policy would report each of them, though none is applied.
 */
function parse(html: string): HTMLElement {
  const quiet = html.replace(STYLES, '').replace(TAG, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
  return new DOMParser().parseFromString(quiet, 'text/html').body;
}

const getStyle = (element: Element): string => element.getAttribute('data-style') ?? '';

/** The style that Word writes on a paragraph that is a list item: `l0 level2 lfo1`. */
const LEVEL = /mso-list:[^;]*level(\d+)/i;
/** A number or letter with a full stop or bracket, as Word puts before numbered list items. */
const NUMBERED = /^\s*(\d+|[a-z]{1,3})[.)]/i;

const JUNK = new Set(['STYLE', 'SCRIPT', 'META', 'LINK', 'TITLE', 'XML', 'O:P']);

function dropComments(root: Node): void {
  for (const node of [...root.childNodes]) {
    if (node.nodeType === Node.COMMENT_NODE) node.parentNode?.removeChild(node);
    else dropComments(node);
  }
}

const getLevel = (element: Element): number => Number(LEVEL.exec(getStyle(element))?.[1] ?? 0);

/** Removes the marker of an item: '1.' or a bullet. Word hides it from browsers that support lists. */
function takeMark(item: Element): string {
  const mark = [...item.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(getStyle(span)));
  mark?.remove();
  return mark?.textContent ?? item.textContent;
}

/** Turns Word paragraphs that look like list items into lists. */
function makeLists(body: HTMLElement): void {
  let lists: Element[] = [];
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const level = getLevel(paragraph);
    if (level === 0) {
      lists = [];
      continue;
    }
    const tag = NUMBERED.test(takeMark(paragraph)) ? 'ol' : 'ul';
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    lists = lists.slice(0, level);
    let list = lists.at(-1);
    if (!list || lists.length < level) {
      const inner = body.ownerDocument.createElement(tag);
      const last = list?.lastElementChild;
      if (last) last.append(inner);
      else paragraph.before(inner);
      lists = [...lists, inner];
      list = inner;
    }
    list.append(item);
    paragraph.remove();
  }
}

/** Headings in a text rank below the title of its block. */
function lowerHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h1, h4, h5, h6')) {
    const level = heading.tagName === 'H1' ? 'h2' : 'h3';
    const lower = body.ownerDocument.createElement(level);
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}

/** A table in a cell becomes lines of that cell: tables do not nest. */
function flattenTables(body: HTMLElement): void {
  for (const table of [...body.querySelectorAll('table table')].toReversed()) {
    const lines = [...table.querySelectorAll('tr')].map((row) => {
      const line = body.ownerDocument.createElement('p');
      line.textContent = [...row.children].map(({ textContent }) => textContent.trim()).join(' ');
      return line;
    });
    table.replaceWith(...lines);
  }
}

const SPANS = ['colspan', 'rowspan'];

/** Of cells that are merged. */
const isSpan = ({ tagName }: Element, { name, value }: Attr): boolean =>
  ['TD', 'TH'].includes(tagName) && SPANS.includes(name) && Number(value) > 1;

/** Rows of cells between tabs, as spreadsheets put on the clipboard without HTML; none for any other text. */
export function tabbedRows(text: string): string[][] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const rows = lines.map((line) => line.split('\t'));
  const columns = rows[0]?.length ?? 0;
  return rows.length > 1 && columns > 1 && rows.every(({ length }) => length === columns) ? rows : [];
}

/** How many pictures a paste holds: a text takes none. */
export const countPictures = (html: string): number => parse(html).querySelectorAll('img').length;

/** Makes pasted links into ones that work; text of those that never will stays without a link. */
function mendPastedLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href]')) {
    const { link: href, problem } = mendTyped(link.getAttribute('href') ?? '');
    if (problem === null) link.setAttribute('href', href);
    else link.replaceWith(...link.childNodes);
  }
}

/** Why a pasted link cannot come along; null when all can. */
export const findLinkProblem = (html: string): string | null =>
  [...parse(html).querySelectorAll('a[href]')]
    .map((link) => mendTyped(link.getAttribute('href') ?? '').problem)
    .find((problem) => problem !== null) ?? null;

/** Cleans pasted HTML, from Word, Excel or anywhere: keeps lists, headings and tables, drops their own markup. */
export function cleanPasted(html: string): string {
  const body = parse(html);
  dropComments(body);
  for (const element of body.querySelectorAll('*')) {
    if (JUNK.has(element.tagName)) element.remove();
  }
  makeLists(body);
  lowerHeadings(body);
  flattenTables(body);
  mendPastedLinks(body);
  for (const table of body.querySelectorAll('table')) headFirstRow(table);
  for (const element of body.querySelectorAll('*')) {
    for (const attribute of [...element.attributes]) {
      if (attribute.name !== 'href' && !isSpan(element, attribute)) element.removeAttributeNode(attribute);
    }
  }
  return body.innerHTML.trim();
}
