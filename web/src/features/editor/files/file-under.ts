import type { Under } from './file-target';

const isIn = (element: Element, { x, y }: { x: number; y: number }): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
};

/** What is drawn of a block where something fell, the uppermost. What is inert is no target of events, so it is measured too. */
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
