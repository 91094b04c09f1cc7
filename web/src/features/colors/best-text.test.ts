import { expect, test } from 'vitest';
import { getBestText } from './best-text';

test.each([
  ['#FFFFFF', 'Zwart erop 21,0'],
  ['#1763C6', 'Wit erop 5,7'],
  ['#0B2C5F', 'Wit erop 13,6'],
  // 4,52 is no 4,6.
  ['#00838F', 'Zwart erop 4,6'],
])('%s takes its best text', (hex, said) => {
  expect(getBestText({ name: 'Kleur', hex }, [])).toBe(said);
});
