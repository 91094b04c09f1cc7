import type { Block, BlockOf } from '../../api/types';
import { hasText } from './shared/prose';

/** How a block stands on its page. */
export interface BlockLook {
  /** The home page speaks louder. */
  home: boolean;
  /** Over the whole window, as the home page begins. */
  hero?: boolean;
  /** In a grid of tiles: how wide it is there. */
  tile?: 'narrow' | 'wide';
}

/** What stands under each other on a page: a block, or neighbouring tiles as one grid. */
export type Row = { id: number; block: Block } | { id: number; tiles: BlockOf<'text-tile'>[] };

const isBareTile = (block: Block): block is BlockOf<'text-tile'> =>
  block.type === 'text-tile' && !hasText(block);

/** The rows of a page. */
export function getRows(blocks: readonly Block[]): Row[] {
  const rows: Row[] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    if (!isBareTile(block)) rows.push({ id: block.id, block });
    else if (last && 'tiles' in last) last.tiles.push(block);
    else rows.push({ id: block.id, tiles: [block] });
  }
  return rows;
}

/** Which of a number of tiles are twice as wide, so that three columns have no hole. */
export function wideTiles(count: number): number[] {
  if (count === 1 || count % 3 === 2) return [0];
  return count % 3 === 1 ? [0, count - 1] : [];
}
