import { useCallback, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { frameId } from './blocks/use-selected-block';
import type { Refusal } from './saving/refusals';
import { useLatest } from '../../lib/use-latest';

/** The first control in a container; text fields take precedence over buttons. */
const getControl = (place: Element | null | undefined): HTMLElement | null =>
  place?.querySelector<HTMLElement>('input, textarea, select, [role=textbox]') ??
  place?.querySelector('button') ??
  null;

/** The element of a refused field, on the page or in the panel. */
function getField({ block, path }: Refusal): HTMLElement | null {
  const frame = block === null ? null : document.getElementById(frameId(block));
  const isOwn = (place: Element): boolean =>
    frame
      ? frame.contains(place) || place.closest('[data-settings]') !== null
      : place.closest('[data-block], [data-settings]') === null;
  const places = document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(path)}"]`);
  const place = [...places].find(isOwn);
  return place?.matches('input, textarea, select, [role=textbox]') ? place : getControl(place ?? frame);
}

/** Returns a function that focuses a refused field; also does so after a refused save that the editor asked for. */
export function useRefusedField(
  reported: readonly Refusal[],
  show: (refusal: Refusal) => void,
): (refusal: Refusal) => void {
  const latest = useLatest(show);
  const go = useCallback(
    (refusal: Refusal): void => {
      flushSync(() => latest.current(refusal));
      getField(refusal)?.focus();
    },
    [latest],
  );
  useEffect(() => {
    const [first] = reported;
    if (!first) return;
    const drawing = requestAnimationFrame(() => go(first));
    return () => cancelAnimationFrame(drawing);
  }, [reported, go]);
  return go;
}
