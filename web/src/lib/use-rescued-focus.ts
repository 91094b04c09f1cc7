import { useEffect, useRef } from 'react';

/** When an item of a list goes and takes the focus with it, the focus goes to the heading of the screen, not to nothing. */
export function useRescuedFocus(count: number | undefined): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = before.current !== undefined && count !== undefined && count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) document.querySelector('h1')?.focus();
  }, [count]);
}
