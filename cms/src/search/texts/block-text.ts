import type { Field, Value } from '../../blocks/field';
import { toPart, type Values } from '../../blocks/fields';
import type { BlockTypes, StoredBlock } from '../../blocks/stored-block';
import { readHtml, squeeze } from './html-text';

/** The words of a block by their weight: its title, what stands above its parts, and its text. */
export interface BlockText {
  title: string;
  headings: string;
  text: string;
}

/** Lines that head what follows, wherever they stand in a block. */
const HEADS = ['title', 'subtitle', 'header'];

interface Piece {
  kind: 'heading' | 'text';
  text: string;
}

function readValue(field: Field, value: Value): Piece[] {
  const { kind, name, of } = field;
  if (kind === 'object') return readValues(of, toPart(value));
  if (kind === 'list')
    return Array.isArray(value) ? value.flatMap((each) => readValues(of, toPart(each))) : [];
  if (typeof value !== 'string') return [];
  if (kind === 'html' || kind === 'source') {
    const { headings, text } = readHtml(value);
    return [
      { kind: 'heading', text: headings },
      { kind: 'text', text },
    ];
  }
  if (kind !== 'text' && kind !== 'textarea') return [];
  return [{ kind: HEADS.includes(name) ? 'heading' : 'text', text: squeeze(value) }];
}

const readValues = (fields: readonly Field[], values: Values): Piece[] =>
  fields.flatMap((field) => readValue(field, values[field.name] ?? null));

/** The words of a block, read from the fields of its type: a new type needs nothing here. */
export function readBlock(types: BlockTypes, block: StoredBlock): BlockText {
  const pieces = readValues(types.get(block.type)?.fields ?? [], block.values).filter(
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
