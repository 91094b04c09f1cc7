import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { Tile } from '../../../api/types';
import { BlockButton, ButtonTarget } from './block-button';
import { useEditing, Words } from './editing';
import { Picture } from './picture';
import { RichText } from './rich-text';
import styles from './tile-field.module.css';

/** About how high a drawing stands in a tile; its shape decides how wide. */
const HEIGHT = 240;
const WIDE_HEIGHT = 400;

interface TileProps {
  tile: Tile;
  /** Two columns wide and filled by its drawing. */
  wide?: boolean;
  className?: string;
}

function Art({ tile, wide }: TileProps) {
  const preview = tile.asset?.original?.preview;
  if (!preview) return null;
  const width = Math.round(((wide ? WIDE_HEIGHT : HEIGHT) * preview.width) / preview.height);
  return <Picture preview={preview} sizes={`${width}px`} alt="" className={styles.art} />;
}

/** A field of colour with a drawing that touches its edge. */
export function TileField({ tile, wide, className }: TileProps) {
  const isWritten = useEditing() !== null;
  return (
    <div className={clsx(styles.tile, `bg-${tile.background}`, className)}>
      <Art tile={tile} wide={wide} />
      {(tile.title || isWritten) && (
        <h3 className={styles.title}>
          <Words at="tile.title">{tile.title}</Words>
        </h3>
      )}
      <RichText at="tile.body" html={tile.body} className={styles.body} />
      <BlockButton button={tile.button} on={tile.background} small className={styles.button} />
    </div>
  );
}

/** A tile that stands by itself: as a whole a link, when it leads somewhere. */
export function BareTile(props: TileProps) {
  const { tile, wide, className } = props;
  const isWritten = useEditing() !== null;
  if (!tile.button.url || isWritten) return <TileField {...props} />;
  return (
    <ButtonTarget
      button={tile.button}
      className={clsx(styles.tile, styles.bare, `bg-${tile.background}`, className)}
    >
      <Art tile={tile} wide={wide} />
      <h3 className={styles.title}>{tile.title}</h3>
      <RichText html={tile.body} className={styles.body} />
      <span className={styles.go}>
        <ArrowRight className="icon" aria-hidden="true" />
      </span>
    </ButtonTarget>
  );
}
