import { useLayoutEffect, useState, type RefObject } from 'react';

/** How far an element stands from the top of the page, also when what stands above it comes and goes. */
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
