import { expect, test } from 'vitest';
import { recolour } from '../../src/shared/recolour';

const AQUA = '#00838f';
const svg = (content: string, more = '') => `<svg xmlns="http://www.w3.org/2000/svg"${more}>${content}</svg>`;

test.each([
  ['a fill', '<path fill="#1763c6"/>', '<path fill="#00838f"/>'],
  ['a short hex', '<path fill="#00f"/>', '<path fill="#00838f"/>'],
  ['a name', '<path stroke="navy"/>', '<path stroke="#00838f"/>'],
  ['a name in capitals', '<path stroke="NAVY"/>', '<path stroke="#00838f"/>'],
  ['the colour of the text', '<path stroke="currentColor"/>', '<path stroke="#00838f"/>'],
  ['rgb', '<path fill="rgb(23, 99, 198)"/>', '<path fill="#00838f"/>'],
  ['hsl', '<path fill="hsl(214deg 79% 43%)"/>', '<path fill="#00838f"/>'],
  [
    'a style',
    '<path style="fill:#000;stroke: red ;opacity:.5"/>',
    'style="fill:#00838f;stroke: #00838f;opacity:.5"',
  ],
  ['a style sheet', '<style>.a{fill:#123456}</style>', '<style>.a{fill:#00838f}</style>'],
  [
    'an important style',
    '<style>.a{FILL:red!important}</style>',
    '<style>.a{FILL:#00838f!important}</style>',
  ],
  ['a stop', '<stop stop-color="#123"/>', '<stop stop-color="#00838f"/>'],
  ['a shadow', '<feFlood flood-color="#000"/>', '<feFlood flood-color="#00838f"/>'],
  [
    'what moves',
    '<animate attributeName="fill" values="#000;#fff" to="red"/>',
    'values="#00838f;#fff" to="#00838f"',
  ],
])('%s gets the colour', (_what, content, made) => {
  expect(recolour(svg(content), AQUA)).toContain(made);
});

test.each([
  ...['none', 'transparent', '#fff', '#FFFFFF', 'white', 'rgb(255 255 255)', 'url(#a)', 'inherit'],
  ...['rgb(0 0 0 / 0)', '#ffffff80', 'context-fill', 'geen kleur'],
])('%s stays', (paint) => {
  expect(recolour(svg(`<path fill="${paint}"/>`), AQUA)).toContain(`fill="${paint}"`);
});

test.each([
  ['#61dafb', '#4aa7af'],
  ['#ffe600', '#92cacf'],
  ['#f3f5f8', '#e0f0f2'],
])('%s, which is light, becomes as light a shade', (paint, shade) => {
  expect(recolour(svg(`<path fill="${paint}"/>`), AQUA)).toContain(`fill="${shade}"`);
});

test.each(['rgb(0 0 0 / 50%)', 'rgba(0,0,0,.5)', 'hsl(0 0% 0% / .5)'])(
  '%s stays half-transparent',
  (paint) => {
    expect(recolour(svg(`<path fill="${paint}"/>`), AQUA)).toContain('fill="rgba(0, 131, 143, 0.5)"');
  },
);

test('what says nothing about its colour was black', () => {
  expect(recolour(svg('<path d="M0 0h9"/>'), AQUA)).toContain('fill="#00838f"><path');
  expect(recolour(svg('<path/>', ' fill="none"'), AQUA)).toContain('fill="none"');
});

test('the colour of the text is that of what it stands in', () => {
  const made = recolour(
    svg('<g color="#fff"><path fill="currentColor"/></g><path fill="currentcolor"/>'),
    AQUA,
  );
  expect(made).toContain('<g color="#fff"><path fill="currentColor"/></g>');
  expect(made).toMatch(/^<svg[^>]* color="#00838f"/);
});

test('a mask, and what it refers to, keep saying where something is seen', () => {
  const mask = '<mask id="m"FILL><path/><path fill="url(#g)"/><use href="#u"/></mask>';
  const others =
    '<linearGradient id="g"><stop stop-color="#000"/></linearGradient><g id="u"><path fill="#333"/></g>';
  const made = recolour(
    svg(`${mask.replace('FILL', '')}${others}<path mask="url(#m)"/>`, ' fill="#123"'),
    AQUA,
  );
  expect(made).toContain(`${mask.replace('FILL', ' fill="#123"')}${others}`);
});

test('what is no drawing is refused', () => {
  expect(() => recolour('<p>Geen toegang</p>', AQUA)).toThrow();
});

test.each(['fill:(', 'fill:a', 'fill:url((', 'fill:"'])('a style full of %s takes a moment', (piece) => {
  expect(recolour(svg(`<style>${piece.repeat(200_000)}</style>`), AQUA)).toContain('<style>');
});
