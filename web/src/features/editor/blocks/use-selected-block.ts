import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Block } from '../../../api/types';

/** The element of a block in the editor; addresses that lead to a block end in it. */
export const frameId = (id: number): string => `blok-${id}`;

/** Which block is selected; at first the one that the address names. */
export function useSelectedBlock(blocks: readonly Block[]) {
  const { hash } = useLocation();
  const [linked] = useState(() => blocks.find(({ id }) => hash === `#${frameId(id)}`)?.id ?? null);
  useEffect(() => {
    if (linked !== null) document.getElementById(frameId(linked))?.scrollIntoView();
  }, [linked]);
  return useState<number | null>(linked);
}
