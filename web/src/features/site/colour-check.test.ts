import { expect, test } from 'vitest';
import { PALETTE } from '../../../../cms/src/published/palette';
import { contrast } from '../../theme/contrast';
import { judge, nearest, PAIRS } from './colour-check';

const pair = (name: string) => {
  const found = PAIRS.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
};

test('every colour of a new portal is judged, and holds', () => {
  expect(PAIRS.map(({ name }) => name).sort()).toEqual(Object.keys(PALETTE).sort());
  for (const each of PAIRS) expect(judge(each, PALETTE)?.level, each.name).toMatch(/^AA/);
});

test('a colour that is too light gets the nearest darker one', () => {
  expect(judge(pair('aqua'), { ...PALETTE, aqua: '#00a3ad' })).toEqual({
    text: 'Wit erop: 3,0',
    level: null,
    mend: nearest('#00a3ad', '#ffffff'),
  });
  const mended = nearest('#00a3ad', '#ffffff');
  expect(contrast(mended, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(mended, '#ffffff')).toBeLessThan(4.6);
});

test('a ground for black text that is too dark gets the nearest lighter one', () => {
  const { mend } = judge(pair('blueLight'), { ...PALETTE, blueLight: '#3b5b7c' }) ?? {};
  expect(contrast(mend ?? '', PALETTE.black)).toBeGreaterThanOrEqual(4.5);
});

test('a ratio is rounded down', () => {
  expect(judge(pair('grey'), { ...PALETTE, grey: '#777777' })).toMatchObject({
    text: 'Op wit: 4,4',
    level: null,
  });
});

test.each(['', '#fff', 'rood', '#12345g'])('%s is not judged', (blue) => {
  expect(judge(pair('blue'), { ...PALETTE, blue })).toBeNull();
});
