import { useLayoutEffect, useState, type RefObject } from 'react';
import { columnsIn } from './columns';

const toRem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The width of an element, and the number of cards that fit side by side in it. */
export function useColumns(element: RefObject<HTMLElement>): { width: number; columns: number } {
  const [size, setSize] = useState({ width: 0, columns: 1 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = (): void => {
      const width = current.clientWidth;
      const columns = columnsIn(width, toRem());
      setSize((now) => (now.width === width && now.columns === columns ? now : { width, columns }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
