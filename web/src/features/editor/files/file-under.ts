import type { Block } from '../../../api/types';
import type { FilesAt } from '../../../lib/use-dropped-files';
import { targetAt, targetBetween, type FileTarget, type ElementsUnder } from './file-target';

type Point = NonNullable<FilesAt['point']>;

const isIn = (element: Element, { x, y }: Point): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
};

/** The topmost asset or slot under a drop. Inert elements are no event targets, so this compares bounding boxes too. */
function getElementUnder(frame: Element, on: Element | null, point: Point | null): ElementsUnder {
  const pictures = [...frame.querySelectorAll<HTMLElement>('[data-asset]')];
  const places = [...frame.querySelectorAll<HTMLElement>('[data-place]')];
  const isUnder = (each: Element): boolean => each.contains(on) || (point !== null && isIn(each, point));
  return {
    asset: pictures.findLast(isUnder)?.dataset['asset'] ?? null,
    place: places.find(isUnder)?.dataset['place'] ?? null,
    shown: pictures.flatMap(({ dataset }) => dataset['asset'] ?? []),
  };
}

const getFrame = (id: number): Element | null => document.querySelector(`[data-block="${id}"]`);

const getMiddle = ({ top, height }: DOMRect): number => top + height / 2;

type Blocks = readonly Pick<Block, 'id'>[];

/** Below the last block when files were pasted, or where there is nothing yet to miss. */
const getTargetOff = (blocks: Blocks, isDropped: boolean): FileTarget | null =>
  isDropped && blocks.length > 0 ? null : targetAt(blocks, blocks.length);

function getTargetBetween(blocks: Blocks, on: Element | null, { y }: Point): FileTarget | null {
  const insert = on?.closest<HTMLElement>('[data-insert]')?.dataset['insert'];
  if (insert !== undefined) return targetAt(blocks, Number(insert));
  if (!on?.closest('[data-canvas]')) return getTargetOff(blocks, true);
  const middles = blocks.flatMap(({ id }) => {
    const frame = getFrame(id);
    return frame ? [{ id, y: getMiddle(frame.getBoundingClientRect()) }] : [];
  });
  return targetBetween(middles, y);
}

/** Where files go that are dropped or pasted; null where they cannot. Pasted, they go to the selected block. */
export function getTarget(
  blocks: Blocks,
  selectedId: number | null,
  { on, point }: FilesAt,
): FileTarget | null {
  if (on?.closest('dialog')) return null;
  const id = Number(on?.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? (point ? NaN : selectedId));
  const block = blocks.find((each) => each.id === id);
  if (!block) return point ? getTargetBetween(blocks, on, point) : getTargetOff(blocks, false);
  const frame = getFrame(block.id);
  return frame
    ? { block: block.id, under: getElementUnder(frame, point ? on : null, point) }
    : { below: block.id };
}

/** What a block shows, for files that are not over it. */
export function getElementsIn(id: number): ElementsUnder {
  const frame = getFrame(id);
  return frame ? getElementUnder(frame, null, null) : { asset: null, place: null, shown: [] };
}
