import type { Color } from '../../api/types';
import { getColorValues, type ColorValue } from '../../lib/color-values';
import { fold } from '../../lib/fold';

/** Nobody asks for these by accident. */
const RARE = ['HSL', 'OKLCH'];

const OTHER_NAMES: Partial<Record<string, string>> = { pantone: 'pms' };

const ENDING = /[- ]?(?:codes?|waarden?|nummers?)$/;

/** The values of a colour that a search may ask for, with those that it names in front: PMS for 'pantone blauw'. */
export function getRequestedValues(color: Color, q: string): ColorValue[] {
  const words = fold(q)
    .split(/\s+/)
    .map((word) => word.replace(ENDING, ''))
    .map((word) => OTHER_NAMES[word] ?? word);
  const isAsked = ({ label }: ColorValue): boolean => words.includes(label.toLowerCase());
  const values = getColorValues(color);
  const others = values.filter((value) => !isAsked(value) && !RARE.includes(value.label));
  return [...values.filter(isAsked), ...others];
}
