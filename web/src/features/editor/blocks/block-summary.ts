import type { Block } from '../../../api/types';
import { valueAt } from '../state/values';

const TITLES = ['title', 'header', 'tile.title', 'asset.title'];

/** A few words from a block, so that an editor recognises it. */
export function blockSummary(block: Block): string {
  const found = TITLES.map((path) => valueAt(block, path)).find(
    (value) => value && typeof value === 'string',
  );
  return typeof found === 'string' ? found : '';
}
