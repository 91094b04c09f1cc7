import { useMemo } from 'react';
import type { BlockOf } from '../../../api/types';
import type { BlockProps } from '../rows';
import { Band } from '../shared/band';
import { AssetPlaceholder, useEditing, useEmptyPlaces } from '../shared/editing';
import { hasText, Prose } from '../shared/prose';
import { Browser } from './browser';

/** The pictograms of the house style. */
export default function Icons({ block }: BlockProps<BlockOf<'icons'>>) {
  const { slug, assets } = block;
  const isWritten = useEditing() !== null;
  const hasPlaces = useEmptyPlaces();
  // The same list as long as the assets are: typing in the title draws no pictogram again.
  const shown = useMemo(() => assets.filter((asset) => asset !== null), [assets]);
  if (!isWritten && !hasPlaces && !hasText(block) && shown.length === 0) return null;
  return (
    <Band slug={slug}>
      <div className="wrap cols rows">
        {(hasText(block) || isWritten) && <Prose text={block} />}
        {shown.length > 0 ? <Browser assets={shown} /> : <AssetPlaceholder at="assets.0" />}
      </div>
    </Band>
  );
}
