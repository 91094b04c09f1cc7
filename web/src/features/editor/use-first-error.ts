import { useEffect, useRef, type RefObject } from 'react';
import type { Block } from '../../api/types';
import { FIRST_INVALID } from '../../lib/use-form-save';

/** After a save that was refused the block to blame opens, and the first field to blame gets the focus. */
export function useFirstError(
  errors: Record<string, string>,
  blocks: readonly Block[],
  open: (id: number) => void,
  root: RefObject<HTMLElement>,
): void {
  const latest = useRef({ blocks, open });
  const looking = useRef(false);
  useEffect(() => {
    latest.current = { blocks, open };
  });
  useEffect(() => {
    const [first] = Object.keys(errors);
    if (first === undefined) return;
    looking.current = true;
    const index = /^blocks\.(\d+)\./.exec(first)?.[1];
    const block = index === undefined ? undefined : latest.current.blocks[Number(index)];
    if (block) latest.current.open(block.id);
  }, [errors]);
  // The form of the block is drawn a moment after the block opens.
  useEffect(() => {
    const field = looking.current ? root.current?.querySelector<HTMLElement>(FIRST_INVALID) : null;
    if (!field) return;
    looking.current = false;
    field.focus();
  });
}
