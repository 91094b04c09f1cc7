import { useEffect, type Dispatch } from 'react';
import type { Action } from './state/reducer';

/** Ctrl+Z and Ctrl+Shift+Z (Cmd on a Mac) undo and redo changes to the page. */
export function useUndoKeys(dispatch: Dispatch<Action>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [dispatch]);
}
