import { expect, test } from 'vitest';
import { getContrast, getHsl, getLevels, getOklch, getRatio, getRgb } from '../../src/utils/colour-values';

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

/** On white, as accessibility guides give them; 4.48 of #777777 is 4.47 cut off. */
test.each<[string, number]>([
  ['#000000', 21],
  ['#333333', 12.63],
  ['#595959', 7],
  ['#666666', 5.74],
  ['#767676', 4.54],
  ['#777777', 4.47],
  ['#949494', 3.03],
  ['#959595', 2.99],
  ['#999999', 2.84],
  ['#cccccc', 1.6],
  ['#ff0000', 3.99],
  ['#00ff00', 1.37],
  ['#0000ff', 8.59],
  ['#008000', 5.13],
  ['#ffff00', 1.07],
  ['#ffffff', 1],
])('%s on white', (hex, ratio) => {
  expect(getRatio(hex, '#ffffff')).toBe(ratio);
  expect(getRatio('#ffffff', hex)).toBe(ratio);
});

test('what is just not enough is not enough', () => {
  expect(getContrast('#777777', '#ffffff')).toBeLessThan(4.5);
  expect(getLevels(4.49)).toEqual({ normal: null, large: 'AA', graphics: true });
  expect(getLevels(4.5)).toEqual({ normal: 'AA', large: 'AAA', graphics: true });
  expect(getLevels(7)).toEqual({ normal: 'AAA', large: 'AAA', graphics: true });
  expect(getLevels(2.99)).toEqual({ normal: null, large: null, graphics: false });
});
