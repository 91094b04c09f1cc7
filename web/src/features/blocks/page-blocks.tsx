import type { Block } from '../../api/types';
import { renderBlock } from './registry';
import { rowsOf } from './rows';
import { BlockAnchor } from './shared/block-anchor';
import { TileGrid } from './tile-grid';

interface PageBlocksProps {
  blocks: readonly Block[];
  /** The home page speaks louder. */
  home?: boolean;
}

/** The blocks of a page as its readers see them. Tiles without text of their own that follow each other are a grid. */
export function PageBlocks({ blocks, home = false }: PageBlocksProps) {
  return rowsOf(blocks).map((row) =>
    'tiles' in row ? (
      <TileGrid key={row.id} tiles={row.tiles} />
    ) : (
      <BlockAnchor.Provider key={row.id} value={row.block.slug}>
        {renderBlock(row.block, home)}
      </BlockAnchor.Provider>
    ),
  );
}
