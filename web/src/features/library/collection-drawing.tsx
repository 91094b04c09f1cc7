import { clsx } from 'clsx';
import { Ornament } from '../../components/ornament';
import { getOrnament } from '../../lib/ornament';
import { useSite } from '../../lib/site';
import { AssetPlate } from '../assets';
import styles from './collection-drawing.module.css';
import type { Shelf } from './collections';

/** A slide of a presentation. */
const Slide = () => (
  <svg
    viewBox="0 0 160 120"
    preserveAspectRatio="xMidYMin slice"
    className={clsx('own-colors', styles.sheet)}
  >
    <rect x="10" y="18" width="140" height="110" className={styles.dark} />
    <path d="M90 130V74a24 24 0 0 1 48 0v56" className={styles.outer} />
    <path d="M102 130V74a12 12 0 0 1 24 0v56" className={styles.inner} />
    <path d="M22 36h48v6H22zM22 48h32v6H22z" className={styles.paper} />
  </svg>
);

/** A page with text. */
const Sheet = () => (
  <svg
    viewBox="0 0 160 120"
    preserveAspectRatio="xMidYMin slice"
    className={clsx('own-colors', styles.sheet)}
  >
    <rect x="34" y="12" width="92" height="130" className={styles.paper} />
    <path d="M46 28h40v6H46z" className={styles.dark} />
    <path d="M46 48h66v3H46zM46 56h60v3H46zM46 64h64v3H46z" className={styles.lines} />
    <path d="M46 78h68v44H46z" className={styles.pale} />
  </svg>
);

/** What stands for a collection on its card, cut by that: one drawing, or its first pictograms. */
export function CollectionDrawing({ shelf: { id, assets } }: { shelf: Shelf }) {
  const ornament = getOrnament(useSite());
  if (id === 'templates') return <Slide />;
  if (id === 'documents') return <Sheet />;
  if (id === 'logos' && ornament && !('name' in ornament))
    return <Ornament of={ornament} className={styles.ornament} />;
  return (
    <span className={id === 'icons' ? clsx('grid', styles.icons) : styles.picture}>
      {assets.slice(0, id === 'icons' ? 6 : 1).map((asset) => (
        <AssetPlate key={asset.id} asset={asset} sizes="280px" className={styles.drawn} />
      ))}
    </span>
  );
}
