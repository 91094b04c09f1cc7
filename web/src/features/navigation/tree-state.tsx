import { clsx } from 'clsx';
import { toApiError } from '../../lib/api/errors';
import { useDelayed } from '../../lib/use-delayed';
import { Skeleton } from '../../components/skeleton';
import styles from './page-tree.module.css';

const WIDTHS = ['70%', '46%', '52%', '64%', '58%', '48%'];

export function TreeState({ loaded, error }: { loaded: boolean; error: unknown }) {
  const late = useDelayed(!loaded);
  if (error && !loaded) return <p className={clsx('text-sm', styles.empty)}>{toApiError(error).message}</p>;
  if (loaded) return <p className={clsx('text-sm', styles.empty)}>Hier staan nog geen pagina&apos;s.</p>;
  return (
    <div className={clsx('stack gap-3', styles.loading)} aria-hidden="true">
      {late && WIDTHS.map((width) => <Skeleton key={width} width={width} />)}
    </div>
  );
}
