import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Block } from '../../../api/types';

/** The element id of a block in the editor; URLs that link to a block end with it. */
export const frameId = (id: number): string => `blok-${id}`;

/** The selected block id; initially the one in the URL hash. */
export function useSelectedBlock(blocks: readonly Block[]) {
  const { hash } = useLocation();
  const [linked] = useState(() => blocks.find(({ id }) => hash === `#${frameId(id)}`)?.id ?? null);
  useEffect(() => {
    if (linked === null) return;
    const frame = document.getElementById(frameId(linked));
    frame?.scrollIntoView();
    frame?.querySelector<HTMLElement>('[data-bar] [aria-expanded]')?.focus({ preventScroll: true });
  }, [linked]);
  return useState<number | null>(linked);
}
