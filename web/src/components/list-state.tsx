import { useDelayed } from '../lib/use-delayed';
import { Failed } from './failed';
import { Skeleton } from './skeleton';

interface ListStateProps {
  /** Whether the list has loaded. */
  loaded: boolean;
  count: number;
  error: unknown;
  onRetry: () => void;
  empty: string;
}

const LINES = [1, 2, 3, 4];

/** Shown instead of a list that is loading, failed or empty. */
export function ListState({ loaded, count, error, onRetry, empty }: ListStateProps) {
  const late = useDelayed(!loaded && !error);
  if (error && !loaded) return <Failed error={error} onRetry={onRetry} />;
  if (loaded) return count === 0 ? <p>{empty}</p> : null;
  return <div aria-busy="true">{late && LINES.map((line) => <Skeleton key={line} height={48} />)}</div>;
}
