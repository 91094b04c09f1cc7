import { getContrast } from '../shared/colour-values';

/** The minimum text contrast of WCAG AA (1.4.3). */
const ENOUGH = 4.5;

/**
 * The text colour for a background: the first of two when it is readable, else the one with more contrast.
 */
export function readableOn(background: string, first: string, second: string): string {
  const [one, two] = [getContrast(background, first), getContrast(background, second)];
  return one >= ENOUGH || one >= two ? first : second;
}
