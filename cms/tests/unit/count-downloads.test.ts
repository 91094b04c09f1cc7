import { expect, test } from 'vitest';
import { countPart, type DownloadCount } from '../../src/api/download/lib/count-downloads';
import { chance } from '../support/chance';

const SIZE = 1000;
const NONE: DownloadCount = { counted: 0, sent: 0 };

const after = (...parts: [start: number, end: number][]): number =>
  parts.reduce((before, [start, end]) => countPart(before, SIZE, { start, end }), NONE).counted;

test.each<[string, [start: number, end: number][], number]>([
  ['whole', [[0, 999]], 1],
  [
    'whole, twice',
    [
      [0, 999],
      [0, 999],
    ],
    2,
  ],
  [
    'in two parts',
    [
      [0, 99],
      [100, 999],
    ],
    1,
  ],
  [
    'in four parts, in any order',
    [
      [500, 749],
      [0, 249],
      [750, 999],
      [250, 499],
    ],
    1,
  ],
  [
    'after a look at its first bytes',
    [
      [0, 0],
      [0, 1],
      [0, 999],
    ],
    1,
  ],
  [
    'whole, and its last part again',
    [
      [0, 999],
      [900, 999],
      [900, 999],
    ],
    1,
  ],
  [
    'without its first byte, as often as that is more than could be lost',
    [
      [1, 999],
      [1, 999],
      [1, 999],
    ],
    2,
  ],
  [
    'whole after a range that was all of it',
    [
      [0, 0],
      [1, 999],
      [0, 0],
    ],
    2,
  ],
])('a download %s', (_how, parts, downloads) => {
  expect(after(...parts)).toBe(downloads);
});

test('never more than twice the bytes of what is counted, whatever is asked for', () => {
  const { below } = chance(119);
  for (let n = 0; n < 200; n += 1) {
    let held = NONE;
    for (let part = 0; part < 20; part += 1) {
      const start = below(3) === 0 ? 0 : below(SIZE);
      held = countPart(held, SIZE, { start, end: start + below(SIZE - start) });
      expect(held.sent).toBeLessThanOrEqual(held.counted * SIZE * 2);
    }
  }
});
