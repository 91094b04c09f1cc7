import { readableOn } from './contrast';

const COLOUR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

const WHITE = '#ffffff';
const BLACK = '#14171f';

/** Background colours for text: each has a text colour, `--on-{name}`. */
const FIELDS = ['blue', 'blueDark', 'purple', 'red'];

/**
 * The custom property of a palette colour, which is no name of the portal's own, or of the text on it: those of blueDark
 * are --color-blue-dark and --on-blue-dark.
 */
export const paletteProperty = (name: string, of: 'color' | 'on' = 'color'): string =>
  `--${of}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The custom properties that replace the default palette by a hospital's; text stays readable on any colour. */
export function getPaletteProperties(palette: Record<string, string>): [name: string, value: string][] {
  const colours = Object.entries(palette).filter(([, colour]) => COLOUR.test(colour));
  const { white = WHITE, black = BLACK, blue }: Record<string, string> = Object.fromEntries(colours);
  const properties = colours.flatMap(([name, colour]): [string, string][] => [
    [paletteProperty(name), colour],
    ...(FIELDS.includes(name)
      ? [[paletteProperty(name, 'on'), readableOn(colour, white, black)] satisfies [string, string]]
      : []),
  ]);
  if (blue) properties.push(['--action-text', readableOn(white, blue, black)]);
  return properties;
}

/** Replaces the default palette at run time. */
export function applyPalette(palette: Record<string, string>, { style } = document.documentElement): void {
  for (const [name, value] of getPaletteProperties(palette)) style.setProperty(name, value);
}
