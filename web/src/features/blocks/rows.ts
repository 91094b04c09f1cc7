import type { Block, BlockOf } from '../../api/types';
import { hasText } from './shared/prose';

export interface BlockProps<B extends Block> {
  block: B;
  /** Whether the block is on the home page, which uses larger text. */
  home?: boolean;
}

/** The layout context of a block on its page. */
export interface BlockLook {
  home: boolean;
  /** Fills the window, as at the top of the home page. */
  hero?: boolean;
  /** Width in a grid of tiles. */
  tile?: 'narrow' | 'wide';
}

/** A row of a page: one block, or adjacent tiles as a grid. */
type Row = { id: number; block: Block } | { id: number; tiles: BlockOf<'text-tile'>[] };

const isBareTile = (block: Block): block is BlockOf<'text-tile'> =>
  block.type === 'text-tile' && !hasText(block);

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

/** Indexes of the double-width tiles, so that a grid of three columns has no gap. */
export function wideTiles(count: number): number[] {
  if (count === 1 || count % 3 === 2) return [0];
  return count % 3 === 1 ? [0, count - 1] : [];
}
