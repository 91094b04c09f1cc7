import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { Asset } from '../../api/types';
import { AssetCaption } from './library/asset-caption';
import { AssetPlate } from './library/asset-plate';
import { describeFile } from '../../components/download-link';
import { getDisplayFile } from '../../lib/asset-display';
import styles from './asset-link.module.css';

interface AssetLinkProps {
  asset: Asset;
  /** The path of the list; that of the asset is below it. */
  list: string;
  selected?: boolean;
  /** It opens a screen of its own, from its top, instead of details beside the list. */
  asPage?: boolean;
  /** A row in a list instead of a card in a grid. */
  asLine?: boolean;
  /** The list's query string, which the link preserves. */
  search: string;
  /** What the line under the title says. */
  meta?: string;
}

export function AssetLink({ asset, list, selected, asPage, asLine, search, meta }: AssetLinkProps) {
  const { id } = asset;
  const shown = getDisplayFile(asset);
  return (
    <Link
      to={{ pathname: `${list}/${id}`, search }}
      preventScrollReset={!asPage}
      className={clsx(asLine ? styles.line : styles.card, selected && styles.selected)}
      aria-current={selected ? 'true' : undefined}
    >
      <AssetPlate
        asset={asset}
        sizes={asLine ? '128px' : '(min-width: 576px) 300px, 45vw'}
        className={styles.plate}
      />
      <AssetCaption asset={asset} meta={meta} />
      {asLine && <span className={`meta ${styles.file}`}>{shown && describeFile(shown)}</span>}
    </Link>
  );
}
