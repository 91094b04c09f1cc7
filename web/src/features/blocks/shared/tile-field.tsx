import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { Block, Tile } from '../../../api/types';
import { getAlternative } from '../../../lib/asset-display';
import { isDocuments } from './asset-figure';
import { BlockButton, ButtonLabel, ButtonTarget } from './block-button';
import { useBlockSlug } from './block-title';
import { ButtonIcon } from './button-icon';
import { Downloads } from './downloads';
import { useEditing, EditableText } from './editing';
import { FormerAnchors } from './former-anchors';
import { getAnchor } from './anchors';
import { Picture } from './picture';
import { RichText } from './rich-text';
import styles from './tile-field.module.css';
import { Video } from './video';

/** Approximate height of a drawing in a tile; its aspect ratio sets the width. */
const HEIGHT = 240;
const WIDE_HEIGHT = 400;

interface TileProps {
  tile: Tile;
  /** Without text next to it: the whole tile links to the target of its button. */
  bare?: boolean;
  /** Two columns wide and filled by its drawing. */
  wide?: boolean;
  /** The block that it is by itself. */
  of?: Block;
  className?: string;
}

function Art({ tile, wide }: TileProps) {
  const { asset } = tile;
  const { preview, ext } = asset?.original ?? {};
  if (!asset || !preview) return null;
  const width = Math.round(((wide ? WIDE_HEIGHT : HEIGHT) * preview.width) / preview.height);
  return (
    <Picture
      preview={preview}
      ext={ext}
      sizes={`${width}px`}
      alt={getAlternative(asset)}
      className={styles.art}
      assetId={asset.id}
    />
  );
}

/** A video or documents in a tile: controls instead of a drawing. */
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

/** The link of a bare tile; it covers the whole tile, below other links in it. */
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
      {!label && !icon && <ArrowRight />}
    </>
  );
  // While editing, it would cover the texts.
  if (isWritten) return <span className={look}>{inside}</span>;
  return (
    <ButtonTarget button={button} className={look}>
      {inside}
    </ButtonTarget>
  );
}

/** A coloured field with a drawing that touches its edge. */
export function TileField({ tile, bare, wide, of, className }: TileProps) {
  const isWritten = useEditing() !== null;
  const slug = useBlockSlug();
  return (
    <div
      id={of?.slug}
      className={clsx('rounded unbroken edged', styles.tile, `bg-${tile.background}`, className)}
    >
      {of && <FormerAnchors of={of} />}
      <Art tile={tile} wide={wide} />
      {(tile.title || isWritten) && (
        <h3 id={getAnchor(slug, tile.title)} className={styles.title} data-written>
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
