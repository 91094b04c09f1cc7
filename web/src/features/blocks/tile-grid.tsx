import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Block, BlockOf } from '../../api/types';
import { BlockBoundary } from './broken/boundary';
import { wideTiles, type BlockLook } from './rows';
import { Band } from './shared/band';
import { BlockContext } from './shared/block-title';
import { TileField } from './shared/tile-field';
import styles from './tile-grid.module.css';

interface TileGridProps {
  tiles: readonly BlockOf<'text-tile'>[];
  frame?: (block: Block, look: BlockLook) => ReactNode;
}

/** A grid of tiles, as on the home page. */
export function TileGrid({ tiles, frame }: TileGridProps) {
  const wide = wideTiles(tiles.length);
  return (
    <Band>
      <div className={`wrap stack ${styles.tiles}`}>
        {tiles.map((block, index) => {
          const isWide = wide.includes(index);
          const place = isWide ? styles.wide : undefined;
          return frame ? (
            <div key={block.id} className={place}>
              {frame(block, { home: false, tile: isWide ? 'wide' : 'narrow' })}
            </div>
          ) : (
            <BlockBoundary key={block.id} block={block}>
              <TileInGrid block={block} wide={isWide} className={place} />
            </BlockBoundary>
          );
        })}
      </div>
    </Band>
  );
}

interface TileInGridProps {
  block: BlockOf<'text-tile'>;
  wide: boolean;
  className?: string;
}

/** A tile in the grid; a wide one is filled by its drawing. */
export const TileInGrid = ({ block, wide, className }: TileInGridProps) => (
  <BlockContext.Provider value={block}>
    <TileField
      bare
      tile={block.tile}
      of={block}
      wide={wide}
      className={clsx(wide && styles.large, styles.tile, className)}
    />
  </BlockContext.Provider>
);
