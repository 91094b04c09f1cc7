import type { BlockOf } from '../../../api/types';
import { Band } from '../shared/band';
import type { BlockProps } from '../rows';
import { Prose } from '../shared/prose';
import { TileField } from '../shared/tile-field';
import styles from './renderer.module.css';

/** Text next to a tile. Without text the tile joins adjacent tiles: see page-blocks. */
export function TextTile({ block }: BlockProps<BlockOf<'text-tile'>>) {
  return (
    <Band slug={block.slug}>
      <div className="wrap cols">
        <Prose text={block} className={styles.prose} />
        <TileField tile={block.tile} className={styles.tile} />
      </div>
    </Band>
  );
}
