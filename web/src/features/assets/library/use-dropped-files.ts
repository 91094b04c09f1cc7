import { useEffect, useRef, useState } from 'react';
import { hasFiles, pastedFiles } from './files-in';

/** Where a drop lands: in an element that says so with `data-drop-zone`, or else on the screen. */
function getZone({ target }: DragEvent): string {
  const zone = target instanceof Element ? target.closest<HTMLElement>('[data-drop-zone]') : null;
  return zone?.dataset['dropZone'] ?? 'screen';
}

/** Where a paste lands: in the zone of the dialog that is open, or else on the screen. */
function pasteZone(): string | undefined {
  const dialog = document.querySelector('dialog[open]');
  return dialog ? dialog.querySelector<HTMLElement>('[data-drop-zone]')?.dataset['dropZone'] : 'screen';
}

/** Takes files that are dropped or pasted in a zone, by default anywhere on the screen; true while they hang above it. */
export function useDroppedFiles(onFiles: (files: File[]) => void, zone = 'screen'): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const hover = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      // Without this the browser opens the file, wherever it lands.
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
    window.addEventListener('paste', paste);
    window.addEventListener('dragover', hover);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', take);
    return () => {
      window.removeEventListener('paste', paste);
      window.removeEventListener('dragover', hover);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', take);
    };
  }, [zone]);
  return over;
}
