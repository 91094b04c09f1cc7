import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The button that selects each block that is on the page. */
const buttons = new Map<number, HTMLElement>();

/** The ref of the button that selects a block, so that others find it by the block's id. */
export function useBlockButton(id: number): RefObject<HTMLButtonElement> {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    if (!button) return;
    buttons.set(id, button);
    return () => {
      // It may stand elsewhere by now.
      if (buttons.get(id) === button) buttons.delete(id);
    };
  }, [id]);
  return ref;
}

export const getBlockButton = (id: number): HTMLElement | null => buttons.get(id) ?? null;
