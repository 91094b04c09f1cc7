import { useEffect, useState } from 'react';

/** What loads faster than this shows no sign of loading. */
export const LOADING_DELAY_MS = 200;

/** True once `active` has been true for a while without a break. */
export function useDelayed(active: boolean, delay = LOADING_DELAY_MS): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return setLate(false);
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [active, delay]);
  return active && late;
}
