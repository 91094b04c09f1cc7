/** The number that a hex pair at a place of `#rrggbb` stands for. */
const pairAt = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

const HEX = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/;

/** A colour on a screen as `#rrggbb`, however people type it: in capitals, without #, with three digits. Null for none. */
export function readHex(text: string): string | null {
  const digits = HEX.exec(text.trim().toLowerCase())?.[1];
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

/** Red, green and blue of `#rrggbb`, 0 to 255. */
export const getRgb = (hex: string) => ({ r: pairAt(hex, 1), g: pairAt(hex, 3), b: pairAt(hex, 5) });

/** Hue in degrees, saturation and lightness in percent, all whole. A grey has hue 0. */
export function getHsl(hex: string): { h: number; s: number; l: number } {
  const { r, g, b } = getRgb(hex);
  const [most, least] = [Math.max(r, g, b) / 255, Math.min(r, g, b) / 255];
  const [span, lightness] = [most - least, (most + least) / 2];
  const l = Math.round(lightness * 100);
  if (span === 0) return { h: 0, s: 0, l };
  const [red, green, blue] = [r / 255, g / 255, b / 255];
  const sixths =
    most === red
      ? (green - blue) / span
      : most === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  const s = Math.round((span / (1 - Math.abs(2 * lightness - 1))) * 100);
  return { h: Math.round(sixths * 60 + 360) % 360, s, l };
}

/** The light of one channel of sRGB, 0 to 1. */
const linear = (channel: number): number =>
  channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

/** OKLCH by CSS Color 4: lightness 0 to 1, chroma, and hue in degrees. A grey has hue 0. */
export function getOklch(hex: string): { l: number; c: number; h: number } {
  const rgb = getRgb(hex);
  const [r, g, b] = [linear(rgb.r), linear(rgb.g), linear(rgb.b)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const c = round(Math.hypot(a, y), 4);
  const degrees = (Math.atan2(y, a) * 180) / Math.PI;
  return { l: round(l, 4), c, h: c === 0 ? 0 : round((degrees + 360) % 360, 2) };
}

/** WCAG's relative luminance of a colour `#rrggbb`. */
function luminance(hex: string): number {
  const { r, g, b } = getRgb(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** The contrast of two colours by WCAG 2.2, from 1 to 21. */
export function getContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The same, cut off to two decimals, so that what is just not enough never reads as enough. */
export const getRatio = (one: string, other: string): number =>
  // The tiny part keeps what is exact, such as 21, from falling below itself.
  Math.floor(getContrast(one, other) * 100 + 1e-9) / 100;

type Level = 'AAA' | 'AA' | null;

const getLevel = (ratio: number, best: number, enough: number): Level =>
  ratio >= best ? 'AAA' : ratio >= enough ? 'AA' : null;

/** What a ratio is enough for: normal text, large text (1.4.3, 1.4.6), and drawings (1.4.11). */
export const getLevels = (ratio: number) => ({
  normal: getLevel(ratio, 7, 4.5),
  large: getLevel(ratio, 4.5, 3),
  graphics: ratio >= 3,
});

/** A code without the name of its system, which some people type before it: 'PANTONE 485 C' is '485 C'. */
export const withoutSystem = (code: string): string => code.replace(/^(?:pms|pantone|ral|ncs) /i, '');
