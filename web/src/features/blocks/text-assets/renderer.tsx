import { clsx } from 'clsx';
import type { BlockOf } from '../../../api/types';
import { AssetFigure } from '../shared/asset-figure';
import { Band } from '../shared/band';
import type { BlockProps } from '../rows';
import { AssetPlaceholder, useEditing, useEmptyPlaces } from '../shared/editing';
import { hasText, Prose } from '../shared/prose';
import { getVisiblePlaces } from './places';
import styles from './renderer.module.css';

const SIZES = '(min-width: 720px) 46vw, 92vw';

/** Text above assets in two columns, for comparison. */
export default function TextAssets({ block }: BlockProps<BlockOf<'text-assets'>>) {
  const { assets, settings, slug } = block;
  const isWritten = useEditing() !== null;
  const hasPlaces = useEmptyPlaces();
  const outlined = settings.outlined === 'outlined';
  return (
    <Band slug={slug} background={settings.backgroundColor}>
      <div className="wrap cols">
        {(hasText(block) || isWritten) && (
          <Prose text={block} on={settings.backgroundColor} className={clsx('span-8', styles.prose)} />
        )}
        {(hasPlaces ? assets : getVisiblePlaces(assets)).map((asset, index) => (
          <div key={`${asset?.id} ${index}`} className={asset || hasPlaces ? styles.asset : styles.gap}>
            {asset ? (
              <AssetFigure asset={asset} sizes={SIZES} outlined={outlined} />
            ) : (
              <AssetPlaceholder at={`assets.${index}`} />
            )}
          </div>
        ))}
      </div>
    </Band>
  );
}
