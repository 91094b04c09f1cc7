import { Suspense } from 'react';
import type { Block, BlockOf } from '../../../api/types';
import { lazyBlock } from '../lazy-block';
import type { AssetCardProps } from './renderer';

// Lazy: few pages have one.
export const AssetCard = lazyBlock<AssetCardProps>('asset-card', () => import('./renderer'));

/** The card that a page begins with, which stands in its opening. */
export function getOpeningCard([first]: readonly Block[]): BlockOf<'asset-card'> | null {
  return first?.type === 'asset-card' && first.asset ? first : null;
}

/** The same, drawn. */
export const OpeningCard = ({ block }: { block: BlockOf<'asset-card'> }) => (
  <Suspense>
    <AssetCard block={block} isOpening />
  </Suspense>
);
