import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { frameId } from './blocks/use-selected-block';
import type { Refusal } from './saving/refusals';

/** The first control of a place, and one to write in before any button. */
const getControl = (place: Element | null | undefined): HTMLElement | null =>
  place?.querySelector<HTMLElement>('input, textarea, select, [role=textbox]') ??
  place?.querySelector('button') ??
  null;

/** A field that was refused, where it is drawn now: on the page or in the panel. */
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

/** Gives the way to a field that was refused, and goes there after a save that somebody asked for. */
export function useRefusedField(
  told: readonly Refusal[],
  select: (id: number | null) => void,
): (refusal: Refusal) => void {
  const latest = useRef(select);
  useEffect(() => {
    latest.current = select;
  });
  const go = useCallback((refusal: Refusal): void => {
    flushSync(() => latest.current(refusal.block));
    getField(refusal)?.focus();
  }, []);
  useEffect(() => {
    const [first] = told;
    if (!first) return;
    const drawing = requestAnimationFrame(() => go(first));
    return () => cancelAnimationFrame(drawing);
  }, [told, go]);
  return go;
}
