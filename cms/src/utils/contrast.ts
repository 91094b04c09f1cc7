/** The minimum text contrast of WCAG AA (1.4.3). */
const ENOUGH = 4.5;

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** WCAG's relative luminance of a colour `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The text colour for a background: the first of two when it is readable, else the one with more contrast.
 */
export function readableOn(background: string, first: string, second: string): string {
  const [one, two] = [contrast(background, first), contrast(background, second)];
  return one >= ENOUGH || one >= two ? first : second;
}
