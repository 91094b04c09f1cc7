import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getDistinctNames } from './distinct-names';

test.each<[what: string, words: [string, ...string[]][], names: string[]]>([
  ['different names stay', [['Logo'], ['Foto', 'PNG']], ['Logo', 'Foto']],
  [
    'those that share one say more',
    [
      ['Logo', 'PNG'],
      ['Logo', 'SVG'],
      ['Foto', 'PNG'],
    ],
    ['Logo, PNG', 'Logo, SVG', 'Foto'],
  ],
  [
    'only as much as is needed',
    [
      ['A', 'x', 'p'],
      ['A', 'x', 'q'],
      ['A', 'y', 'r'],
    ],
    ['A, x, p', 'A, x, q', 'A, y'],
  ],
  ['without more they are numbered', [['A'], ['A'], ['A', '']], ['A', 'A (2)', 'A (3)']],
  ['a number is never that of another', [['A'], ['A'], ['A (2)']], ['A', 'A (3)', 'A (2)']],
])('%s', (_what, words, names) => expect(getDistinctNames(words)).toEqual(names));

test('no two are ever the same', () => {
  const word = fc.constantFrom('', 'A', 'B', 'A (2)', 'A, B');
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word, word)), (words) => {
      const names = getDistinctNames(words);
      expect(new Set(names).size).toBe(words.length);
    }),
  );
});
