import { describe, expect, test } from 'vitest';
import { asset, file } from '../../../api/test-entities';
import { pickFile, pickLogo, type Ground, type Need, type VisibleLogo } from './choose-logo';

const logo = (
  index: number,
  arrangement: VisibleLogo['arrangement'],
  ground: VisibleLogo['ground'],
  backgroundColor = 'transparent',
): VisibleLogo => ({
  index,
  arrangement,
  ground,
  label: `${index}`,
  rule: '',
  space: 0,
  asset: asset({ settings: { outlined: 'default', backgroundColor } }),
});

const on = (kind: Ground['kind'], field: string | null = null): Ground => ({ kind, field });

const logos = [
  logo(0, 'horizontal', 'light'),
  logo(1, 'vertical', 'light'),
  logo(2, 'mark', 'light'),
  logo(3, 'mark', 'dark'),
  logo(4, 'horizontal', 'ink'),
];
const need = (change: Partial<Need>): Need => ({
  place: 'office',
  ground: on('light', 'white'),
  size: 'medium',
  ...change,
});

test.each([
  [{}, 0],
  [{ place: 'web', size: 'small' }, 2],
  [{ place: 'print', size: 'small' }, 2],
  [{ place: 'print' }, 0],
  [{ place: 'sign', size: 'small' }, 1],
  [{ place: 'social' }, 2],
  [{ place: 'social', size: 'large' }, 1],
  [{ ground: on('dark', 'blueDark') }, 3],
  [{ ground: on('light', 'blueLight') }, 0],
  [{ ground: on('ink') }, 4],
  [{ ground: on('photo') }, undefined],
] satisfies [Partial<Need>, number | undefined][])('for %j the logo is number %s', (change, index) => {
  expect(pickLogo(logos, need(change))?.index).toBe(index);
});

describe('of two logos for a dark ground', () => {
  const white = logo(0, 'horizontal', 'dark', 'blueDark');
  const onBlue = logo(1, 'horizontal', 'dark', 'blue');
  const mark = logo(2, 'mark', 'dark');

  test.each([
    ['blue', {}, onBlue],
    ['blueDark', {}, white],
    ['purple', {}, white],
    // The arrangement goes before the colour.
    ['blue', { place: 'social' }, mark],
  ] satisfies [string, Partial<Need>, VisibleLogo][])(
    'on %s, %j, it is the one made for it',
    (field, change, found) => {
      const asked = need({ ...change, ground: on('dark', field) });
      expect(pickLogo([white, onBlue, mark], asked)).toBe(found);
    },
  );
});

describe('of the files of a logo', () => {
  const wide = (name: string, width: number) => ({ ...file(name, 'usable'), width });
  const all = asset({
    can: { view: true, use: true, edit: true },
    files: [
      wide('logo.svg', 474),
      wide('klein.png', 600),
      wide('breed.png', 2400),
      wide('middel.PNG', 1500),
      wide('logo.pdf', 100),
      { ...wide('logo.eps', 100), kind: 'editable' },
    ],
  });

  test.each([
    [{}, 'middel.PNG', 'doorzichtige achtergrond'],
    [{ size: 'small' }, 'klein.png', 'Word en PowerPoint'],
    [{ size: 'large' }, 'logo.svg', 'over de hele dia'],
    [{ place: 'web' }, 'logo.svg', 'op elk scherm scherp'],
    [{ place: 'print' }, 'logo.eps', 'op papier'],
    [{ place: 'sign' }, 'logo.pdf', 'bordenmaker'],
    [{ place: 'social', size: 'large' }, 'breed.png', 'Sociale media'],
  ] satisfies [Partial<Need>, string, string][])('%j gets %s', (change, name, because) => {
    const found = pickFile(all, need(change));
    expect(found?.offer.file.name).toBe(name);
    expect(found?.because).toContain(because);
  });

  test('one that the viewer may have goes before a better one, and the best is named when none is', () => {
    const print = need({ place: 'print' });
    const user = { ...all, can: { view: true, use: true, edit: false } };
    expect(pickFile(user, print)?.offer).toMatchObject({ allowed: true, file: { name: 'logo.pdf' } });
    const visitor = { ...all, can: { view: true, use: false, edit: false } };
    expect(pickFile(visitor, print)?.offer).toMatchObject({ allowed: false, file: { name: 'logo.eps' } });
  });

  test('the widest is taken when none is wide enough, and any when none fits', () => {
    const small = { ...all, files: [wide('a.png', 200), wide('b.png', 500)] };
    expect(pickFile(small, need({}))?.offer.file.name).toBe('b.png');
    const odd = pickFile({ ...all, files: [wide('logo.zip', 0)] }, need({ place: 'web' }));
    expect(odd).toMatchObject({ offer: { file: { name: 'logo.zip' } } });
    expect(odd?.because).toContain('niet');
    expect(pickFile({ ...all, files: [], original: null }, need({}))).toBeNull();
  });
});
