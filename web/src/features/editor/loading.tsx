import { useDelayed } from '../../lib/use-delayed';
import { Failed } from '../../components/failed';
import { Skeleton } from '../../components/skeleton';

interface LoadingProps {
  error: unknown;
  onRetry: () => void;
  className?: string;
}

/** Placeholder for part of a page that is loading or that failed to load. */
export function Loading({ error, onRetry, className }: LoadingProps) {
  const late = useDelayed(!error);
  if (error) return <Failed error={error} onRetry={onRetry} className={className} />;
  return <div aria-busy="true">{late && <Skeleton height={160} />}</div>;
}
