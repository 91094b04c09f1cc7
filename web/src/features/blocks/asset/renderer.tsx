import { clsx } from 'clsx';
import type { BlockOf } from '../../../api/types';
import { AssetPicture } from '../shared/asset-figure';
import { Band } from '../shared/band';
import type { BlockProps } from '../rows';
import { Downloads } from '../shared/downloads';
import { AssetPlaceholder } from '../shared/editing';
import styles from './renderer.module.css';

const SIZES = '(min-width: 1280px) 1280px, 92vw';

/** One asset at full width, with its files. */
export function AssetBlock({ block }: BlockProps<BlockOf<'asset'>>) {
  const { asset, settings, slug } = block;
  if (!asset) {
    return <AssetPlaceholder at="asset" />;
  }
  return (
    <Band slug={slug} background={settings.backgroundColor}>
      <div className={`wrap stack gap-3`}>
        <figure className="stack">
          <AssetPicture asset={asset} sizes={SIZES} outlined={settings.outlined === 'outlined'} />
          <figcaption>
            <span className={clsx('strong', styles.title)}>{asset.title}</span>
          </figcaption>
        </figure>
        <Downloads asset={asset} />
      </div>
    </Band>
  );
}
