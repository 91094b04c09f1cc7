import type { Block } from '../../../api/types';

const textAt = (value: object, name: string): string => {
  const found: unknown = Reflect.get(value, name);
  return typeof found === 'string' ? found : '';
};

/** A few words from a block, so that an editor recognises it. */
export function blockSummary(block: Block): string {
  const own = textAt(block, 'title') || textAt(block, 'header');
  if (own) return own;
  const tile: unknown = Reflect.get(block, 'tile');
  const asset: unknown = Reflect.get(block, 'asset');
  for (const part of [tile, asset]) {
    if (typeof part === 'object' && part !== null && textAt(part, 'title')) return textAt(part, 'title');
  }
  return '';
}
