import type { ColorDetails } from '../../../published/colors';
import { getContrast } from '../../../shared/colour-values';
import type { ColorVersion } from '../lib/versions';
import { getTitle } from './names';

const BLACK = '#000000';
const WHITE = '#ffffff';

/** What normal text needs, by WCAG AA. */
const READABLE = 4.5;

const isReadable = (text: string, background: string): boolean => getContrast(text, background) >= READABLE;

/** The screen values of some roles, role by role. */
const getHexes = (colors: readonly ColorDetails[], roles: readonly ColorDetails['role'][]): string[] =>
  roles.flatMap((role) => colors.filter((color) => color.role === role).map(({ hex }) => hex));

/** From dark to light. */
const byLight = (hexes: readonly string[]): string[] =>
  hexes.toSorted((one, other) => getContrast(one, BLACK) - getContrast(other, BLACK));

/**
 * The text and background colours of documents: the darkest and lightest neutral colours, if they have enough contrast.
 */
function getGround(colors: readonly ColorDetails[]) {
  const neutrals = byLight(getHexes(colors, ['neutral']));
  const [dark = BLACK, light = WHITE] = [neutrals.at(0), neutrals.at(-1)];
  const [dk1, lt1] = isReadable(dark, light) ? [dark, light] : [BLACK, WHITE];
  const [dk2 = dk1] = byLight(getHexes(colors, ['primary']));
  const lt2 = neutrals.findLast((hex) => hex !== lt1 && isReadable(dk1, hex)) ?? lt1;
  return { dk1, lt1, dk2, lt2 };
}

/** The twelve slots of an Office theme, filled by the roles of colours. */
function getPlaces(colors: readonly ColorDetails[]): Record<string, string> {
  const ground = getGround(colors);
  const strong = getHexes(colors, ['primary', 'secondary', 'accent', 'signal']);
  // Fewer than six colours repeat, because every slot must be filled.
  const accents = [1, 2, 3, 4, 5, 6].map(
    (place) => [`accent${place}`, strong[(place - 1) % strong.length] ?? ground.dk1] as const,
  );
  const [hlink = ground.dk1, folHlink = hlink] = strong.filter((hex) => isReadable(hex, ground.lt1));
  return { ...ground, ...Object.fromEntries(accents), hlink, folHlink };
}

/** The colours of an Office theme file. */
export function makeOfficeTheme(version: ColorVersion): string {
  const places = Object.entries(getPlaces(version.colors)).map(
    ([place, hex]) => `  <a:${place}><a:srgbClr val="${hex.slice(1).toUpperCase()}"/></a:${place}>\n`,
  );
  const opening = `<a:clrScheme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="${getTitle(version)}">`;
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${opening}\n${places.join('')}</a:clrScheme>\n`;
}
