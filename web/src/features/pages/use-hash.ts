import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the block in the URL hash once the page has rendered: the browser tried too early. */
export function useHash(pageId: string): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, pageId]);
}
