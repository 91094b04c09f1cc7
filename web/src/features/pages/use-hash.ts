import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Goes to the block that the address names, once the page is there: a browser looked for it too early. */
export function useHash(pageId: string): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, pageId]);
}
