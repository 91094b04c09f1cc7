import { expect, test } from 'vitest';
import { PALETTE } from 'cms/shared/palette';
import { contrast } from '../../theme/contrast';
import { checkColour, nearest, PAIRS } from './colour-check';

const pair = (name: string) => {
  const found = PAIRS.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
};

test('every colour of a new portal is judged, and holds', () => {
  expect(PAIRS.map(({ name }) => name).sort()).toEqual(Object.keys(PALETTE).sort());
  for (const each of PAIRS) expect(checkColour(each, PALETTE)?.level, each.name).toMatch(/^AA/);
});

test('a colour that is too light gets the nearest darker one', () => {
  expect(checkColour(pair('aqua'), { ...PALETTE, aqua: '#00a3ad' })).toEqual({
    text: 'Wit erop: 3,0',
    level: null,
    mend: nearest('#00a3ad', '#ffffff'),
  });
  const mended = nearest('#00a3ad', '#ffffff');
  expect(contrast(mended, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(mended, '#ffffff')).toBeLessThan(4.6);
});

test('a ground for black text that is too dark gets the nearest lighter one', () => {
  const { mend } = checkColour(pair('blueLight'), { ...PALETTE, blueLight: '#3b5b7c' }) ?? {};
  expect(contrast(mend ?? '', PALETTE.black)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['blueLight', { blueLight: '#7c8085' }, 'Nachtblauw erop: 3,4', PALETTE.blueDark],
  ['grey', { greyLight: '#c8ccd2' }, 'Op papiergrijs: 3,7', '#c8ccd2'],
] as const)('%s is judged with the second that the portal puts with it', (name, changed, text, other) => {
  const palette = { ...PALETTE, ...changed };
  const verdict = checkColour(pair(name), palette);
  expect(verdict).toMatchObject({ text, level: null });
  expect(contrast(verdict?.mend ?? '', other)).toBeGreaterThanOrEqual(4.5);
  expect(checkColour(pair(name), { ...palette, [name]: verdict?.mend ?? '' })?.level).toMatch(/^AA/);
});

test('a second that is wrong itself is left to its own row', () => {
  const palette = { ...PALETTE, blueDark: '#c8c8f0' };
  expect(checkColour(pair('blueDark'), palette)?.mend).toBeTruthy();
  expect(checkColour(pair('blueLight'), palette)).toMatchObject({ text: 'Zwart erop: 14,7', mend: null });
});

test('a ratio is rounded down', () => {
  expect(checkColour(pair('grey'), { ...PALETTE, grey: '#777777' })).toMatchObject({
    text: 'Op wit: 4,4',
    level: null,
  });
});

test.each(['', '#fff', 'rood', '#12345g'])('%s is not judged', (blue) => {
  expect(checkColour(pair('blue'), { ...PALETTE, blue })).toBeNull();
});
