import { useDelayed } from '../lib/use-delayed';
import { Failed } from './failed';
import { Skeleton } from './skeleton';

interface ListStateProps {
  /** Whether the list has come. */
  loaded: boolean;
  count: number;
  error: unknown;
  onRetry: () => void;
  empty: string;
}

const LINES = [1, 2, 3, 4];

/** What stands in the place of a list: on its way, broken, or with nothing in it. */
export function ListState({ loaded, count, error, onRetry, empty }: ListStateProps) {
  const late = useDelayed(!loaded && !error);
  if (error && !loaded) return <Failed error={error} onRetry={onRetry} />;
  if (loaded) return count === 0 ? <p>{empty}</p> : null;
  return <div aria-busy="true">{late && LINES.map((line) => <Skeleton key={line} height={48} />)}</div>;
}
