import { Fragment, type ReactNode } from 'react';
import type { Block } from '../../api/types';
import { renderBlock } from './registry';
import { getRows, type BlockLook } from './rows';
import { BlockAnchor } from './shared/block-anchor';
import { TileGrid, TileInGrid } from './tile-grid';

interface PageBlocksProps {
  blocks: readonly Block[];
  /** The home page speaks louder. */
  home?: boolean;
  /** Draws each block with something around it. */
  frame?: (block: Block, look: BlockLook) => ReactNode;
  /** Draws something above each row, which begins with this block. */
  above?: (block: Block) => ReactNode;
}

/** The blocks of a page as its readers see them. Tiles without text of their own that follow each other are a grid. */
export function PageBlocks({ blocks, home = false, frame, above }: PageBlocksProps) {
  return getRows(blocks).map((row) => {
    const first = 'tiles' in row ? row.tiles[0] : row.block;
    return (
      <Fragment key={row.id}>
        {first && above?.(first)}
        {'tiles' in row ? (
          <TileGrid tiles={row.tiles} frame={frame} />
        ) : frame ? (
          frame(row.block, { home })
        ) : (
          <BlockView block={row.block} look={{ home }} />
        )}
      </Fragment>
    );
  });
}

/** One block as readers see it. */
export function BlockView({ block, look }: { block: Block; look: BlockLook }) {
  if (look.tile && block.type === 'text-tile') {
    return <TileInGrid block={block} wide={look.tile === 'wide'} />;
  }
  return <BlockAnchor.Provider value={block.slug}>{renderBlock(block, look.home)}</BlockAnchor.Provider>;
}
