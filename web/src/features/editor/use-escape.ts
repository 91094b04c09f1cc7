import { useEffect } from 'react';
import { getBlockButton } from './blocks/block-buttons';

/** Escape deselects the block; focus moves to the button that selects it again. */
export function useEscape(selectedId: number | null, leave: () => void): void {
  useEffect(() => {
    if (selectedId === null) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      leave();
      getBlockButton(selectedId)?.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [selectedId, leave]);
}
