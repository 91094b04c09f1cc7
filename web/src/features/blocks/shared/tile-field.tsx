import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { Tile } from '../../../api/types';
import { BlockButton, ButtonTarget } from './block-button';
import { Picture } from './picture';
import { RichText } from './rich-text';
import styles from './tile-field.module.css';

const WIDTHS = '(min-width: 992px) 40vw, 90vw';

function Art({ tile }: { tile: Tile }) {
  const preview = tile.asset?.original?.preview;
  return preview ? <Picture preview={preview} sizes={WIDTHS} alt="" className={styles.art} /> : null;
}

/** A field of colour with a drawing that touches its edge. */
export function TileField({ tile, className }: { tile: Tile; className?: string }) {
  return (
    <div className={clsx(styles.tile, `bg-${tile.background}`, className)}>
      <Art tile={tile} />
      {tile.title && <h3 className={styles.title}>{tile.title}</h3>}
      <RichText html={tile.body} className={styles.body} />
      <BlockButton button={tile.button} on={tile.background} small className={styles.button} />
    </div>
  );
}

/** A tile that stands by itself: as a whole a link, when it leads somewhere. */
export function BareTile({ tile, className }: { tile: Tile; className?: string }) {
  if (!tile.button.url) return <TileField tile={tile} className={className} />;
  return (
    <ButtonTarget
      button={tile.button}
      className={clsx(styles.tile, styles.bare, `bg-${tile.background}`, className)}
    >
      <Art tile={tile} />
      <h3 className={styles.title}>{tile.title}</h3>
      <RichText html={tile.body} className={styles.body} />
      <span className={styles.go}>
        <ArrowRight className="icon" aria-hidden="true" />
      </span>
    </ButtonTarget>
  );
}
