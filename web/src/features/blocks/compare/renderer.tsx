import { clsx } from 'clsx';
import { ChevronsLeftRight } from 'lucide-react';
import { useState } from 'react';
import type { Asset, BlockOf } from '../../../api/types';
import { getAlternative, objectPosition, plateColour } from '../../../lib/asset-display';
import type { BlockProps } from '../rows';
import { AssetPicture } from '../shared/asset-figure';
import { Band } from '../shared/band';
import { AssetPlaceholder, EditableText, useEditing, useEmptyPlaces } from '../shared/editing';
import { getOwnSize } from '../shared/own-size';
import { Picture } from '../shared/picture';
import { hasText, Prose } from '../shared/prose';
import styles from './renderer.module.css';

const SIZES = '(min-width: 1280px) 1152px, 92vw';

interface SideProps {
  side: 'before' | 'after';
  asset: Asset | null;
  label: string;
  /** What readers see without a label. */
  usual: string;
  isSliding: boolean;
}

/** One of the two, with its words. */
function Side({ side, asset, label, usual, isSliding }: SideProps) {
  const isWritten = useEditing() !== null;
  const hasPlaces = useEmptyPlaces();
  if (!asset && !hasPlaces) return null;
  const preview = isSliding ? asset?.original?.preview : null;
  return (
    <figure className={clsx('stack gap-1', styles.side, styles[side])}>
      {asset && preview && (
        <span className={clsx('rounded', styles.picture, plateColour(asset))} data-asset={asset.id}>
          <Picture
            preview={preview}
            sizes={SIZES}
            alt={getAlternative(asset)}
            position={objectPosition(asset)}
          />
        </span>
      )}
      {asset && !preview && <AssetPicture asset={asset} sizes={SIZES} />}
      {!asset && <AssetPlaceholder at={side} />}
      <figcaption className={clsx('text-sm strong', styles.label)} data-written>
        <EditableText at={`${side}Label`}>{isWritten ? label : label || usual}</EditableText>
      </figcaption>
    </figure>
  );
}

const MIDDLE = 50;

/** Two pictures that slide over each other. On paper and without scripts they stand beside each other. */
export default function Compare({ block }: BlockProps<BlockOf<'compare'>>) {
  const { after, afterLabel, before, beforeLabel, slug } = block;
  const [at, setAt] = useState(MIDDLE);
  const isWritten = useEditing() !== null;
  const hasPlaces = useEmptyPlaces();
  const isSliding = Boolean(before?.original?.preview && after?.original?.preview);
  if (!hasPlaces && !hasText(block) && !before && !after) return null;
  // Both stand on a field of the size of the first.
  const shape = before?.original?.preview;
  const [first, second] = [beforeLabel || 'Voor', afterLabel || 'Na'];
  return (
    <Band slug={slug}>
      <div className="wrap cols rows">
        {(hasText(block) || isWritten) && <Prose text={block} className={clsx('span-8', styles.prose)} />}
        <div
          className={clsx('stack span-all', styles.both, isSliding && styles.sliding)}
          style={{
            ...(shape && {
              ...getOwnSize(before.original?.ext, shape),
              '--ratio': shape.height / shape.width,
            }),
            '--at': `${at}%`,
          }}
        >
          <Side side="before" asset={before} label={beforeLabel} usual="Voor" isSliding={isSliding} />
          <Side side="after" asset={after} label={afterLabel} usual="Na" isSliding={isSliding} />
          {isSliding && (
            <div className={styles.slider}>
              <input
                type="range"
                value={at}
                onChange={(event) => setAt(event.target.valueAsNumber)}
                aria-label={`Schuif tussen ‘${first}’ en ‘${second}’`}
                aria-valuetext={`${at}% ‘${first}’, ${100 - at}% ‘${second}’`}
              />
              <span className={styles.knob}>
                <ChevronsLeftRight />
              </span>
              <span className={styles.bar} />
            </div>
          )}
        </div>
      </div>
    </Band>
  );
}
