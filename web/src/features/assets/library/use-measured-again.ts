import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Virtualizer } from '@tanstack/react-virtual';

/** Rows of another width have other heights: those in sight are measured at once, the others when they come. */
export function useRemeasure<Scroller extends Element | Window>(
  virtualizer: Virtualizer<Scroller, Element>,
  list: RefObject<HTMLElement>,
  columns: number,
  width: number,
): void {
  const before = useRef({ columns, width });
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { columns, width };
    if (was.width === 0 || (was.columns === columns && was.width === width)) return;
    virtualizer.measure();
    // Until it reckons anew, a row that keeps its height is taken for one that has not changed, and gets the estimate.
    virtualizer.getTotalSize();
    list.current?.querySelectorAll('[data-index]').forEach((row) => virtualizer.measureElement(row));
  }, [columns, width, list, virtualizer]);
}
