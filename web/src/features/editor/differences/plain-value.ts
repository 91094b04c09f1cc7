import type { BlockField, BlockType } from '../../../api/types';
import { deferStyles } from '../../blocks';
import { getItems, valueAt } from '../state/values';

/** The text of a field, with the label that the editor shows for it. */
export interface FieldText {
  label: string;
  text: string;
}

const ENDS = new Set(['P', 'LI', 'H2', 'H3', 'H4', 'BLOCKQUOTE', 'TR', 'BR', 'DT', 'DD']);

function getLines(node: Node): string {
  // A line break in the markup renders as a space.
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ');
  const inside = [...node.childNodes].map(getLines).join('');
  return ENDS.has(node.nodeName) ? `${inside}\n` : inside;
}

/**
 * Rich text as plain lines. Styles are left out: the portal's content security policy blocks inline styles from HTML.
 */
export const plainText = (html: string): string =>
  getLines(new DOMParser().parseFromString(deferStyles(html), 'text/html').body)
    .replace(/ *\n[ \n]*/g, '\n')
    .trim();

const getTitle = (asset: unknown): string => {
  const title = valueAt(asset, 'title');
  return typeof title === 'string' ? title || 'Zonder titel' : '';
};

const getName = (color: unknown): string => {
  const name = valueAt(color, 'name');
  return typeof name === 'string' ? name : '';
};

function plain({ kind }: BlockField, value: unknown): string {
  if (kind === 'html' || kind === 'source') return plainText(typeof value === 'string' ? value : '');
  if (kind === 'asset') return getTitle(value);
  if (kind === 'assets') return getItems(value).map(getTitle).filter(Boolean).join(', ');
  if (kind === 'colors') return getItems(value).map(getName).join(', ') || 'alle';
  if (kind === 'boolean') return value === true ? 'ja' : 'nee';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

type Options = BlockType['options'];

function getTexts(field: BlockField, value: unknown, path: string, options: Options): FieldText[] {
  const { kind, label, of = [] } = field;
  const parts = (from: unknown): FieldText[] =>
    of.flatMap((part) => getTexts(part, valueAt(from, part.name), `${path}.${part.name}`, options));
  if (kind === 'object') return parts(value);
  if (kind === 'list') {
    return getItems(value).flatMap((item, index) =>
      parts(item).map((part) => ({ ...part, label: `${label} ${index + 1}: ${part.label}` })),
    );
  }
  const choice = options[path]?.find((option) => option.value === value);
  return [{ label, text: choice?.label ?? plain(field, value) }];
}

export const getFieldTexts = ({ fields, options }: BlockType, block: object): FieldText[] =>
  fields.flatMap((field) => getTexts(field, valueAt(block, field.name), field.name, options));
