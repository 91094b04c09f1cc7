import { readableOn } from './contrast';

const COLOUR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

const WHITE = '#ffffff';
const BLACK = '#14171f';

/** Background colours for text: each has a text colour, `--on-{name}`. */
const FIELDS = ['blue', 'blueDark', 'purple', 'red'];

/** The custom property of a palette colour: blueDark is --blue-dark. */
export const paletteProperty = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Replaces the default palette with a hospital's at run time; text stays readable on any colour. */
export function applyPalette(palette: Record<string, string>, root = document.documentElement): void {
  const colours = Object.entries(palette).filter(([, colour]) => COLOUR.test(colour));
  const { white = WHITE, black = BLACK, blue }: Record<string, string> = Object.fromEntries(colours);
  if (blue) root.style.setProperty('--action-text', readableOn(white, blue, black));
  for (const [name, colour] of colours) {
    root.style.setProperty(paletteProperty(name), colour);
    if (FIELDS.includes(name)) {
      root.style.setProperty(paletteProperty(`on-${name}`), readableOn(colour, white, black));
    }
  }
}
