import type { Field, Value } from '../../blocks/field';
import { toPart, type Values } from '../../blocks/fields';
import type { BlockTypes, StoredBlock } from '../../blocks/stored-block';
import type { ColorResponse } from '../../http/schemas/colors';
import { readCodes } from './color-text';
import { readHtml, toOneLine } from './html-text';

/** The words of a block by their weight: its title, what stands above its parts, and its text. */
export interface BlockText {
  title: string;
  headings: string;
  text: string;
}

/** Lines that are headings of the text below them, anywhere in a block. */
const HEADS = ['title', 'subtitle', 'header'];

interface Piece {
  kind: 'heading' | 'text';
  text: string;
}

type Colors = readonly ColorResponse[];

function readColors(value: Value, colors: Colors): Piece[] {
  const ids = Array.isArray(value) ? value : [];
  return colors
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .map((color) => ({ kind: 'text', text: `${color.name} ${readCodes(color)}` }));
}

/** The parts of a list. A part that links elsewhere is no heading: its title is that of another page. */
function readList({ of }: Field, parts: readonly Value[], colors: Colors): Piece[] {
  const pieces = parts.flatMap((each) => readValues(of, toPart(each), colors));
  return of.some(({ kind }) => kind === 'url') ? pieces.map(({ text }) => ({ kind: 'text', text })) : pieces;
}

function readValue(field: Field, value: Value, colors: Colors): Piece[] {
  const { kind, name, of } = field;
  if (kind === 'object') return readValues(of, toPart(value), colors);
  if (kind === 'list') return Array.isArray(value) ? readList(field, value, colors) : [];
  if (kind === 'colors') return readColors(value, colors);
  if (typeof value !== 'string') return [];
  if (kind === 'html' || kind === 'source') {
    const { headings, text } = readHtml(value);
    return [
      { kind: 'heading', text: headings },
      { kind: 'text', text },
    ];
  }
  if (kind !== 'text' && kind !== 'textarea') return [];
  return [{ kind: HEADS.includes(name) ? 'heading' : 'text', text: toOneLine(value) }];
}

const readValues = (fields: readonly Field[], values: Values, colors: Colors): Piece[] =>
  fields.flatMap((field) => readValue(field, values[field.name] ?? null, colors));

/** The words of a block, read from the fields of its type: a new type needs nothing here. Colours say what they are. */
export function readBlock(types: BlockTypes, block: StoredBlock, colors: Colors): BlockText {
  const pieces = readValues(types.get(block.type)?.fields ?? [], block.values, colors).filter(
    ({ text }) => text !== '',
  );
  const title = pieces.find(({ kind }) => kind === 'heading')?.text ?? '';
  const join = (kind: Piece['kind'], from: number): string =>
    pieces
      .filter((piece) => piece.kind === kind)
      .slice(from)
      .map(({ text }) => text)
      .join(' · ');
  return { title, headings: join('heading', 1), text: join('text', 0) };
}
