import { clsx } from 'clsx';
import { FileText, Film } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Asset } from '../../api/types';
import { Badge } from '../../theme/controls/badge';
import { describeFile } from '../blocks/shared/download-link';
import styles from './asset-card.module.css';

/** 'PNG · 36 KB, 3 bestanden' */
function describe({ original, files }: Asset): string {
  const count = files.length === 1 ? '1 bestand' : `${files.length} bestanden`;
  return [original && describeFile(original), files.length > 0 && count].filter(Boolean).join(', ');
}

/** One asset of the library. */
export function AssetCard({ asset, selected }: { asset: Asset; selected: boolean }) {
  const { id, title, original, isPrivate } = asset;
  const preview = original?.preview;
  const Icon = original?.kind === 'video' ? Film : FileText;
  return (
    <Link
      to={`/assets/${id}`}
      preventScrollReset
      className={clsx(styles.card, selected && styles.selected)}
      aria-current={selected ? 'true' : undefined}
    >
      <span className={styles.plate}>
        {preview ? (
          <img
            src={preview.url}
            srcSet={preview.srcset}
            sizes="(min-width: 992px) 20vw, 45vw"
            width={preview.width}
            height={preview.height}
            alt=""
            loading="lazy"
          />
        ) : (
          <Icon aria-hidden="true" />
        )}
      </span>
      <span className={styles.title}>{title || original?.name || 'Zonder titel'}</span>
      <span className="meta">{describe(asset)}</span>
      {isPrivate && <Badge className={styles.badge}>Privé</Badge>}
    </Link>
  );
}
