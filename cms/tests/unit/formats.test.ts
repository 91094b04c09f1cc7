import { expect, test } from 'vitest';
import { getDrawnSize, getSeen, type TargetSize } from '../../src/storage/renditions/drawn-size';
import { writeXmp } from '../../src/storage/drawing/xmp';

const PHOTO = { width: 3000, height: 2000 };
const inside = (width: number | null, height: number | null): TargetSize => ({
  width,
  height,
  fit: 'inside',
  dpi: null,
});
const cover = (width: number | null, height: number | null): TargetSize => ({
  width,
  height,
  fit: 'cover',
  dpi: null,
});

const pixels = (wanted: TargetSize, focalPoint: { x: number; y: number } | null = null) =>
  getDrawnSize(PHOTO, wanted, { isVector: false, focalPoint });
const vector = (wanted: TargetSize) =>
  getDrawnSize({ width: 30, height: 20 }, wanted, { isVector: true, focalPoint: null });

test.each<[string, TargetSize, [number, number]]>([
  ['its own size', inside(null, null), [3000, 2000]],
  ['a width', inside(1500, null), [1500, 1000]],
  ['a height', inside(null, 500), [750, 500]],
  ['a box', inside(1200, 400), [600, 400]],
  ['more than it has', inside(9000, 9000), [3000, 2000]],
  ['half a size to cover', cover(1500, null), [1500, 1000]],
  ['a square', cover(1000, 1000), [1000, 1000]],
  ['a square larger than it is', cover(4000, 4000), [2000, 2000]],
  ['a stripe', cover(10_000, 1), [3000, 1]],
])('of %s', (_what, wanted, size) => {
  const { part } = pixels(wanted);
  expect([part.width, part.height]).toEqual(size);
});

test('a drawing is as large as asked, whatever its own size', () => {
  expect(vector(inside(3000, null))).toMatchObject({ width: 3000, height: 2000 });
  expect(vector({ ...inside(null, null), dpi: 720 })).toMatchObject({ width: 300, height: 200 });
  expect(vector(cover(4000, 4000)).part).toEqual({ left: 1000, top: 0, width: 4000, height: 4000 });
});

test('the part lies around the focal point, inside the picture', () => {
  const left = (x: number) => pixels(cover(1000, 1000), { x, y: 0.5 }).part.left;
  expect([0, 0.4, 0.5, 1].map(left)).toEqual([0, 100, 250, 500]);
  for (const wanted of [cover(7, 10_000), cover(10_000, 7), cover(999, 1001), cover(1, 1)]) {
    for (const x of [0, 1 / 3, 1]) {
      const { width, height, part } = pixels(wanted, { x, y: x });
      expect([part.left >= 0, part.top >= 0]).toEqual([true, true]);
      expect([part.left + part.width <= width, part.top + part.height <= height]).toEqual([true, true]);
    }
  }
});

test('how much is seen of a picture that is cut', () => {
  expect(
    [inside(10, 10), cover(10, null), cover(10, 10), cover(20, 10)].map((wanted) => getSeen(PHOTO, wanted)),
  ).toEqual([1, 1, expect.closeTo(2 / 3), 0.75]);
});

test('words become XML, without signs that it has no place for', () => {
  const about = {
    description: '',
    maker: 'A & B',
    rights: '© A',
    url: 'https://a.example/?b="c"',
    madeAt: 0,
  };
  const xmp = writeXmp({ ...about, title: 'Één <b>\u0000\u0007\ud800 \u200d👍' }, 300);
  expect(xmp).toContain('Één &lt;b&gt; \u200d👍<');
  expect(xmp).toContain('<rdf:li>A &amp; B</rdf:li>');
  expect(xmp).toContain('https://a.example/?b=&quot;c&quot;');
  expect(xmp).not.toContain('dc:description>');
});
