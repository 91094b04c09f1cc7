import { useEffect, useRef } from 'react';

/** A ref to the value of the last render, for listeners that outlive a render. */
export function useLatest<T>(value: T): Readonly<{ current: T }> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
