import { startTransition, useEffect, useState, type RefObject } from 'react';
import { usePageWindow } from '../../../lib/page-window';
import { useMedia } from '../../../lib/use-media';

/** Whether an element is, or has been, near to what is in sight; paper shows all. */
export function useNear(element: RefObject<HTMLElement>, isAtFirst: boolean): boolean {
  const [isNear, setNear] = useState(isAtFirst);
  const isPrinted = useMedia('print', usePageWindow());
  useEffect(() => {
    if (isNear || !element.current) return;
    const see = ([entry]: IntersectionObserverEntry[]) =>
      startTransition(() => setNear(entry?.isIntersecting ?? false));
    const observer = new IntersectionObserver(see, { rootMargin: '50%' });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear || isPrinted;
}
