import { clsx } from 'clsx';
import type { BlockOf } from '../../api/types';
import { wideTiles } from './rows';
import { Band } from './shared/band';
import { BareTile } from './shared/tile-field';
import styles from './tile-grid.module.css';

/** Tiles in a row, as the home page has them. */
export function TileGrid({ tiles }: { tiles: readonly BlockOf<'text-tile'>[] }) {
  const wide = wideTiles(tiles.length);
  const [first] = tiles;
  return (
    <Band slug={first?.slug ?? ''}>
      <div className={`wrap ${styles.tiles}`}>
        {tiles.map(({ id, tile }, index) => {
          const isWide = wide.includes(index);
          return (
            <BareTile
              key={id}
              tile={tile}
              wide={isWide}
              className={clsx(styles.tile, isWide && styles.wide)}
            />
          );
        })}
      </div>
    </Band>
  );
}
