import type { Color } from '../../../api/types';
import { getColorValues, type ColorValue } from '../../../lib/color-values';
import { paletteProperty } from '../../../theme/palette';

/** All values of a colour, with its name in style sheets. */
export const getValues = (color: Color): ColorValue[] => [
  ...getColorValues(color),
  // As in the style sheet of GET /tokens?format=css.
  { label: 'CSS', text: `var(${paletteProperty(color.token)})`, use: 'code' },
];

const PAPERS = { FOGRA51: 'gestreken papier (FOGRA51)', FOGRA52: 'ongestreken papier (FOGRA52)' };

/** Which paper the CMYK values are for, in words; null when nobody said so. */
export function getPapers(colors: readonly Color[]): string | null {
  const papers = new Set(
    colors.flatMap(({ cmyk, cmykCondition }) => (cmyk && cmykCondition ? [PAPERS[cmykCondition]] : [])),
  );
  return papers.size === 0 ? null : `CMYK is voor ${[...papers].join(' en ')}.`;
}
