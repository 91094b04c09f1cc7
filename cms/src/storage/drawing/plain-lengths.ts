/** Pixels in each unit that paper is measured in, as browsers count them. */
const PIXELS = new Map([
  ['in', 96],
  ['cm', 96 / 2.54],
  ['mm', 96 / 25.4],
  ['q', 96 / 101.6],
  ['pt', 96 / 72],
  ['pc', 16],
]);
const LENGTH = /(?<![\w.#-])([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(in|cm|mm|q|pt|pc)(?![\w-])/gi;
const ANY_LENGTH = /[\d.](?:in|cm|mm|q|pt|pc)\b/i;

/** What has a length. */
export const LENGTHS = new Set(
  [
    'x y width height r rx ry cx cy fx fy fr x1 y1 x2 y2 dx dy refX refY markerWidth markerHeight',
    'stroke-width stroke-dasharray stroke-dashoffset',
    'font font-size letter-spacing word-spacing line-height baseline-shift textLength startOffset',
  ].flatMap((names) => names.split(' ')),
);

/** Whether something of a drawing may be measured in one of them. */
export const hasLengths = (svg: string): boolean => ANY_LENGTH.test(svg);

/**
 * A value in pixels: the library that draws counts the dots per inch of what it draws in each other unit, so that a
 * drawing in millimetres, or a line in points, would change with the size that is asked.
 */
export const getPlainLength = (value: string): string =>
  value.replace(LENGTH, (_all, amount: string, unit: string) =>
    String(Number((Number(amount) * (PIXELS.get(unit.toLowerCase()) ?? 1)).toFixed(4))),
  );
