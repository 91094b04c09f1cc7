import { useEffect, useRef, useState } from 'react';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Where a drop lands: in an element that says so with `data-drop-zone`, or else on the screen. */
function zoneOf({ target }: DragEvent): string {
  const zone = target instanceof Element ? target.closest<HTMLElement>('[data-drop-zone]') : null;
  return zone?.dataset['dropZone'] ?? 'screen';
}

/** Takes files that are dropped in a zone, by default anywhere on the screen; true while they hang above it. */
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
      setOver(zoneOf(event) === zone);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const take = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      if (zoneOf(event) === zone) latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', hover);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', take);
    return () => {
      window.removeEventListener('dragover', hover);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', take);
    };
  }, [zone]);
  return over;
}
