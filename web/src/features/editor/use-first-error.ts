import { useEffect, useRef, type RefObject } from 'react';
import type { Block } from '../../api/types';

/** After a save that was refused the block to blame opens, and the first field to blame gets the focus. */
export function useFirstError(
  errors: Record<string, string>,
  blocks: readonly Block[],
  open: (id: number) => void,
  root: RefObject<HTMLElement>,
): void {
  const latest = useRef({ blocks, open });
  useEffect(() => {
    latest.current = { blocks, open };
  });
  useEffect(() => {
    const [first] = Object.keys(errors);
    if (first === undefined) return;
    const index = /^blocks\.(\d+)\./.exec(first)?.[1];
    const block = index === undefined ? undefined : latest.current.blocks[Number(index)];
    if (block) latest.current.open(block.id);
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }, [errors, root]);
}
