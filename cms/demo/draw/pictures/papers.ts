import { hue } from '../kit/palette';
import { arch, bars, circle, crop, line, mark, rect, svg, text, tricolour } from '../kit/svg';

/** The sheet that holds the whole style. */
export function summarySheet(): string {
  const inks = [hue.blue, hue.blueDark, hue.aqua, hue.blueLight, hue.purple, hue.orange];
  const part = (x: number, y: number) =>
    rect(x, y, 44, 7, hue.blueDark, 2) + bars(x, y + 18, [104, 92, 98], '#c3cad4', 11, 3.5);
  return svg(
    640,
    480,
    rect(0, 0, 640, 480, hue.blueLight),
    rect(180, 32, 280, 416, hue.white),
    crop(180, 32, 280, 120, rect(0, 0, 280, 120, hue.blueDark), arch(158, 84, 18, 12, tricolour.onNight)),
    text('Zo zien', hue.white, { x: 204, y: 84, size: 32, weight: 600 }),
    text('we eruit', hue.white, { x: 204, y: 116, size: 32, weight: 600 }),
    ...[0, 1, 2].flatMap((row) => [part(204, 180 + row * 66), part(330, 180 + row * 66)]),
    ...inks.map((ink, index) => rect(204 + index * 39.5, 384, 35, 22, ink, 3)),
    mark(204, 416, 20),
  );
}

/** A text with the marks of somebody who read it well. */
export function writingSheet(): string {
  const tick = (y: number) =>
    circle(214, y, 11, hue.aqua) + line(`M209 ${y}l4 4 7-8`, hue.white, 2.5, 'round');
  return svg(
    640,
    480,
    rect(0, 0, 640, 480, '#ece4f5'),
    rect(168, 48, 304, 432, hue.white, 8),
    text('Schrijfcheck', hue.blueDark, { x: 200, y: 108, size: 32, weight: 600 }),
    ...[0, 1, 2, 3, 4].flatMap((row) => {
      const y = 156 + row * 62;
      return [tick(y), bars(240, y - 9, [row % 2 ? 188 : 204, row % 2 ? 120 : 150], '#c3cad4', 15, 4)];
    }),
    line('M240 304q20-8 40 0t40 0 40 0', hue.purple, 3, 'round'),
  );
}
