import { expect, test } from 'vitest';
import { getTables, recolour } from './recolour';

const AQUA = '#00838f';
const svg = (content: string, more = '') => `<svg xmlns="http://www.w3.org/2000/svg"${more}>${content}</svg>`;

test.each([
  ['a fill', '<path fill="#1763c6"/>', '<path fill="#00838f"/>'],
  ['a short hex', '<path fill="#00f"/>', '<path fill="#00838f"/>'],
  ['a name', '<path stroke="navy"/>', '<path stroke="#00838f"/>'],
  ['the colour of the text', '<path stroke="currentColor"/>', '<path stroke="#00838f"/>'],
  ['rgb', '<path fill="rgb(23, 99, 198)"/>', '<path fill="#00838f"/>'],
  [
    'a style',
    '<path style="fill:#000;stroke: red ;opacity:.5"/>',
    'style="fill:#00838f;stroke: #00838f;opacity:.5"',
  ],
  ['a style sheet', '<style>.a{fill:#123456}</style>', '<style>.a{fill:#00838f}</style>'],
  ['a stop', '<stop stop-color="#123"/>', '<stop stop-color="#00838f"/>'],
])('%s gets the colour', (_what, content, made) => {
  expect(recolour(svg(content), AQUA)).toContain(made);
});

test.each(['none', 'transparent', '#fff', '#FFFFFF', 'white', '#f3f5f8', 'rgb(255 255 255)', 'url(#a)'])(
  '%s stays',
  (paint) => {
    expect(recolour(svg(`<path fill="${paint}"/>`), AQUA)).toContain(`fill="${paint}"`);
  },
);

test('what says nothing about its colour was black', () => {
  expect(recolour(svg('<path d="M0 0h9"/>'), AQUA)).toContain('fill="#00838f"><path');
  expect(recolour(svg('<path/>', ' fill="none"'), AQUA)).toContain('fill="none"');
});

test('what is no drawing is refused', () => {
  expect(() => recolour('<p>Geen toegang</p>', AQUA)).toThrow();
});

test('a picture gets the colour up to two thirds of its lightness, and white beyond', () => {
  expect(getTables('#00ff33')).toEqual([
    '0.0000 0.0000 0.0000 1',
    '1.0000 1.0000 1.0000 1',
    '0.2000 0.2000 0.2000 1',
  ]);
});
