import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { trackOpenDialog } from '../lib/open-dialogs';
import { pushLayer } from '../lib/layers';
import { ignoreSecondClicks } from '../lib/second-click';
import { useLatest } from '../lib/use-latest';

/** Opens a modal; Back closes it by `onClose`, before it leaves the page. */
export function useModal(onClose: () => void, isForBack = true): RefObject<HTMLDialogElement> {
  const latest = useLatest(onClose);
  const dialog = useRef<HTMLDialogElement>(null);
  // Closes it while it is still in the document: removing an open dialog would lose focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    ignoreSecondClicks();
    element.showModal();
    const forget = trackOpenDialog(element);
    const uncover = isForBack ? pushLayer(() => latest.current()) : undefined;
    return () => {
      forget();
      uncover?.();
      element.close();
    };
  }, [latest, isForBack]);
  return dialog;
}

/** Closes a modal by a click beside it. */
export const closeBeside =
  (onClose: () => void) =>
  (event: MouseEvent): void => {
    if (event.target !== event.currentTarget) return;
    // The browser would move focus to what was clicked, away from the confirmation or the opening button.
    event.preventDefault();
    onClose();
  };
