import { useEffect, useState } from 'react';

/** Anything that loads faster than this shows no loading indicator. */
const LOADING_DELAY_MS = 200;

/** True once `active` has been true for `delay` milliseconds without interruption. */
export function useDelayed(active: boolean, delay = LOADING_DELAY_MS): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return setLate(false);
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [active, delay]);
  return active && late;
}
