import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { PALETTE } from '../../src/shared/palette';
import {
  getContrast,
  getHsl,
  getLevels,
  getOklch,
  getRatio,
  getRgb,
  readHex,
} from '../../src/shared/colour-values';

/** The named colours of CSS Color 4, with the values that its specification and CSS Color 3 give. */
test.each<[string, { h: number; s: number; l: number }]>([
  ['#ff0000', { h: 0, s: 100, l: 50 }],
  ['#00ff00', { h: 120, s: 100, l: 50 }],
  ['#0000ff', { h: 240, s: 100, l: 50 }],
  ['#008000', { h: 120, s: 100, l: 25 }],
  ['#800080', { h: 300, s: 100, l: 25 }],
  ['#808080', { h: 0, s: 0, l: 50 }],
  ['#ffffff', { h: 0, s: 0, l: 100 }],
  ['#000000', { h: 0, s: 0, l: 0 }],
  ['#663399', { h: 270, s: 50, l: 40 }],
  ['#ff6347', { h: 9, s: 100, l: 64 }],
])('%s in hsl', (hex, hsl) => {
  expect(getHsl(hex)).toEqual(hsl);
});

test.each<[string, number, number, number]>([
  ['#ff0000', 0.628, 0.2577, 29.23],
  ['#00ff00', 0.8664, 0.2948, 142.5],
  ['#0000ff', 0.452, 0.3132, 264.05],
  ['#ffffff', 1, 0, 0],
  ['#000000', 0, 0, 0],
  ['#663399', 0.4403, 0.1603, 303.37],
])('%s in oklch', (hex, l, c, h) => {
  const made = getOklch(hex);
  expect(made.l).toBeCloseTo(l, 3);
  expect(made.c).toBeCloseTo(c, 3);
  expect(Math.abs(made.h - h)).toBeLessThan(0.1);
});

test('red, green and blue are the pairs of a hex', () => {
  expect(getRgb('#0b2c5f')).toEqual({ r: 11, g: 44, b: 95 });
});

/** The sixteen colours of HTML 4, greys about the limits of WCAG, and the palette that a portal starts with. */
const HEXES = [
  ...['#000000', '#c0c0c0', '#808080', '#ffffff', '#800000', '#ff0000', '#800080', '#ff00ff', '#008000'],
  ...['#00ff00', '#808000', '#ffff00', '#000080', '#0000ff', '#008080', '#00ffff'],
  ...['#333333', '#595959', '#666666', '#767676', '#777777', '#949494', '#959595', '#999999', '#cccccc'],
  ...Object.values(PALETTE),
];

const PAIRS = HEXES.flatMap((hex, index) => HEXES.slice(index).map((other) => [hex, other] as const));

test('the contrast of hundreds of pairs is what another implementation, culori, counts', () => {
  expect(PAIRS.length).toBeGreaterThan(600);
  for (const [hex, other] of PAIRS) {
    const ratio = wcagContrast(hex, other);
    expect(getContrast(hex, other), `${hex} on ${other}`).toBeCloseTo(ratio, 10);
    expect(getRatio(hex, other), `${hex} on ${other}`).toBe(Math.floor(ratio * 100 + 1e-9) / 100);
    expect(getRatio(other, hex)).toBe(getRatio(hex, other));
  }
});

test('what is just not enough is not enough', () => {
  expect(getContrast('#777777', '#ffffff')).toBeLessThan(4.5);
  expect(getLevels(4.49)).toEqual({ normal: null, large: 'AA', graphics: true });
  expect(getLevels(4.5)).toEqual({ normal: 'AA', large: 'AAA', graphics: true });
  expect(getLevels(7)).toEqual({ normal: 'AAA', large: 'AAA', graphics: true });
  expect(getLevels(2.99)).toEqual({ normal: null, large: null, graphics: false });
});

test.each([
  ['#1763c6', '#1763c6'],
  ['1763C6', '#1763c6'],
  [' #1763C6\n', '#1763c6'],
  ['#abc', '#aabbcc'],
  ['FFF', '#ffffff'],
  ['#12345', null],
  ['##123456', null],
  ['#1763c6ff', null],
  ['blauw', null],
  ['', null],
])('%j is the colour %j', (typed, colour) => {
  expect(readHex(typed)).toBe(colour);
});
