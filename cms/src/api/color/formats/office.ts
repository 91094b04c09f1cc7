import type { OwnValues } from '../../../published/colors';
import { getContrast } from '../../../shared/colour-values';
import type { ColorVersion } from '../lib/versions';
import { getTitle } from './names';

const BLACK = '#000000';
const WHITE = '#ffffff';

/** What normal text needs, by WCAG AA. */
const READABLE = 4.5;

const isReadable = (text: string, background: string): boolean => getContrast(text, background) >= READABLE;

/** The screen values of some roles, role by role. */
const getHexes = (colors: readonly OwnValues[], roles: readonly OwnValues['role'][]): string[] =>
  roles.flatMap((role) => colors.filter((color) => color.role === role).map(({ hex }) => hex));

/** From dark to light. */
const byLight = (hexes: readonly string[]): string[] =>
  hexes.toSorted((one, other) => getContrast(one, BLACK) - getContrast(other, BLACK));

/** The texts and backgrounds of documents: dark and light of the neutral colours, if they can be read on each other. */
function getGround(colors: readonly OwnValues[]) {
  const neutrals = byLight(getHexes(colors, ['neutral']));
  const [dark = BLACK, light = WHITE] = [neutrals.at(0), neutrals.at(-1)];
  const [dk1, lt1] = isReadable(dark, light) ? [dark, light] : [BLACK, WHITE];
  const [dk2 = dk1] = byLight(getHexes(colors, ['primary']));
  const lt2 = neutrals.findLast((hex) => hex !== lt1 && isReadable(dk1, hex)) ?? lt1;
  return { dk1, lt1, dk2, lt2 };
}

/** The twelve places of a theme of Office, filled by what colours are for. */
function getPlaces(colors: readonly OwnValues[]): Record<string, string> {
  const ground = getGround(colors);
  const strong = getHexes(colors, ['primary', 'secondary', 'accent', 'signal']);
  // Fewer than six come again, because each place must be filled.
  const accents = [1, 2, 3, 4, 5, 6].map(
    (place) => [`accent${place}`, strong[(place - 1) % strong.length] ?? ground.dk1] as const,
  );
  const [hlink = ground.dk1, folHlink = hlink] = strong.filter((hex) => isReadable(hex, ground.lt1));
  return { ...ground, ...Object.fromEntries(accents), hlink, folHlink };
}

/** The colours of a theme, as Office keeps them in a file. */
export function makeOffice(version: ColorVersion): string {
  const places = Object.entries(getPlaces(version.colors)).map(
    ([place, hex]) => `  <a:${place}><a:srgbClr val="${hex.slice(1).toUpperCase()}"/></a:${place}>\n`,
  );
  const opening = `<a:clrScheme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="${getTitle(version)}">`;
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${opening}\n${places.join('')}</a:clrScheme>\n`;
}
