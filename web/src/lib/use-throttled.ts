import { useEffect, useRef, useState } from 'react';

/** Minimum time between two changes of the loading bar (specification section 9). */
const THROTTLE_MS = 200;

/** Follows a value with a minimum interval between changes, so that the UI does not flicker. */
export function useThrottled<T>(value: T, interval = THROTTLE_MS): T {
  const [shown, setShown] = useState(value);
  const changedAt = useRef(-interval);
  useEffect(() => {
    if (value === shown) return;
    const rest = Math.max(0, changedAt.current + interval - performance.now());
    const timer = setTimeout(() => {
      changedAt.current = performance.now();
      setShown(value);
    }, rest);
    return () => clearTimeout(timer);
  }, [value, shown, interval]);
  return shown;
}
