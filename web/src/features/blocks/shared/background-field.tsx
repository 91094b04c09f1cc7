import { clsx } from 'clsx';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Asset, BlockOf } from '../../../api/types';
import { getAlternative } from '../../assets/library/shown-text';
import { objectPosition } from '../../../lib/object-position';
import { LateLight } from '../../../theme/drawings/late-light';
import { AssetFigure } from './asset-figure';
import styles from './background-field.module.css';
import { Picture } from './picture';
import { isWhite } from './tone';

/** Few fields have a film, and it only plays when asked. */
const BackgroundVideo = lazy(() =>
  import('./background-video').then((module) => ({ default: module.BackgroundVideo })),
);

type Settings = BlockOf<'text-asset-background'>['settings'];

const POSITION: Record<string, string | undefined> = { center: styles.center, bottom: styles.bottom };

/** The colour under the text. No text stands on a picture: without a card of its own it takes the field's. */
export const getCard = ({ contentBackgroundColor: card, backgroundColor: field }: Settings): string =>
  card === 'transparent' ? field : card;

/** Card and field of one colour have no edge between them: no box in a box. A white card on a picture has one. */
function hasNoEdge({ contentBackgroundColor: card, backgroundColor: field }: Settings, onPicture: boolean) {
  if (card === 'transparent') return true;
  return isWhite(card) ? isWhite(field) && !onPicture : card === field;
}

interface BackgroundProps {
  asset: Asset;
  settings: Settings;
  /** The first thing that visitors see is not waited for. */
  first: boolean;
}

/** The picture or film of the field. */
function Background({ asset, settings, first }: BackgroundProps) {
  const { backgroundAssetPosition, backgroundSize } = settings;
  const { original } = asset;
  const isOwnSize = backgroundSize === 'auto';
  const look = clsx(styles.picture, isOwnSize && styles.ownSize, POSITION[backgroundAssetPosition]);
  // A place that the block asks for goes before the focal point of the asset.
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
  /** Opens the home page: as high as the window, and its text stands on the field itself. */
  opening?: boolean;
  /** There is no text yet: its card has no room until somebody writes. */
  unwritten?: boolean;
  /** The text; without one there is no card. */
  children: ReactNode;
}

/** A field of colour with a picture, a card of text and an asset in one of six places. */
export function BackgroundField({
  block,
  opening = false,
  unwritten = false,
  children,
}: BackgroundFieldProps) {
  const { asset, backgroundAsset, settings, slug } = block;
  const { backgroundColor, textDirection, assetPosition } = settings;
  const isLit = opening && !backgroundAsset && backgroundColor === 'blueDark';
  const hasPicture = isLit || Boolean(backgroundAsset?.original?.preview);
  const card = getCard(settings);
  const isMerged = hasNoEdge(settings, hasPicture);
  const [vertical = 'bottom', horizontal = 'right'] = assetPosition.split('-');
  const side = children && horizontal === textDirection ? 'same' : 'other';
  return (
    <section
      id={slug}
      className={clsx(styles.band, opening && styles.opening, `bg-${backgroundColor}`)}
      data-text={textDirection}
      data-picture={hasPicture ? '' : undefined}
    >
      {backgroundAsset && <Background asset={backgroundAsset} settings={settings} first={opening} />}
      {isLit && <LateLight of="hero" className={styles.picture} />}
      <div
        className={clsx('wrap cols', styles.content)}
        data-place={asset ? `${side} ${vertical}` : undefined}
        data-side={horizontal}
      >
        {children && (
          <div
            data-written={unwritten ? '' : undefined}
            className={clsx(styles.card, `bg-${card}`, isMerged && styles.merged)}
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
