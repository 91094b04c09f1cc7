import { useEffect, useRef } from 'react';
import type { Block } from '../../api/types';
import { FIRST_INVALID } from '../../lib/use-form-save';

/** After a save that was refused the block to blame is selected, and the first field to blame gets the focus. */
export function useFirstError(
  errors: Record<string, string>,
  blocks: readonly Block[],
  select: (id: number) => void,
): void {
  const latest = useRef({ blocks, select });
  const looking = useRef(false);
  useEffect(() => {
    latest.current = { blocks, select };
  });
  useEffect(() => {
    const [first] = Object.keys(errors);
    if (first === undefined) return;
    looking.current = true;
    const index = /^blocks\.(\d+)\./.exec(first)?.[1];
    const block = index === undefined ? undefined : latest.current.blocks[Number(index)];
    if (block) latest.current.select(block.id);
  }, [errors]);
  // The fields of the block are drawn a moment after it is selected, on the page and in the panel.
  useEffect(() => {
    const field = looking.current ? document.querySelector<HTMLElement>(FIRST_INVALID) : null;
    if (!field) return;
    looking.current = false;
    field.focus();
  });
}
