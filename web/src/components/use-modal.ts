import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { trackOpenDialog } from '../lib/open-dialogs';

export function useModal(): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closes it while it is still in the document: removing an open dialog would lose focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    const forget = trackOpenDialog(element);
    return () => {
      forget();
      element.close();
    };
  }, []);
  return dialog;
}

/** Closes a modal by a click beside it. */
export const closeBeside =
  (onClose: () => void) =>
  (event: MouseEvent): void => {
    if (event.target !== event.currentTarget) return;
    // The browser would move focus to what was clicked, away from a question that opens or the button that it returns to.
    event.preventDefault();
    onClose();
  };
