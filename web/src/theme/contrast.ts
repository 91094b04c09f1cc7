/** The minimum contrast of text for WCAG AA (1.4.3). */
const ENOUGH = 4.5;

/** The red, green and blue of a hex colour, each from 0 to 1. */
function channels(hex: string): [number, number, number] {
  const digits = hex.slice(1);
  const size = digits.length < 6 ? 1 : 2;
  const read = (at: number): number => {
    const part = digits.slice(at * size, (at + 1) * size);
    return Number.parseInt(size === 1 ? part + part : part, 16) / 255;
  };
  return [read(0), read(1), read(2)];
}

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast ratio of two hex colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The text colour for a background: the first candidate when it is readable, else the one with more contrast. */
export function readableOn(background: string, first: string, second: string): string {
  const [one, two] = [contrast(background, first), contrast(background, second)];
  return one >= ENOUGH || one >= two ? first : second;
}
