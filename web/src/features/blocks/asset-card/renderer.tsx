import type { BlockOf } from '../../../api/types';
import { Band } from '../shared/band';
import { AssetPlaceholder } from '../shared/editing';
import { Card } from './card';
import styles from './renderer.module.css';

export interface AssetCardProps {
  block: BlockOf<'asset-card'>;
  /** Whether it stands in the opening of its page. */
  isOpening?: boolean;
}

/** A card to take along something. */
export default function AssetCard({ block: { asset, slug }, isOpening = false }: AssetCardProps) {
  if (!asset) return <AssetPlaceholder at="asset" />;
  const card = <Card asset={asset} slug={slug} />;
  if (isOpening) return card;
  return (
    <Band>
      <div className={`wrap ${styles.card}`}>{card}</div>
    </Band>
  );
}
