import { Suspense } from 'react';
import { clsx } from 'clsx';
import type { Block, BlockOf } from '../../../api/types';
import { lazyBlock } from '../lazy-block';
import { AssetPicture } from '../shared/asset-figure';
import { Band } from '../shared/band';
import type { BlockProps } from '../rows';
import { Downloads } from '../shared/downloads';
import { AssetPlaceholder } from '../shared/editing';
import styles from './renderer.module.css';

const SIZES = '(min-width: 1280px) 1280px, 92vw';

// Lazy: few pages have one.
const Card = lazyBlock('asset-card', () => import('./card'));

/** A card to take along something, as a page may begin with one; it stands in the opening. */
export function getOpeningCard([first]: readonly Block[]): BlockOf<'asset'> | null {
  return first?.type === 'asset' && first.layout === 'card' && first.asset ? first : null;
}

/** The same, drawn. */
export const AssetCard = ({ block }: { block: BlockOf<'asset'> }) => (
  <Suspense>
    <Card block={block} />
  </Suspense>
);

/** One asset at full width, with its files. */
export function AssetBlock({ block }: BlockProps<BlockOf<'asset'>>) {
  const { asset, layout, settings, slug } = block;
  if (!asset) {
    return <AssetPlaceholder at="asset" />;
  }
  if (layout === 'card') {
    return (
      <Band background={settings.backgroundColor}>
        <div className={`wrap ${styles.card}`}>
          <AssetCard block={block} />
        </div>
      </Band>
    );
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
