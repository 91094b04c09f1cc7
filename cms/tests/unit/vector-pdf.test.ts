import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { drawPage } from '../../src/storage/drawing/first-page';
import { drawVector } from '../../src/storage/drawing/formats';

const SIZE = 100;
const folder = mkdtempSync(path.join(os.tmpdir(), 'vector-pdf-'));
afterAll(() => rmSync(folder, { recursive: true }));

const square = (about: string) => `<rect width="${SIZE}" height="${SIZE}" ${about}/>`;

const DRAWN = {
  format: 'pdf' as const,
  width: SIZE,
  height: SIZE,
  part: { left: 0, top: 0, width: SIZE, height: SIZE },
  dpi: null,
  background: null,
  words: { title: '', description: '', maker: '', rights: '', url: '', madeAt: 0 },
};

/** A drawing as a page, and as a picture of the same size. */
async function drawBoth(content: string, more = {}) {
  const source = path.join(folder, `${randomUUID()}.svg`);
  writeFileSync(
    source,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">${content}</svg>`,
  );
  const open = (width: number): Sharp => sharp(source, { density: (72 * width) / SIZE });
  const page = await drawVector(source, { width: SIZE, height: SIZE }, { ...DRAWN, ...more }, open);
  const { pixels } = await drawPage(page, SIZE, { isTransparent: true });
  const picture = await open(SIZE).ensureAlpha().raw().toBuffer();
  return { isVector: !page.toString('latin1').includes('/Subtype /Image'), pixels, picture };
}

/** What a pixel shows on black and on white. */
function getShown(pixels: Uint8Array, x: number, y: number): number[] {
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray((y * SIZE + x) * 4);
  return [0, 255].flatMap((ground) =>
    [red, green, blue].map((channel) => (channel * alpha + ground * (255 - alpha)) / 255),
  );
}

const PLACES = [
  [10, 10],
  [50, 50],
  [75, 25],
] as const;

function expectAlike({ pixels, picture }: { pixels: Uint8Array; picture: Uint8Array }): void {
  for (const [x, y] of PLACES) {
    const seen = getShown(picture, x, y);
    getShown(pixels, x, y).forEach((shade, at) => {
      expect([x, y, at, Math.abs(shade - (seen[at] ?? 0)) <= 8]).toEqual([x, y, at, true]);
    });
  }
}

const stops = (first: string, last: string) =>
  `<linearGradient id="a"><stop ${first}/><stop offset="1" ${last}/></linearGradient>${square('fill="url(#a)"')}`;
const masked = (mask: string, paint = 'fill="#036"') =>
  `<mask id="m">${mask}</mask>${square(`${paint} mask="url(#m)"`)}`;

test.each([
  ['a share of a hundred', square('fill="#000" fill-opacity="50%"')],
  ['nearly all', square('fill="#000" fill-opacity="90%"')],
  ['rgb with a slash', square('fill="rgb(0 0 0 / 50%)"')],
  ['hsl', square('fill="hsl(200deg 80% 40% / 40%)"')],
  ['hsla', square('fill="hsla(200, 80%, 40%, .4)"')],
  ['four digits', square('fill="#fff8"')],
  ['eight digits', square('fill="#80808080"')],
  ['a name in capitals', square('fill="RebeccaPurple" opacity="50%"')],
  ['a style sheet', `<style>.a{fill:rgb(0 0 0/.5);opacity:70%}</style>${square('class="a"')}`],
  ['a style', square('style="fill:#0af8; fill-opacity: 50%"')],
  ['a group', `<g opacity="50%">${square('fill="#000"')}<circle cx="50" cy="50" r="20" fill="red"/></g>`],
  ['the colour of the text', `<g color="rgb(0 0 0/40%)">${square('fill="CurrentColor"')}</g>`],
  ['stops', stops('stop-color="red" stop-opacity="80%"', 'stop-color="red" stop-opacity="20%"')],
  ['colours of stops', stops('stop-color="#f008"', 'stop-color="rgb(255 0 0/20%)"')],
  ['a mask', masked(square('fill="#808080"'))],
  ['a masked gradient', masked(square('fill="#fff"'), 'fill="url(#a)"') + stops('stop-color="#0f08"', '')],
])('half-transparent by %s, a page shows as vectors what the drawing shows', async (_what, content) => {
  const both = await drawBoth(content);
  expectAlike(both);
  expect(both.isVector).toBe(true);
});

const SMALL = `<mask id="m"><rect width="9" height="9" fill="#fff" fill-opacity=".5"/><rect width="9" height="9" fill="#00f" fill-opacity=".5"/></mask>`;

test.each([
  ['colours that mix', `${square('fill="#08f"')}${square('fill="#f80" style="mix-blend-mode:multiply"')}`],
  // Of which that library makes too much blue.
  ['a mask that is half-transparent itself', masked(square('fill="#fff" fill-opacity="50%"'))],
  [
    'a mask that runs out',
    masked(square('fill="url(#a)"')) + stops('stop-color="#fff"', 'stop-color="#fff" stop-opacity="0"'),
  ],
  ['a small part of which half is seen', `${SMALL}<rect width="9" height="9" fill="#c00" mask="url(#m)"/>`],
])('%s, which vectors would show otherwise, become a picture', async (_what, content) => {
  const both = await drawBoth(content);
  expectAlike(both);
  expect(both.isVector).toBe(false);
});

test('what is white on a white ground is drawn, and on a ground a drawing stays one', async () => {
  expect((await drawBoth(square('fill="#fff"'))).isVector).toBe(true);
  expect((await drawBoth(square('fill="#fff"'), { background: '#ffffff' })).isVector).toBe(true);
});
