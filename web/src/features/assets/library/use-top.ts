import { useLayoutEffect, useState, type RefObject } from 'react';

/** The distance of an element from the top of the page, kept up to date when content above it changes. */
export function useTop(element: RefObject<HTMLElement>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    const around = current?.parentElement;
    if (!current || !around) return;
    const measure = (): void => setTop(Math.round(current.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
