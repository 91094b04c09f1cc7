import { hue } from '../kit/palette';
import { circle, crop, line, logo, mark, rect, ribbon, svg, text, tricolour } from '../kit/svg';

const small = { size: 18, weight: 400, anchor: 'middle' } as const;

/** The logo with the room it needs: half the height of the mark on every side. */
export function clearSpace(): string {
  const [x, y, height] = [158, 190, 120];
  const [width, room] = [(474 / 88) * height, height / 2];
  const half = (left: number, top: number) => mark(left, top, room, ['#8cb4e6', '#8cb4e6', '#8cb4e6']);
  return svg(
    960,
    540,
    rect(0, 0, 960, 540, hue.white),
    rect(x - room, y - room, width + 2 * room, height + 2 * room, hue.blueLight),
    rect(x, y, width, height, hue.white),
    half(x - room, y + room / 2),
    half(x + width, y + room / 2),
    half(x + width / 2 - room / 2, y - room),
    half(x + width / 2 - room / 2, y + height),
    logo(x, y, height),
    text('Minstens een half beeldmerk wit, aan alle kanten', hue.grey, {
      ...small,
      size: 22,
      x: 480,
      y: 452,
    }),
  );
}

/** The smallest sizes in which the logo and the mark may stand. */
export function smallest(): string {
  const measure = (x: number, width: number, words: string) =>
    line(`M${x} 352v12m0-6h${width}m0-6v12`, hue.blue, 2) +
    text(words, hue.grey, { ...small, x: x + width / 2, y: 396 });
  return svg(
    960,
    540,
    rect(0, 0, 960, 540, hue.white),
    logo(112, 250, 70),
    measure(112, 377, '30 mm · 120 px'),
    mark(640, 236, 84),
    measure(640, 84, '8 mm · 24 px'),
    mark(812, 296, 24),
    measure(812, 24, '16 px'),
    text('Logo', hue.blueDark, { x: 112, y: 176, size: 28, weight: 600 }),
    text('Beeldmerk', hue.blueDark, { x: 640, y: 176, size: 28, weight: 600 }),
  );
}

/** How the mark is built: bands of one unit on a field of eleven by eleven. */
export function construction(): string {
  const [x, y, size] = [256, 136, 448];
  const unit = size / 11;
  const grid = Array.from({ length: 12 }, (_, step) => {
    const at = step * unit;
    return line(
      `M${x + at} ${y - unit}V${y + size + unit}M${x - unit} ${y + at}H${x + size + unit}`,
      '#b9d3f2',
      1.5,
    );
  });
  const centre = (left: number, top: number) =>
    circle(x + left * unit, y + top * unit, 6, hue.white) +
    circle(x + left * unit, y + top * unit, 4, hue.orange);
  return svg(
    960,
    720,
    rect(0, 0, 960, 720, hue.blueLight),
    ...grid,
    mark(x, y, size),
    centre(3.5, 3.5),
    centre(7.5, 7.5),
  );
}

/** Six ways to spoil the logo. */
export function misuse(): string {
  const cell = (column: number, row: number, fill: string, words: string, ...content: string[]) => {
    const [x, y] = [32 + column * 304, 32 + row * 304];
    return (
      crop(x, y, 288, 232, rect(0, 0, 288, 232, fill), ...content) +
      circle(x + 12, y + 254, 12, hue.red) +
      line(`M${x + 8} ${y + 250}l8 8m0-8l-8 8`, hue.white, 2.5, 'round') +
      text(words, hue.black, { x: x + 36, y: y + 260, size: 18 })
    );
  };
  const odd = [hue.orange, '#f0a35e', hue.purple];
  const scaled = (transform: string, content: string) => `<g transform="${transform}">${content}</g>`;
  return svg(
    960,
    640,
    rect(0, 0, 960, 640, hue.white),
    cell(0, 0, hue.greyLight, 'Uitrekken', scaled('translate(44 60) scale(1 2.6)', logo(0, 0, 38))),
    cell(1, 0, hue.greyLight, 'Kantelen', scaled('translate(48 150) rotate(-18)', logo(0, 0, 38))),
    cell(2, 0, hue.greyLight, 'Andere kleuren', logo(42, 97, 38, odd, hue.orange)),
    cell(
      0,
      1,
      hue.greyLight,
      'In een kader',
      rect(24, 72, 240, 88, hue.blue, 20),
      rect(28, 76, 232, 80, hue.white, 16),
      logo(42, 97, 38),
    ),
    cell(1, 1, hue.blueDark, 'Op het licht', ribbon(-20, 120, 34, 26, tricolour.onNight), logo(42, 97, 38)),
    cell(
      2,
      1,
      hue.greyLight,
      'Met een slogan',
      logo(42, 83, 38),
      text('Altijd dichtbij!', hue.aqua, { x: 90, y: 146, size: 20, weight: 600 }),
    ),
  );
}

/** The logo beside a partner's: ours first, a line of air between them, equal in weight. */
export function together(): string {
  return svg(
    960,
    540,
    rect(0, 0, 960, 540, hue.white),
    logo(112, 236, 68),
    line('M536 220v100', '#9aa3af', 2),
    circle(620, 270, 34, hue.greyLight),
    circle(620, 270, 18, '#9aa3af'),
    text('Huis aan de Dijk', hue.grey, { x: 672, y: 281, size: 30, weight: 600 }),
  );
}

/** The mark as a profile picture, in the two shapes that platforms cut. */
export function profile(): string {
  return svg(
    640,
    480,
    rect(0, 0, 640, 480, hue.greyLight),
    circle(200, 240, 112, hue.blueDark),
    mark(144, 184, 112, tricolour.dark),
    rect(360, 128, 224, 224, hue.blueDark, 48),
    mark(416, 184, 112, tricolour.dark),
  );
}
