import { useEffect, useRef } from 'react';

/** When a list item disappears while it has focus, moves focus to the screen's heading rather than losing it. */
export function useRescuedFocus(count: number | undefined): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = before.current !== undefined && count !== undefined && count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) document.querySelector('h1')?.focus();
  }, [count]);
}
