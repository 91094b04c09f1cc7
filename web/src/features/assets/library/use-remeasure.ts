import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Virtualizer } from '@tanstack/react-virtual';

/** A new width changes row heights: remeasures visible rows at once, and others when they appear. */
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
    // Forces a recalculation: without it, a row whose height stays the same counts as unchanged and keeps the estimate.
    virtualizer.getTotalSize();
    list.current?.querySelectorAll('[data-index]').forEach((row) => virtualizer.measureElement(row));
  }, [columns, width, list, virtualizer]);
}
