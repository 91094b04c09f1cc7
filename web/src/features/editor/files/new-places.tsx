import { clsx } from 'clsx';
import styles from './new-places.module.css';

/** More would not fit beside each other in a narrow block. */
const MOST = 8;

/** The new places of files that hang over a block, in the order in which they come. They lie over it, so that nothing moves. */
export function NewPlaces({ count }: { count: number }) {
  const shown = Math.min(count, MOST);
  return (
    <span className={styles.place} aria-hidden="true">
      <span className={clsx('line', styles.places)}>
        {Array.from({ length: shown }, (_, index) => (
          <span className="center strong" key={index}>
            {index + 1}
          </span>
        ))}
        {count > shown && <b>+{count - shown}</b>}
      </span>
    </span>
  );
}
