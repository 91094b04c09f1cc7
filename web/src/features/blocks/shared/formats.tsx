import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Asset, File } from '../../../api/types';
import { getName } from '../../../lib/shown-asset';
import styles from './formats.module.css';

const FormatList = lazy(() => import('./format-list'));

const VECTOR = 'image/svg+xml';
const PICTURES = [VECTOR, 'image/png', 'image/jpeg'];

const isPicture = (file: File | null, types: readonly string[]): boolean =>
  file !== null && types.includes(file.mime);

/** Whether the portal can draw the picture of an asset: its original, or a drawing among its files. */
const hasPicture = ({ original, files }: Asset): boolean =>
  isPicture(original, PICTURES) || files.some((file) => isPicture(file, [VECTOR]));

/** The formats in which an asset can be had besides its files; asked for when they are opened. */
export function Formats({ asset }: { asset: Asset }) {
  const [isOpen, setOpen] = useState(false);
  if (!asset.can.use || !hasPicture(asset)) return null;
  return (
    <li>
      <details className={styles.formats} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span>
            Andere formaten<span className="sr"> van {getName(asset)}</span>
          </span>
          <ChevronDown />
        </summary>
        <Suspense>{isOpen && <FormatList asset={asset} />}</Suspense>
      </details>
    </li>
  );
}
