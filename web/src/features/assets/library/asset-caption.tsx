import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import type { Asset } from '../../../api/types';
import { fileType } from '../../../components/download-link';
import { Skeleton } from '../../../components/skeleton';
import styles from './asset-caption.module.css';
import { getName } from '../../../lib/asset-display';
import { byteSize } from '../../../lib/byte-size';
import { getFiles } from '../../../lib/offers';

/** '4 bestanden', or for a single file its description: 'PNG · 36 KB'. */
function describeAsset(asset: Asset): string {
  const { original } = asset;
  const files = getFiles(asset);
  const [first, ...more] = files;
  if (more.length > 0 || (first && original)) {
    return files.length === 1 ? '1 bestand' : `${files.length} bestanden`;
  }
  const only = original ?? first;
  return only ? `${fileType(only)} · ${byteSize(only.size)}` : 'Nog zonder bestand';
}

interface AssetCaptionProps {
  asset: Asset;
  /** What the line under the title says; by default how many files there are. */
  meta?: string;
}

export function AssetCaption({ asset, meta = describeAsset(asset) }: AssetCaptionProps) {
  return (
    <span className={styles.caption}>
      <span className={clsx('strong breaks', styles.title)}>{getName(asset)}</span>
      <span className={`meta line tiny-icons ${styles.meta}`}>
        {asset.isPrivate && <Lock />}
        {asset.isPrivate && 'Privé · '}
        {meta}
      </span>
    </span>
  );
}

export function AssetSkeleton({ asLine = false }: { asLine?: boolean }) {
  return (
    <span className={asLine ? styles.waitingLine : styles.waiting} aria-hidden="true">
      <span className={clsx('panel', styles.blank)} />
      <span className={styles.caption}>
        <span className={clsx('strong breaks', styles.title)}>
          <Skeleton width="70%" />
        </span>
        <Skeleton width="40%" height={12} />
      </span>
    </span>
  );
}
