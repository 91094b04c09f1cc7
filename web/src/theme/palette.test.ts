import { expect, test } from 'vitest';
import { contrast, readableOn } from './contrast';
import { applyPalette, getPaletteProperties, paletteProperty } from './palette';

test('contrast is counted as WCAG does', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#1763c6', '#ffffff')).toBeCloseTo(5.8, 1);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
});

test.each([
  ['#1763c6', '#ffffff'],
  ['#0b2c5f', '#ffffff'],
  ['#8ecbff', '#14171f'],
  ['#ffd400', '#14171f'],
])('text on %s is %s', (background, text) => {
  expect(readableOn(background, '#ffffff', '#14171f')).toBe(text);
});

test('of two colours that are both too weak the stronger is taken', () => {
  expect(readableOn('#777777', '#888888', '#ffffff')).toBe('#ffffff');
});

test('a palette replaces the default one and decides the colour of text', () => {
  const root = document.createElement('div');
  applyPalette({ blue: '#8ecbff', blueDark: '#0b2c5f', purple: 'url(x)' }, root);
  expect(root.style.getPropertyValue('--color-blue')).toBe('#8ecbff');
  expect(root.style.getPropertyValue('--on-blue')).toBe('#14171f');
  expect(root.style.getPropertyValue('--on-blue-dark')).toBe('#ffffff');
  expect(root.style.getPropertyValue('--action-text')).toBe('#14171f');
  expect(root.style.getPropertyValue('--color-purple')).toBe('');
  expect(paletteProperty('greyLight')).toBe('--color-grey-light');
});

test('no colour has the name of something else in the theme', () => {
  const names = getPaletteProperties({ ink: '#e4e4e4', top: '#e4e4e4', onBlue: '#e4e4e4' }).map(
    ([name]) => name,
  );
  expect(names).toEqual(['--color-ink', '--color-top', '--color-on-blue']);
});
