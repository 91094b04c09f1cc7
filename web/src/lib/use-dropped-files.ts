import { useEffect, useState } from 'react';
import { hasFiles, pastedFiles } from './files-in';
import { useLatest } from './use-latest';

/** The element that files came to, and where on the screen; a paste has no place. */
export interface FilesAt {
  on: Element | null;
  point: { x: number; y: number } | null;
}

/** Files that hang at the pointer: how many, and whether all of them are pictures, as far as the browser tells. */
export interface FilesOver extends FilesAt {
  count: number;
  arePictures: boolean;
}

interface Options {
  /** By default anywhere on the screen. */
  zone?: string;
  /** Called while files are dragged over the zone, and with null when they leave. */
  onOver?: (over: FilesOver | null) => void;
}

const getElement = ({ target }: Event): Element | null => (target instanceof Element ? target : null);

/** The zone of a drop: the nearest element with `data-drop-zone`, or else the screen. */
const getZone = (event: Event): string =>
  getElement(event)?.closest<HTMLElement>('[data-drop-zone]')?.dataset['dropZone'] ?? 'screen';

/** The zone of a paste: that of the open dialog, or else the screen. */
function pasteZone(): string | undefined {
  const dialog = document.querySelector('dialog[open]');
  return dialog ? dialog.querySelector<HTMLElement>('[data-drop-zone]')?.dataset['dropZone'] : 'screen';
}

const getAt = (event: DragEvent): FilesAt => ({
  on: getElement(event),
  point: { x: event.clientX, y: event.clientY },
});

function getOver(event: DragEvent): FilesOver {
  const files = [...(event.dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file');
  const arePictures = files.length > 0 && files.every(({ type }) => type.startsWith('image/'));
  // A browser that keeps them to itself until they are dropped has at least one.
  return { ...getAt(event), count: Math.max(files.length, 1), arePictures };
}

/**
 * Handles files that are dropped or pasted in a zone; true while files are dragged over it. Elsewhere a dropped file
 * does nothing, because the browser would navigate to it.
 */
export function useDroppedFiles(
  onFiles: (files: File[], at: FilesAt) => void,
  { zone = 'screen', onOver }: Options = {},
): boolean {
  const [over, setOver] = useState(false);
  const latest = useLatest({ onFiles, onOver });
  useEffect(() => {
    const tell = (now: FilesOver | null): void => {
      setOver(now !== null);
      latest.current.onOver?.(now);
    };
    const hover = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      tell(getZone(event) === zone ? getOver(event) : null);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) tell(null);
    };
    const drop = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      tell(null);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0 && getZone(event) === zone) latest.current.onFiles(files, getAt(event));
    };
    const paste = (event: ClipboardEvent): void => {
      const files = pastedFiles(event);
      if (files.length === 0 || pasteZone() !== zone) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.onFiles(files, { on: getElement(event), point: null });
    };
    const stop = new AbortController();
    // Capture: before the text that has the focus handles it.
    window.addEventListener('paste', paste, { signal: stop.signal, capture: true });
    window.addEventListener('dragover', hover, stop);
    window.addEventListener('dragleave', leave, stop);
    window.addEventListener('drop', drop, stop);
    return () => stop.abort();
  }, [zone, latest]);
  return over;
}
