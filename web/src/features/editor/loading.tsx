import { useDelayed } from '../../lib/use-delayed';
import { Failed } from '../../components/failed';
import { Skeleton } from '../../components/skeleton';

interface LoadingProps {
  error: unknown;
  onRetry: () => void;
  /** Of what says that it did not come. */
  className?: string;
}

/** What stands in the place of something of a page that is on its way, or that did not come. */
export function Loading({ error, onRetry, className }: LoadingProps) {
  const late = useDelayed(!error);
  if (error) return <Failed error={error} onRetry={onRetry} className={className} />;
  return <div aria-busy="true">{late && <Skeleton height={160} />}</div>;
}
