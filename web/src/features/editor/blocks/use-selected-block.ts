import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Block } from '../../../api/types';
import { useLatest } from '../../../lib/use-latest';
import { getBlockButton } from './block-buttons';

/** The element id of a block in the editor; URLs that link to a block end with it. */
export const frameId = (id: number): string => `blok-${id}`;

const getTop = (element: Element): number => element.getBoundingClientRect().top;

/**
 * The selected block id; initially the one in the URL hash. What is selected stays where it is on the screen, whatever
 * collapses above it.
 */
export function useSelectedBlock(blocks: readonly Block[]) {
  const { hash } = useLocation();
  const [linked] = useState(() => blocks.find(({ id }) => hash === `#${frameId(id)}`)?.id ?? null);
  const [selectedId, setSelectedId] = useState<number | null>(linked);
  const before = useLatest(selectedId);
  const pointed = useRef<{ frame: Element; top: number } | null>(null);
  useEffect(() => {
    if (linked === null) return;
    document.getElementById(frameId(linked))?.scrollIntoView();
    getBlockButton(linked)?.focus({ preventScroll: true });
  }, [linked]);
  const select = useCallback(
    (id: number | null): void => {
      const frame = document.getElementById(frameId(id ?? before.current ?? -1));
      pointed.current = frame && { frame, top: getTop(frame) };
      setSelectedId(id);
    },
    [before],
  );
  useLayoutEffect(() => {
    const was = pointed.current;
    pointed.current = null;
    if (was?.frame.isConnected) window.scrollBy({ top: getTop(was.frame) - was.top, behavior: 'instant' });
  }, [selectedId]);
  return [selectedId, select] as const;
}

/** Brings a new block into view as a whole; its top, where it is higher than the window. */
export function showWhole(frame: HTMLElement): void {
  const isHigher = frame.offsetHeight > window.innerHeight / 2;
  frame.scrollIntoView({ block: isHigher ? 'start' : 'nearest', behavior: 'instant' });
}
