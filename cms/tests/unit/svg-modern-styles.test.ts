import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { withPlainStyles } from '../../src/storage/drawing/plain-styles';

const SIZE = 10;
const GREEN = [0, 170, 0];

const svg = (content: string, about = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"${about}>${content}</svg>`;

const square = (about = ''): string => `<rect class="a" width="${SIZE}" height="${SIZE}" ${about}/>`;

const styled = (css: string, about = ''): string => `<style${about}>${css}</style>${square()}`;

async function drawMiddle(drawing: string): Promise<number[]> {
  const { data, info } = await sharp(Buffer.from(drawing)).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((data.length + info.width * info.channels) / 2).subarray(0, 3)];
}

describe('what browsers read is drawn as they do', () => {
  test.each([
    ['a variable of the root', styled(':root{--k:#0a0}.a{fill:var(--k)}')],
    ['a variable in a variable', styled(':root{--a:var(--b);--b:#0a0}.a{fill:var(--a)}')],
    ['a variable that has no value', styled('.a{fill:var(--no, rgb(0 170 0))}')],
    ['a variable in a style', `<g style="--k:#0a0">${square('style="fill:var(--k, red)"')}</g>`],
    ['a variable in an attribute', `<style>svg{--k:#0a0}</style>${square('fill="var(--k)"')}`],
    ['rules for screens', styled('@media screen{.a{fill:#0a0}}')],
    ['rules for any width', styled('@media (min-width: 1px){.a{fill:#0a0}}')],
    ['rules for paper', styled('.a{fill:#0a0}@media print{.a{fill:red}}')],
    [
      'rules for the dark',
      styled('.a{fill:#0a0}@media screen and (prefers-color-scheme:dark){.a{fill:red}}'),
    ],
    ['rules for all but paper', styled('@media not print{.a{fill:#0a0}}')],
    ['rules for what is known', styled('@supports (fill:red){.a{fill:#0a0}}')],
    ['rules for what is not known', styled('.a{fill:#0a0}@supports not (fill:red){.a{fill:red}}')],
    ['rules in a layer', styled('@layer base{.a{fill:#0a0}}')],
    ['rules in rules in rules', styled('@supports (fill:red){@media all{.a{fill:#0a0}}}')],
    ['a rule in a rule', styled('svg{.a{fill:#0a0}}')],
    ['a rule in a rule, behind what that says', styled('svg{stroke:none;fill:red;rect.a{fill:#0a0}}')],
    ['a rule in a rule, by a sign', styled('svg{&amp; &gt; .a{fill:#0a0}&amp;:hover{fill:red}}')],
    ['a rule for a screen in a rule', styled('.a{fill:red;@media screen{fill:#0a0}}')],
    ['one of several', styled(':is(.a,.b){fill:#0a0}')],
    ['one of several, in one of several', styled(':where(svg,g) :is(.b,:is(.c,.a)){fill:#0a0}')],
    ['capitals in a rule', styled('.a{FILL:#0A0}')],
    ['capitals in a style', square('style="FILL:#0A0"')],
    ['capitals behind something else', square('style="stroke:none;FILL:#0A0"')],
    ['a colour of a wider space', square('style="fill:red;fill:color(srgb 0 0.667 0)"')],
    ['a colour by what is seen', square('fill="lab(60.32 -62.2 59.7)"')],
    ['a colour by its white and black', styled('.a{fill:hwb(120 0% 33.3%)}')],
    ['a sheet for paper', `<style media="print">.a{fill:red}</style>${square('fill="#0a0"')}`],
    ['a sheet for screens', styled('.a{fill:#0a0}', ' media="screen"')],
    ['a sheet in another language', `<style type="text/less">.a{fill:red}</style>${square('fill="#0a0"')}`],
    ['what is important', styled('@media all{.a{fill:#0a0!important}}rect.a{fill:red}')],
  ])('%s', async (_what, content) => {
    const shown = await drawMiddle(withPlainStyles(svg(content)));
    expect(shown.every((channel, at) => Math.abs(channel - (GREEN[at] ?? 0)) <= 2)).toBe(true);
  });
});

describe('what is measured as paper is has the same share of a picture of any size', () => {
  const half = (about: string, inside: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${about}>${inside}</svg>`;
  const line = (about: string): string => `<path d="M0 0V96" stroke="#0a0" ${about}/>`;
  test.each([
    ['a drawing in inches', half('width="1in" height="1in"', '<path d="M0 0h48v96H0z" fill="#0a0"/>')],
    ['a drawing in points', half('width="72pt" height="72.00pt"', '<path d="M0 0h48v96H0z" fill="#0a0"/>')],
    [
      'a drawing in millimetres',
      half('width="25.4mm" height="2.54CM"', '<path d="M0 0h48v96H0z" fill="#0a0"/>'),
    ],
    ['a line in an attribute', half('width="96" height="96"', line('stroke-width="1in"'))],
    ['a line in a style', half('width="96" height="96"', line('style="stroke-width:72pt"'))],
    ['a line in rules', half('width="96" height="96"', `<style>path{stroke-width:6pc}</style>${line('')}`)],
    ['a part', half('width="1in" height="1in"', '<rect width="12.7mm" height="1in" fill="#0a0"/>')],
    [
      'a part with a box',
      half(
        'width="9mm" height="9mm" viewBox="0 0 96 96"',
        '<rect width=".5in" height="101.6q" fill="#0a0"/>',
      ),
    ],
  ])('%s', async (_what, drawing) => {
    for (const density of [18, 72, 300]) {
      const drawn = sharp(Buffer.from(withPlainStyles(drawing)), { density });
      const { data, info } = await drawn.resize(20, 20).raw().toBuffer({ resolveWithObject: true });
      const covers = [5, 8, 11, 15].map((x) => (data[(10 * 20 + x) * info.channels + 3] ?? 0) > 127);
      expect([density, ...covers]).toEqual([density, true, true, false, false]);
    }
  });
});

test('what all programs read stays as it is', () => {
  const plain = svg(
    '<style type="text/css">.a{fill:#0a0}/* A: b */</style><g style="fill:url(#a)"/><text>Kleur: Rood</text>',
  );
  expect(withPlainStyles(plain)).toBe(plain);
});

test.each([
  [
    'variables that double',
    `<style>:root{${Array.from({ length: 40 }, (_, n) => `--v${n}:var(--v${n + 1}) var(--v${n + 1});`).join('')}}.a{fill:var(--v0)}</style>`,
  ],
  ['a variable of itself', '<style>:root{--a:var(--a)}.a{fill:var(--a)}</style>'],
  ['selectors that multiply', `<style>${':is(a,b,c,d)'.repeat(40)}{fill:red}</style>`],
  ['rules in rules that multiply', `<style>${'a,b,c{'.repeat(40)}fill:red${'}'.repeat(40)}</style>`],
  ['brackets without an end', `<style>.a{fill:${'var(--a,('.repeat(2000)}</style>`],
  ['many braces', `<style>${'.a{'.repeat(20_000)}</style>`],
])('takes a moment for %s', (_what, content) => {
  const started = process.cpuUsage().user;
  expect(withPlainStyles(svg(content))).toContain('<svg');
  expect(process.cpuUsage().user - started).toBeLessThan(2_000_000);
});
