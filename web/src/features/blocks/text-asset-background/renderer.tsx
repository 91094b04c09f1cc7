import { clsx } from 'clsx';
import type { BlockOf } from '../../../api/types';
import { objectPosition } from '../../../lib/object-position';
import { AssetPicture } from '../shared/asset-figure';
import type { BlockProps } from '../shared/block-props';
import { useEditing } from '../shared/editing';
import { Picture } from '../shared/picture';
import { hasText, Prose } from '../shared/prose';
import { isWhite } from '../shared/tone';
import styles from './renderer.module.css';

const POSITION: Record<string, string | undefined> = { center: styles.center, bottom: styles.bottom };

/** The colour under the text. No text stands on a picture: without a card of its own it takes the field's. */
const cardOf = (card: string, field: string): string => (card === 'transparent' ? field : card);

/** Card and field of one colour have no edge between them: no box in a box. A white card on a picture has one. */
const hasNoEdge = (card: string, field: string, onPicture: boolean): boolean =>
  isWhite(card) ? isWhite(field) && !onPicture : card === field;

/** Text on a card over a field of colour with a picture; a second asset stands in one of six places. */
export function TextAssetBackground({ block }: BlockProps<BlockOf<'text-asset-background'>>) {
  const { asset, backgroundAsset, settings, slug } = block;
  const { backgroundColor, textDirection, assetPosition } = settings;
  const isWritten = useEditing() !== null;
  const original = backgroundAsset?.original;
  const picture = original?.preview;
  const card = cardOf(settings.contentBackgroundColor, backgroundColor);
  // A place that the block asks for goes before the focal point of the asset.
  const isFree = settings.backgroundAssetPosition === 'default';
  const isOwnSize = settings.backgroundSize === 'auto';
  const [vertical = 'bottom', horizontal = 'right'] = assetPosition.split('-');
  return (
    <section id={slug} className={clsx(styles.band, `bg-${backgroundColor}`)}>
      {picture && (
        <Picture
          preview={picture}
          sizes={isOwnSize ? `${original.width ?? picture.width}px` : '100vw'}
          alt=""
          position={isFree ? objectPosition(backgroundAsset) : undefined}
          className={clsx(
            styles.picture,
            isOwnSize && styles.ownSize,
            POSITION[settings.backgroundAssetPosition],
          )}
        />
      )}
      <div
        className={clsx('wrap cols', styles.content, textDirection === 'right' && styles.textRight)}
        data-picture={picture ? '' : undefined}
      >
        {(hasText(block) || isWritten) && (
          <div
            className={clsx(
              styles.card,
              `bg-${card}`,
              hasNoEdge(card, backgroundColor, picture !== null && picture !== undefined) && styles.merged,
            )}
          >
            <Prose text={block} on={card} />
          </div>
        )}
        {asset && (
          <div className={styles.asset} data-vertical={vertical} data-horizontal={horizontal}>
            <AssetPicture asset={asset} sizes="(min-width: 992px) 40vw, 92vw" />
          </div>
        )}
      </div>
    </section>
  );
}
