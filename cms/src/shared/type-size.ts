/** How many pixels a unit is, where a rem has its usual size. */
const PIXELS: Record<string, number> = {
  px: 1,
  rem: 16,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

const MEASURE = /^(\d+(?:\.\d+)?)(px|rem|em|%|pt|pc|mm|cm|in)?$/;

interface Measure {
  value: number;
  /** Empty for a bare number. */
  unit: string;
}

/** A number with or without a unit; null for any other text. */
export function getMeasure(text: string): Measure | null {
  const [, value, unit = ''] = MEASURE.exec(text) ?? [];
  return value === undefined ? null : { value: Number(value), unit };
}

/** A size in pixels; null when it has none by itself. */
export function getPixels(size: string): number | null {
  const { value, unit } = getMeasure(size) ?? { value: 0, unit: '' };
  const pixels = PIXELS[unit];
  return pixels === undefined ? null : value * pixels;
}

/** A line height as a multiple of its size: 1.5 for 24px at 16px. Null when one of them cannot be read. */
export function getLineRatio(lineHeight: string, size: string): number | null {
  const measure = getMeasure(lineHeight);
  if (!measure) return null;
  const { value, unit } = measure;
  if (unit === '' || unit === 'em') return value;
  if (unit === '%') return value / 100;
  const [line, letter] = [getPixels(lineHeight), getPixels(size)];
  return line !== null && letter ? line / letter : null;
}
