const COLOUR = /^#[0-9a-f]{3,8}$/i;

/** The custom property of a palette colour: blueDark is --blue-dark. */
export const paletteProperty = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Puts a hospital's palette in the place of the default one, without a build. */
export function applyPalette(palette: Record<string, string>, root = document.documentElement): void {
  for (const [name, colour] of Object.entries(palette)) {
    if (COLOUR.test(colour)) root.style.setProperty(paletteProperty(name), colour);
  }
}
