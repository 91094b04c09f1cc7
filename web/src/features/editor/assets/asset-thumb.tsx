import { clsx } from 'clsx';
import type { Asset } from '../../../api/types';
import { getName } from '../../../lib/asset-display';
import { AssetPlate } from '../../assets';
import styles from './asset-thumb.module.css';

export function AssetThumb({ asset }: { asset: Asset }) {
  return (
    <span className={clsx('grid', styles.thumb)}>
      <AssetPlate asset={asset} sizes="80px" className={styles.plate} />
      <span className={clsx('text-sm strong breaks', styles.title)}>
        {getName(asset)}
        {asset.isPrivate && <span className="meta"> · privé</span>}
      </span>
    </span>
  );
}
