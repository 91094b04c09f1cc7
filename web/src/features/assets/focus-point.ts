/** A position in an image: from the left and from the top, from 0 to 1. */
export interface Point {
  x: number;
  y: number;
}

export const MIDDLE: Point = { x: 0.5, y: 0.5 };

const STEP = 0.05;
const SMALL_STEP = 0.01;

/** Clamps to the image and rounds to whole percents. */
const clampPercent = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/** The position in an image under the pointer. */
export function pointAt(
  { clientX, clientY }: { clientX: number; clientY: number },
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): Point {
  return { x: clampPercent((clientX - left) / width), y: clampPercent((clientY - top) / height) };
}

/** The point after a key press; null for keys that do not move it. */
export function movePoint({ x, y }: Point, key: string, small: boolean): Point | null {
  const step = small ? SMALL_STEP : STEP;
  switch (key) {
    case 'ArrowLeft':
      return { x: clampPercent(x - step), y };
    case 'ArrowRight':
      return { x: clampPercent(x + step), y };
    case 'ArrowUp':
      return { x, y: clampPercent(y - step) };
    case 'ArrowDown':
      return { x, y: clampPercent(y + step) };
    case 'Home':
      return MIDDLE;
    default:
      return null;
  }
}

/** A position in words, for screen readers. */
export const pointText = ({ x, y }: Point): string =>
  `${Math.round(x * 100)} procent van links, ${Math.round(y * 100)} procent van boven`;
