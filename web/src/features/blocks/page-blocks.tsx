import { Fragment, Suspense, useMemo, useState, type ReactNode } from 'react';
import type { Block } from '../../api/types';
import { BlockBoundary } from './broken/boundary';
import { areLoaded, renderBlock, renderFields } from './registry';
import { getRows, type BlockLook } from './rows';
import { BlockContext } from './shared/block-title';
import { getTwinTitles, TwinTitles } from './shared/twin-titles';
import { TileGrid, TileInGrid } from './tile-grid';

interface PageBlocksProps {
  blocks: readonly Block[];
  home?: boolean;
  /** The fields that were added to the page, which stand below. */
  fields?: object;
  frame?: (block: Block, look: BlockLook) => ReactNode;
  /** Renders something above each row; receives the row's first block. */
  above?: (block: Block) => ReactNode;
}

/**
 * The blocks of a page for readers. Adjacent tiles without text form a grid. Blocks appear together, even when the code
 * of one is still loading, so that nothing jumps.
 */
export function PageBlocks(props: PageBlocksProps) {
  const { blocks, fields, frame } = props;
  // Only when needed: React hydrates a server-rendered <Suspense> in one go, however long.
  const [maySuspend, setMaySuspend] = useState(Boolean(frame));
  if (!maySuspend && !areLoaded(blocks, fields)) setMaySuspend(true);
  // An editor writes; readers download.
  const twins = useMemo(() => getTwinTitles(frame ? [] : blocks), [blocks, frame]);
  const rows = (
    <TwinTitles.Provider value={twins}>
      <Rows {...props} />
      {fields && renderFields(fields)}
    </TwinTitles.Provider>
  );
  return maySuspend ? <Suspense>{rows}</Suspense> : rows;
}

function Rows({ blocks, home = false, frame, above }: PageBlocksProps) {
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

interface BlockViewProps {
  block: Block;
  look: BlockLook;
  /** Stands in place of the block when it cannot be shown; for readers that is a card. */
  broken?: ReactNode;
}

export const BlockView = ({ block, look, broken }: BlockViewProps) => (
  <BlockBoundary {...{ block, broken }}>
    {look.tile && block.type === 'text-tile' ? (
      <TileInGrid block={block} wide={look.tile === 'wide'} />
    ) : (
      <BlockContext.Provider value={block}>{renderBlock(block, look.home)}</BlockContext.Provider>
    )}
  </BlockBoundary>
);
