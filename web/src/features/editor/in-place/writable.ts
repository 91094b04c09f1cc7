import { isPlainTable } from '../rich-text/table-html';

/** Markup that the rich text editor preserves. */
const KNOWN = new Set([
  ...['P', 'BR', 'H2', 'H3', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'HR'],
  ...['STRONG', 'B', 'EM', 'I', 'S', 'SUP', 'SUB', 'A'],
  ...['TABLE', 'THEAD', 'TBODY', 'TR', 'TH', 'TD'],
]);
const KNOWN_ATTRIBUTES: Record<string, readonly string[] | undefined> = {
  A: ['href', 'target', 'rel', 'title'],
  OL: ['start'],
  TH: ['scope', 'colspan', 'rowspan'],
  TD: ['colspan', 'rowspan'],
};

const isKnown = (element: Element): boolean =>
  KNOWN.has(element.tagName) &&
  [...element.attributes].every(({ name }) => KNOWN_ATTRIBUTES[element.tagName]?.includes(name));

/** Whether the rich text editor preserves all of a text. It would drop images and styles, for example. */
export function isWritable(html: string): boolean {
  if (!html.includes('<')) return true;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (
    [...body.querySelectorAll('*')].every(isKnown) && [...body.querySelectorAll('table')].every(isPlainTable)
  );
}
