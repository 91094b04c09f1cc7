import { clsx } from 'clsx';
import { useDelayed } from '../../lib/use-delayed';
import { Skeleton } from '../../components/skeleton';
import styles from './page-skeleton.module.css';

const LINES = ['100%', '94%', '98%', '62%'];

/** A placeholder for a loading page; renders nothing when the page loads fast. */
export function PageSkeleton() {
  const late = useDelayed(true);
  return (
    <div className={`wrap ${styles.page}`} aria-busy="true">
      <p className="sr" role="status">
        {late && 'De pagina wordt geladen.'}
      </p>
      {late && (
        <>
          <Skeleton width="min(70%, 560px)" height={88} />
          <div className={clsx('stack', styles.lines)}>
            {LINES.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
