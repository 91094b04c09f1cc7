import { useEffect } from 'react';
import { useLatest } from '../../lib/use-latest';

/** Ctrl+S (Cmd on a Mac) saves the page, and keeps the browser from saving its own copy. */
export function useSaveKeys(save: () => void): void {
  const latest = useLatest(save);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [latest]);
}
