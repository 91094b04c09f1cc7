import { useEffect, useState } from 'react';
import { hasFiles, pastedFiles } from '../../../lib/files-in';
import { useLatest } from '../../../lib/use-latest';

/** The files, and the element under them; a paste has no coordinates. */
export interface FilesIn {
  files: readonly File[];
  on: Element | null;
  point: { x: number; y: number } | null;
}

/** Another drop zone handles drops there. */
const isZone = (on: Element | null): boolean => on?.closest('[data-drop-zone]') != null;

const getElement = ({ target }: Event): Element | null => (target instanceof Element ? target : null);

/**
 * Handles every file that is dropped or pasted in the window, so that the browser does not navigate to it. Returns the
 * block under the dragged files.
 */
export function useFilesOver(take: (files: FilesIn) => void): number | null {
  const [over, setOver] = useState<number | null>(null);
  const latest = useLatest(take);
  useEffect(() => {
    const stop = new AbortController();
    const hover = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      const on = getElement(event);
      const frame = on?.closest('dialog') ? null : on?.closest<HTMLElement>('[data-block]');
      setOver(frame ? Number(frame.dataset['block']) : null);
    };
    const drop = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(null);
      const on = getElement(event);
      const files = [...(event.dataTransfer?.files ?? [])];
      const point = { x: event.clientX, y: event.clientY };
      if (files.length > 0 && !isZone(on)) latest.current({ files, on, point });
    };
    const paste = (event: ClipboardEvent): void => {
      const files = pastedFiles(event);
      // An open dialog has its own purpose.
      if (files.length === 0 || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current({ files, on: getElement(event), point: null });
    };
    window.addEventListener('dragover', hover, stop);
    window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? setOver(null), stop);
    window.addEventListener('drop', drop, stop);
    // Capture: before the focused text handles the paste.
    window.addEventListener('paste', paste, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, [latest]);
  return over;
}
