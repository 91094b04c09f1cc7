import { clsx } from 'clsx';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Asset, BlockOf } from '../../../api/types';
import { getAlternative, objectPosition } from '../../../lib/asset-display';
import { FormerAnchors } from './former-anchors';
import { LazyOrnament } from '../../../components/lazy-ornament';
import { useSite } from '../../../lib/site';
import { AssetFigure } from './asset-figure';
// Also rendered on the server.
import './background-video.module.css';
import styles from './background-field.module.css';
import { Picture } from './picture';
import { isWhite } from './block-button';

/** Lazy: few fields have a video, and it only plays on request. */
const BackgroundVideo = lazy(() => import('./background-video'));

type Settings = BlockOf<'text-asset-background'>['settings'];

const POSITION: Record<string, string | undefined> = { center: styles.center, bottom: styles.bottom };

/** The colour under the text. Text never sits on an image: without a card of its own it uses the field's colour. */
export const getCard = ({ contentBackgroundColor: card, backgroundColor: field }: Settings): string =>
  card === 'transparent' ? field : card;

/** A card in the colour of the field has no border: no box in a box. A white card on an image keeps its border. */
function hasNoEdge({ contentBackgroundColor: card, backgroundColor: field }: Settings, onPicture: boolean) {
  if (card === 'transparent') return true;
  return isWhite(card) ? isWhite(field) && !onPicture : card === field;
}

interface BackgroundProps {
  asset: Asset;
  settings: Settings;
  /** Eager: it is the first thing that visitors see. */
  first: boolean;
}

function Background({ asset, settings, first }: BackgroundProps) {
  const { backgroundAssetPosition, backgroundSize } = settings;
  const { original } = asset;
  const isOwnSize = backgroundSize === 'auto';
  const look = clsx(styles.picture, isOwnSize && styles.ownSize, POSITION[backgroundAssetPosition]);
  // A position set in the block overrides the focal point of the asset.
  const position = backgroundAssetPosition === 'default' ? objectPosition(asset) : undefined;
  if (original?.kind === 'video') {
    return (
      <Suspense>
        <BackgroundVideo asset={asset} className={look} position={position} />
      </Suspense>
    );
  }
  if (!original?.preview) return null;
  return (
    <Picture
      preview={original.preview}
      sizes={isOwnSize ? `${original.width ?? original.preview.width}px` : '100vw'}
      alt={getAlternative(asset)}
      {...{ first, position }}
      className={look}
      assetId={asset.id}
    />
  );
}

interface BackgroundFieldProps {
  block: BlockOf<'text-asset-background'>;
  /** Opens the home page: as high as the window, with its text on the field itself. */
  opening?: boolean;
  /** No text yet: the card takes no space until the editor starts typing. */
  unwritten?: boolean;
  /** The text; without it there is no card. */
  children: ReactNode;
}

/** A coloured field with an image, a text card and an asset in one of six positions. */
export function BackgroundField({
  block,
  opening = false,
  unwritten = false,
  children,
}: BackgroundFieldProps) {
  const { asset, backgroundAsset, settings, slug } = block;
  const { backgroundColor, textDirection, assetPosition } = settings;
  const { ornament } = useSite();
  const drawn = opening && !backgroundAsset && backgroundColor === 'blueDark' && ornament !== 'none';
  const hasPicture = drawn || Boolean(backgroundAsset?.original?.preview);
  const card = getCard(settings);
  const isMerged = hasNoEdge(settings, hasPicture);
  const [vertical = 'bottom', horizontal = 'right'] = assetPosition.split('-');
  const side = children && horizontal === textDirection ? 'same' : 'other';
  return (
    <section
      id={slug}
      className={clsx(
        'stack gap-0 unbroken',
        styles.band,
        opening && styles.opening,
        `bg-${backgroundColor}`,
      )}
      data-text={textDirection}
      data-picture={hasPicture ? (drawn ? 'drawn' : '') : undefined}
    >
      <FormerAnchors of={block} />
      {backgroundAsset && <Background asset={backgroundAsset} settings={settings} first={opening} />}
      {drawn && <LazyOrnament className={styles.ornament} />}
      <div
        className={clsx('wrap cols', styles.content)}
        data-place={asset ? `${side} ${vertical}` : undefined}
        data-side={horizontal}
      >
        {children && (
          <div
            data-written={unwritten ? '' : undefined}
            className={clsx('rounded', styles.card, `bg-${card}`, isMerged && styles.merged)}
          >
            {children}
          </div>
        )}
        {asset && (
          <div className={styles.asset}>
            <AssetFigure asset={asset} sizes="(min-width: 992px) 40vw, 92vw" caption={false} />
          </div>
        )}
      </div>
    </section>
  );
}
