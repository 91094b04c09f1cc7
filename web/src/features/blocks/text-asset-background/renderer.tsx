import { clsx } from 'clsx';
import type { BlockOf } from '../../../api/types';
import { AssetPicture } from '../shared/asset-figure';
import type { BlockProps } from '../shared/block-props';
import { hasText, Prose } from '../shared/prose';
import { isWhite } from '../shared/tone';
import styles from './renderer.module.css';

const POSITION: Record<string, string | undefined> = { center: styles.center, bottom: styles.bottom };

/** Card and field of one colour have no edge between them: no box in a box. */
const isSameField = (card: string, field: string): boolean =>
  card === 'transparent' || card === field || (isWhite(card) && isWhite(field));

/** Text on a card over a field of colour with a picture; a second asset stands in one of six places. */
export function TextAssetBackground({ block }: BlockProps<BlockOf<'text-asset-background'>>) {
  const { asset, backgroundAsset, settings, slug } = block;
  const { backgroundColor, contentBackgroundColor, textDirection, assetPosition } = settings;
  const picture = backgroundAsset?.original?.preview;
  const [vertical = 'bottom', horizontal = 'right'] = assetPosition.split('-');
  const hasCard = contentBackgroundColor !== 'transparent';
  const isMerged = isSameField(contentBackgroundColor, backgroundColor);
  return (
    <section id={slug} className={clsx(styles.band, `bg-${backgroundColor}`)}>
      {picture && (
        <img
          className={clsx(
            styles.picture,
            settings.backgroundSize === 'auto' && styles.ownSize,
            POSITION[settings.backgroundAssetPosition],
          )}
          src={picture.url}
          srcSet={picture.srcset}
          sizes="100vw"
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
        />
      )}
      <div
        className={clsx('wrap cols', styles.content, textDirection === 'right' && styles.textRight)}
        data-picture={picture ? '' : undefined}
      >
        {hasText(block) && (
          <div
            className={clsx(
              styles.card,
              hasCard && `bg-${contentBackgroundColor}`,
              isMerged && styles.merged,
            )}
          >
            <Prose text={block} on={hasCard ? contentBackgroundColor : backgroundColor} />
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
