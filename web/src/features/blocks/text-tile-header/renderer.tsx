import type { BlockOf } from '../../../api/types';
import { Band } from '../shared/band';
import type { BlockProps } from '../rows';
import { BlockTitle } from '../shared/block-title';
import { useEditing } from '../shared/editing';
import { Prose } from '../shared/prose';
import { TileField } from '../shared/tile-field';
import styles from './renderer.module.css';

/** A full-width heading, then text next to a tile. */
export default function TextTileHeader({ block }: BlockProps<BlockOf<'text-tile-header'>>) {
  const { header, slug, tile } = block;
  const isWritten = useEditing() !== null;
  return (
    <Band slug={slug}>
      <div className="wrap cols">
        {(header || isWritten) && (
          <BlockTitle at="header" className={styles.header}>
            {header ?? ''}
          </BlockTitle>
        )}
        <Prose text={block} level={header ? 3 : 2} className={styles.prose} />
        <TileField tile={tile} className={styles.tile} />
      </div>
    </Band>
  );
}
