import { toMarkdownLine } from 'cms/shared/markdown-text';

/** Where a page is: what stands before its addresses, and its own address. */
export interface Place {
  origin: string;
  address: string;
}

/** Plain text with its own lines: an empty one begins a paragraph. */
export const getParagraphs = (text: string): string[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => paragraph.split('\n').map(toMarkdownLine).join('\\\n'));

/** An address as it stands in a link, whole. */
export function getWhole(address: string, place: Place): string {
  const whole = address.startsWith('/')
    ? place.origin + address
    : address.startsWith('#')
      ? place.address + address
      : address;
  return whole
    .replace(/[\s<>()[\]\\`|]/g, encodeURIComponent)
    .replace(/[()]/g, (each) => (each === '(' ? '%28' : '%29'));
}

export const getLink = (text: string, address: string, place: Place): string =>
  `[${toMarkdownLine(text)}](${getWhole(address, place)})`;

export const getHeading = (level: number, text: string): string[] =>
  text.trim() === '' ? [] : [`${'#'.repeat(level)} ${toMarkdownLine(text)}`];

/** Lines of a list; what belongs to a line and stands on its own below it is moved in. */
export const getList = (items: readonly string[]): string[] =>
  items.length === 0 ? [] : [items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n')];

const getRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A table of cells that are Markdown already; columns without anything in them are left out. */
export function getTable(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const columns = heads.flatMap((_head, at) => (rows.some((row) => row[at]) ? [at] : []));
  const pick = (cells: readonly string[]): string[] => columns.map((at) => cells[at] ?? '');
  if (columns.length === 0) return [];
  return [
    [getRow(pick(heads)), getRow(columns.map(() => '---')), ...rows.map((row) => getRow(pick(row)))].join(
      '\n',
    ),
  ];
}
