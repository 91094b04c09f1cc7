import { lazy } from 'react';
import type { Asset } from '../../../api/types';
import { hasPicture } from '../../../lib/offers';
import { OpeningDetails } from './opening-details';

/** The formats themselves; suspends while its code loads. */
export const FormatList = lazy(() => import('./format-list'));

/** The formats in which an asset can be had besides its files, asked for when they are opened. */
export function Formats({ asset }: { asset: Asset }) {
  if (!asset.can.use || !hasPicture(asset)) return null;
  const summary = (
    <span>
      Andere formaten<span className="sr"> van {asset.title}</span>
    </span>
  );
  return (
    <li>
      <OpeningDetails summary={summary}>
        <FormatList asset={asset} hasAddresses />
      </OpeningDetails>
    </li>
  );
}
