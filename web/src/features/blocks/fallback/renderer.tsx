import { Fragment } from 'react';
import type { Asset } from '../../../api/types';
import { AssetFigure } from '../shared/asset-figure';
import { Band } from '../shared/band';
import { RichText } from '../shared/rich-text';
import { isAsset, getParts, type Part } from './parts';
import styles from './renderer.module.css';

function Assets({ assets }: { assets: Asset[] }) {
  return (
    <div className={styles.assets}>
      {assets.map((asset, index) => (
        <AssetFigure key={`${asset.id} ${index}`} asset={asset} sizes="(min-width: 720px) 33vw, 92vw" />
      ))}
    </div>
  );
}

function Shown({ name, value }: Part) {
  if (isAsset(value)) return <Assets assets={[value]} />;
  if (typeof value !== 'string') return null;
  if (['title', 'header'].includes(name)) return <h2>{value}</h2>;
  return /<[a-z][^>]*>/i.test(value) ? <RichText html={value} /> : <p className={styles.text}>{value}</p>;
}

/** Renders a block type without a design: its texts and assets, in field order. */
export default function Fallback({ block }: { block: { id: number; slug: string } }) {
  return (
    <Band slug={block.slug}>
      <div className={`wrap ${styles.fallback}`}>
        {getParts(block).map((part, index) => (
          <Fragment key={`${part.name} ${index}`}>
            <Shown {...part} />
          </Fragment>
        ))}
      </div>
    </Band>
  );
}
