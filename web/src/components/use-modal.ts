import { useLayoutEffect, useRef, type RefObject } from 'react';
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
