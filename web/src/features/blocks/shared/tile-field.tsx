import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { Tile } from '../../../api/types';
import { getAlternative } from '../../assets/library/shown-text';
import { isDocuments } from './asset-figure';
import { BlockButton, ButtonLabel, ButtonTarget } from './block-button';
import { ButtonIcon } from './button-icon';
import { Downloads } from './downloads';
import { useEditing, EditableText } from './editing';
import { Picture } from './picture';
import { RichText } from './rich-text';
import styles from './tile-field.module.css';
import { Video } from './video';

/** About how high a drawing stands in a tile; its shape decides how wide. */
const HEIGHT = 240;
const WIDE_HEIGHT = 400;

interface TileProps {
  tile: Tile;
  /** Stands by itself, without text beside it: all of it leads where its button leads. */
  bare?: boolean;
  /** Two columns wide and filled by its drawing. */
  wide?: boolean;
  /** Its anchor, where it is a block of its own. */
  slug?: string;
  className?: string;
}

/** The drawing of a tile at its edge. */
function Art({ tile, wide }: TileProps) {
  const { asset } = tile;
  const preview = asset?.original?.preview;
  if (!preview) return null;
  const width = Math.round(((wide ? WIDE_HEIGHT : HEIGHT) * preview.width) / preview.height);
  return (
    <Picture
      preview={preview}
      sizes={`${width}px`}
      alt={getAlternative(asset)}
      className={styles.art}
      assetId={asset.id}
    />
  );
}

/** A film of a tile, or its documents: not a drawing, but something to use. */
function Offer({ asset }: { asset: Tile['asset'] }) {
  if (asset?.original?.kind === 'video') {
    return (
      <div className={styles.offer} data-asset={asset.id}>
        <Video asset={asset} className={styles.film ?? ''} />
      </div>
    );
  }
  return asset && isDocuments(asset) ? <Downloads asset={asset} className={styles.offer} /> : null;
}

/** Where a bare tile leads; its link lies over the whole tile, under other links in it. */
function Lead({ tile: { title, button } }: { tile: Tile }) {
  const { icon, label, url } = button;
  const isWritten = useEditing() !== null;
  if (!url) return null;
  const look = clsx(styles.go, label && styles.labelled);
  const inside = (
    <>
      {title && <span className="sr">{label ? `${title}: ` : title}</span>}
      {label && <ButtonLabel button={button} />}
      {!label && icon && <ButtonIcon value={icon.value} />}
      {!label && !icon && <ArrowRight className="icon" aria-hidden="true" />}
    </>
  );
  // Over texts that are written it would be in the way.
  if (isWritten) return <span className={look}>{inside}</span>;
  return (
    <ButtonTarget button={button} className={look}>
      {inside}
    </ButtonTarget>
  );
}

/** A field of colour with a drawing that touches its edge. */
export function TileField({ tile, bare, wide, slug, className }: TileProps) {
  const isWritten = useEditing() !== null;
  return (
    <div id={slug} className={clsx(styles.tile, `bg-${tile.background}`, className)}>
      <Art tile={tile} wide={wide} />
      {(tile.title || isWritten) && (
        <h3 className={styles.title} data-written>
          <EditableText at="tile.title">{tile.title}</EditableText>
        </h3>
      )}
      <RichText at="tile.body" html={tile.body} className={styles.body} />
      <Offer asset={tile.asset} />
      {bare ? (
        <Lead tile={tile} />
      ) : (
        <BlockButton button={tile.button} on={tile.background} small className={styles.button} />
      )}
    </div>
  );
}
