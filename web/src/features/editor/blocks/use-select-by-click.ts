import { useEffect, useRef, type RefObject } from 'react';
import { focusAt, type Point } from '../in-place/put-caret';
import { useLatest } from '../../../lib/use-latest';

interface Options {
  frame: RefObject<HTMLElement>;
  /** Whether a click selects the block. */
  active: boolean;
  /** Whether the block is editable by now. */
  isWritten: boolean;
  onSelect: () => void;
}

/** A click on a block selects it and puts the caret at that point. Keyboard users have the button in the bar. */
export function useSelectByClick({ frame, active, isWritten, onSelect }: Options): void {
  const point = useRef<Point | null>(null);
  const select = useLatest(onSelect);

  useEffect(() => {
    const element = frame.current;
    if (!active || !element) return;
    const click = (event: MouseEvent): void => {
      const isControl = event.target instanceof Element && event.target.closest('button, [data-settings]');
      if (event.button !== 0 || isControl) return;
      point.current = { x: event.clientX, y: event.clientY };
      select.current();
    };
    element.addEventListener('click', click);
    return () => element.removeEventListener('click', click);
  }, [active, frame, select]);

  useEffect(() => {
    if (isWritten && point.current && frame.current) focusAt(frame.current, point.current);
    point.current = null;
  }, [isWritten, frame]);
}
