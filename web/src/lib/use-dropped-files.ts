import { useEffect, useState } from 'react';
import { hasFiles, pastedFiles } from './files-in';
import { useLatest } from './use-latest';

/** The zone of a drop: the nearest element with `data-drop-zone`, or else the screen. */
function getZone({ target }: DragEvent): string {
  const zone = target instanceof Element ? target.closest<HTMLElement>('[data-drop-zone]') : null;
  return zone?.dataset['dropZone'] ?? 'screen';
}

/** The zone of a paste: that of the open dialog, or else the screen. */
function pasteZone(): string | undefined {
  const dialog = document.querySelector('dialog[open]');
  return dialog ? dialog.querySelector<HTMLElement>('[data-drop-zone]')?.dataset['dropZone'] : 'screen';
}

/**
 * Handles files that are dropped or pasted in a zone, by default anywhere on the screen; true while files are dragged
 * over it.
 */
export function useDroppedFiles(onFiles: (files: File[]) => void, zone = 'screen'): boolean {
  const [over, setOver] = useState(false);
  const latest = useLatest(onFiles);
  useEffect(() => {
    const hover = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      // Without this the browser navigates to the file, wherever it lands.
      event.preventDefault();
      setOver(getZone(event) === zone);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const take = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      if (getZone(event) === zone) latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent): void => {
      const files = pastedFiles(event);
      if (files.length === 0 || pasteZone() !== zone) return;
      event.preventDefault();
      latest.current(files);
    };
    const stop = new AbortController();
    window.addEventListener('paste', paste, stop);
    window.addEventListener('dragover', hover, stop);
    window.addEventListener('dragleave', leave, stop);
    window.addEventListener('drop', take, stop);
    return () => stop.abort();
  }, [zone, latest]);
  return over;
}
