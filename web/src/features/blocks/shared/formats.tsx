import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Asset } from '../../../api/types';
import { hasPicture } from '../../../lib/offers';
import styles from './downloads.module.css';

const FormatList = lazy(() => import('./format-list'));

/** The formats in which an asset can be had besides its files, asked for when they are opened. */
export function Formats({ asset }: { asset: Asset }) {
  const [isOpen, setOpen] = useState(false);
  if (!asset.can.use || !hasPicture(asset)) return null;
  return (
    <li>
      <details className={styles.why} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span>
            Andere formaten<span className="sr"> van {asset.title}</span>
          </span>
          <ChevronDown />
        </summary>
        <Suspense>{isOpen && <FormatList asset={asset} />}</Suspense>
      </details>
    </li>
  );
}
