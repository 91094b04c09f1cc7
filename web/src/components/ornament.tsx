import { clsx } from 'clsx';
import { getOrnament, type OrnamentSource } from '../lib/ornament';
import { useSite } from '../lib/site';
import styles from './ornament.module.css';

/** The only ornament of the portal: large, cropped by its container, and never under text. */
export function Ornament({ of, className }: { of: OrnamentSource; className?: string }) {
  return (
    <div className={clsx(styles.ornament, className)} aria-hidden="true">
      {'drawing' in of && <img src={of.drawing.url} srcSet={of.drawing.srcset} sizes="50vw" alt="" />}
      {'mark' in of &&
        ['large', 'middle', 'small'].map((size) => (
          <span key={size} className={styles.mark} style={{ maskImage: `url("${of.mark}")` }} />
        ))}
      {'name' in of && <span className={styles.name} data-name={of.name} />}
    </div>
  );
}

/** The ornament of this portal, if it has one. */
export function SiteOrnament({ className }: { className?: string }) {
  const of = getOrnament(useSite());
  return of && <Ornament of={of} className={className} />;
}
