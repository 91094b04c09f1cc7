import { useLayoutEffect, useRef, type RefObject } from 'react';
import { trackOpenDialog } from '../lib/open-dialogs';

/** Shows a dialog over everything for as long as it is drawn. */
export function useModal(): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the document: a dialog that was taken out gives the focus back to nobody.
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
