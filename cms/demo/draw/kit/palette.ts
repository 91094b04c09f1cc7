/** The colours of Noorderlicht: for screens in hex, for print in CMYK percentages. */
export interface Ink {
  name: string;
  hex: string;
  cmyk: [number, number, number, number];
  pms: string;
}

export const palette = {
  blue: { name: 'Blauw', hex: '#1763c6', cmyk: [88, 60, 0, 0], pms: '2728 C' },
  blueDark: { name: 'Nachtblauw', hex: '#0b2c5f', cmyk: [100, 86, 32, 25], pms: '2767 C' },
  aqua: { name: 'Aqua', hex: '#00838f', cmyk: [86, 28, 41, 8], pms: '3145 C' },
  blueLight: { name: 'IJsblauw', hex: '#dcebfb', cmyk: [12, 3, 0, 0], pms: '656 C' },
  purple: { name: 'Paars', hex: '#5b2a86', cmyk: [80, 98, 4, 1], pms: '267 C' },
  orange: { name: 'Oranje', hex: '#b8500c', cmyk: [20, 76, 100, 10], pms: '1525 C' },
  black: { name: 'Zwart', hex: '#14171f', cmyk: [0, 0, 0, 100], pms: 'Black C' },
  grey: { name: 'Grijs', hex: '#5b6472', cmyk: [0, 0, 0, 70], pms: 'Cool Gray 10 C' },
  greyLight: { name: 'Papiergrijs', hex: '#f3f5f8', cmyk: [5, 3, 2, 0], pms: '–' },
  white: { name: 'Wit', hex: '#ffffff', cmyk: [0, 0, 0, 0], pms: '–' },
} satisfies Record<string, Ink>;

/** Tints that occur in drawings only, so they have a recipe for print but no name. */
const tints: Record<string, Ink['cmyk']> = {
  '#8cc4ff': [44, 13, 0, 0],
  '#7fe0d6': [48, 0, 24, 0],
  '#4fc3c8': [64, 0, 26, 0],
  '#a9d0ff': [32, 10, 0, 0],
  '#9aa3af': [0, 0, 0, 42],
  '#c3cad4': [0, 0, 0, 22],
};

/** CMYK percentages of a hex colour: the fixed recipe when there is one, else computed. */
export function cmykOf(hex: string): Ink['cmyk'] {
  const fixed = Object.values(palette).find((ink) => ink.hex === hex.toLowerCase());
  if (fixed) return [fixed.cmyk[0], fixed.cmyk[1], fixed.cmyk[2], fixed.cmyk[3]];
  const tint = tints[hex.toLowerCase()];
  if (tint) return tint;
  const [r, g, b] = rgbOf(hex).map((part) => part / 255);
  const [red, green, blue] = [r ?? 0, g ?? 0, b ?? 0];
  const key = 1 - Math.max(red, green, blue);
  const part = (value: number) => (key === 1 ? 0 : Math.round(((1 - value - key) / (1 - key)) * 100));
  return [part(red), part(green), part(blue), Math.round(key * 100)];
}

export function rgbOf(hex: string): number[] {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((at) => parseInt(full.slice(at, at + 2), 16));
}

/** WCAG contrast ratio of two colours, in the Dutch way of writing: 5,8. */
export function contrast(one: string, other: string): string {
  const light = (hex: string) => {
    const [r, g, b] = rgbOf(hex)
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
  };
  const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
  return (((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)).toFixed(1).replace('.', ',');
}

/** The same colours by name, for drawings. */
export const hue = {
  blue: palette.blue.hex,
  blueDark: palette.blueDark.hex,
  aqua: palette.aqua.hex,
  blueLight: palette.blueLight.hex,
  purple: palette.purple.hex,
  orange: palette.orange.hex,
  black: palette.black.hex,
  grey: palette.grey.hex,
  greyLight: palette.greyLight.hex,
  white: palette.white.hex,
  red: '#b3261e',
  green: '#1b7a43',
};
