import { useEffect, useRef } from 'react';
import { useDelayed } from '../lib/use-delayed';
import { Failed } from './failed';
import { Skeleton } from './skeleton';

interface ListStateProps {
  /** The response of SWR. */
  list: { data: unknown; error?: unknown; mutate: () => unknown };
  /** Shown when the list has loaded and is empty. */
  empty?: string | false;
}

const LINES = [1, 2, 3, 4];

/** Shown instead of a list that is loading, failed or empty. */
export function ListState({ list: { data, error, mutate }, empty }: ListStateProps) {
  const isLoaded = data !== undefined;
  const late = useDelayed(!isLoaded && !error);
  if (isLoaded) return empty ? <p>{empty}</p> : null;
  if (error) return <Failed error={error} onRetry={() => void mutate()} />;
  return <div aria-busy="true">{late && LINES.map((line) => <Skeleton key={line} height={48} />)}</div>;
}

/**
 * When a list item disappears while it has focus, moves focus to the screen's heading rather than losing it. The list
 * stays where it is.
 */
export function useFocusRescue(count: number | undefined): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = before.current !== undefined && count !== undefined && count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body)
      document.querySelector('h1')?.focus({ preventScroll: true });
  }, [count]);
}
