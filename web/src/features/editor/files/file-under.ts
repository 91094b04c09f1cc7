import type { Under } from './file-target';

const isIn = (element: Element, { x, y }: { x: number; y: number }): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
};

/** The topmost asset or slot under a drop. Inert elements are no event targets, so this compares bounding boxes too. */
export function whatIsUnder(
  frame: Element,
  on: Element | null,
  point: { x: number; y: number } | null,
): Under {
  const pictures = [...frame.querySelectorAll<HTMLElement>('[data-asset]')];
  const places = [...frame.querySelectorAll<HTMLElement>('[data-place]')];
  const isUnder = (each: Element): boolean => each.contains(on) || (point !== null && isIn(each, point));
  return {
    asset: pictures.findLast(isUnder)?.dataset['asset'] ?? null,
    place: places.find(isUnder)?.dataset['place'] ?? null,
    shown: pictures.flatMap(({ dataset }) => dataset['asset'] ?? []),
  };
}
