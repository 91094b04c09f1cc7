import { clsx } from 'clsx';
import type { BlockOf } from '../../../api/types';
import { getFiles } from '../../../lib/offers';
import { AssetPicture } from '../shared/asset-figure';
import { Band } from '../shared/band';
import type { BlockProps } from '../rows';
import { Downloads } from '../shared/downloads';
import { AssetPlaceholder } from '../shared/editing';
import { Prose } from '../shared/prose';
import styles from './renderer.module.css';

const SIZES = '(min-width: 992px) 50vw, 92vw';

/** Text next to one asset; `textDirection` is the side of the text. */
export function TextAsset({ block }: BlockProps<BlockOf<'text-asset'>>) {
  const { asset, settings, slug } = block;
  const isRight = settings.textDirection === 'right';
  return (
    <Band slug={slug} background={settings.backgroundColor}>
      <div className={clsx('wrap cols', styles.pair, isRight && styles.right)}>
        <div className={clsx('stack gap-4', styles.text)}>
          <Prose text={block} on={settings.backgroundColor} />
          {asset && getFiles(asset).length > 0 && <Downloads asset={asset} />}
        </div>
        <div className={styles.asset}>
          {asset ? (
            <AssetPicture asset={asset} sizes={SIZES} outlined={settings.outlined === 'outlined'} />
          ) : (
            <AssetPlaceholder at="asset" />
          )}
        </div>
      </div>
    </Band>
  );
}
