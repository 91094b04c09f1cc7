import { useEffect, useState, type RefObject } from 'react';
import { useFirstPaint } from '../blocks';

/** Waits until each picture in an element has come, or failed. */
async function pictures(element: HTMLElement): Promise<void> {
  const coming = [...element.querySelectorAll('img')].filter(({ complete }) => !complete);
  if (coming.length === 0) return;
  // Also rejects when a picture gets another address.
  await Promise.allSettled(
    coming.map((picture) => {
      // A lazy one out of sight would never come.
      picture.loading = 'eager';
      return picture.decode();
    }),
  );
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return pictures(element);
}

/** Whether all pictures in an element, and its letters, are there: paper does not wait for them. */
export function usePictures(element: RefObject<HTMLElement>, isDrawn: boolean): boolean {
  const [areThere, setThere] = useState(false);
  // Before it, pictures have no address.
  const isWaiting = useFirstPaint() && isDrawn;
  useEffect(() => {
    if (!isWaiting || !element.current) return;
    let isCurrent = true;
    void Promise.all([document.fonts.ready, pictures(element.current)]).then(() => {
      if (isCurrent) setThere(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [element, isWaiting]);
  return areThere;
}
