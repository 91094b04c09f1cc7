import { FileText, Film } from 'lucide-react';
import type { Asset } from '../../../api/types';
import styles from './asset-thumb.module.css';

export function AssetThumb({ asset }: { asset: Asset }) {
  const { original, title, isPrivate } = asset;
  const Icon = original?.kind === 'video' ? Film : FileText;
  return (
    <span className={styles.thumb}>
      <span className={styles.plate}>
        {original?.preview ? (
          <img
            src={original.preview.url}
            srcSet={original.preview.srcset}
            sizes="160px"
            alt=""
            loading="lazy"
          />
        ) : (
          <Icon />
        )}
      </span>
      <span className={styles.title}>
        {title || original?.name || 'Zonder titel'}
        {isPrivate && <span className="meta"> · privé</span>}
      </span>
    </span>
  );
}
