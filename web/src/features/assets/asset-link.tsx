import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { Asset } from '../../api/types';
import { AssetCaption } from './library/asset-caption';
import { AssetPlate } from './library/asset-plate';
import { describeFile } from '../../components/download-link';
import styles from './asset-link.module.css';

interface AssetLinkProps {
  asset: Asset;
  selected: boolean;
  /** A row in a list instead of a card in a grid. */
  asLine: boolean;
  /** The library's query string, which the link preserves. */
  search: string;
}

export function AssetLink({ asset, selected, asLine, search }: AssetLinkProps) {
  const { id, original } = asset;
  return (
    <Link
      to={{ pathname: `/assets/${id}`, search }}
      preventScrollReset
      className={clsx(asLine ? styles.line : styles.card, selected && styles.selected)}
      aria-current={selected ? 'true' : undefined}
    >
      <AssetPlate
        asset={asset}
        sizes={asLine ? '128px' : '(min-width: 576px) 300px, 45vw'}
        className={styles.plate}
      />
      <AssetCaption asset={asset} />
      {asLine && <span className={`meta ${styles.file}`}>{original && describeFile(original)}</span>}
    </Link>
  );
}
