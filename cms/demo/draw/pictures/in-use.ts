import { hue } from '../kit/palette';
import { arch, bars, circle, crop, line, logo, mark, rect, ribbon, svg, text, tricolour } from '../kit/svg';

/** A door plate: place, function, and a slot for a name. */
export function doorPlate(): string {
  return svg(
    640,
    480,
    rect(0, 0, 640, 480, hue.blueLight),
    rect(360, 48, 232, 432, '#c6dcf5'),
    rect(384, 72, 184, 408, hue.white),
    circle(408, 300, 10, hue.grey),
    rect(96, 112, 208, 208, hue.white, 8),
    rect(96, 112, 208, 72, hue.blueDark, 8),
    rect(96, 160, 208, 24, hue.blueDark),
    text('B 12', hue.white, { x: 116, y: 162, size: 36, weight: 600 }),
    mark(256, 132, 30, tricolour.dark),
    text('Bloedafname', hue.blueDark, { x: 116, y: 226, size: 24, weight: 600 }),
    bars(116, 250, [120, 96], '#9aa3af', 14, 4),
    rect(116, 286, 40, 18, hue.aqua, 4),
  );
}

/** A temporary notice in its stand. */
export function notice(): string {
  return svg(
    640,
    480,
    rect(0, 0, 640, 480, hue.greyLight),
    rect(0, 400, 640, 80, hue.blueLight),
    rect(312, 320, 16, 112, hue.grey),
    rect(232, 424, 176, 16, hue.grey, 8),
    rect(176, 48, 288, 296, hue.grey, 8),
    rect(188, 60, 264, 272, hue.white),
    rect(188, 60, 264, 120, hue.orange),
    line('M300 84v44m0 20v4', hue.white, 12, 'round'),
    line('M340 120h56m-24-24 24 24-24 24', hue.white, 8, 'round'),
    text('Vandaag via', hue.blueDark, { x: 212, y: 226, size: 30, weight: 600 }),
    text('ingang Oost', hue.blueDark, { x: 212, y: 260, size: 30, weight: 600 }),
    bars(212, 284, [168, 128], '#9aa3af', 14, 4),
    mark(412, 292, 24),
  );
}

/** The badge of a volunteer, on its cord. */
export function badge(): string {
  return svg(
    640,
    480,
    rect(0, 0, 640, 480, hue.blueLight),
    line('M264 0l44 128M376 0l-44 128', hue.aqua, 20),
    rect(300, 112, 40, 40, hue.grey, 8),
    rect(216, 136, 208, 296, hue.white, 16),
    rect(216, 136, 208, 96, hue.aqua, 16),
    rect(216, 200, 208, 32, hue.aqua),
    logo(240, 172, 28, tricolour.dark, hue.white),
    text('Anneke', hue.blueDark, { x: 240, y: 296, size: 46, weight: 600 }),
    text('Gastvrouw', hue.grey, { x: 240, y: 330, size: 22 }),
    rect(240, 376, 120, 32, hue.blueLight, 4),
    text('Vrijwilliger', hue.blueDark, { x: 252, y: 398, size: 18, weight: 600 }),
  );
}

/** An e-mail with the signature that everybody uses. */
export function signature(): string {
  return svg(
    640,
    480,
    rect(0, 0, 640, 480, hue.greyLight),
    rect(80, 56, 480, 424, hue.white, 8),
    bars(112, 96, [280, 360, 320, 372, 180], '#c3cad4', 18, 4),
    text('Met vriendelijke groet,', hue.black, { x: 112, y: 226, size: 18 }),
    text('Yusuf Demir', hue.black, { x: 112, y: 270, size: 22, weight: 600 }),
    text('Verpleegkundige Dagbehandeling', hue.grey, { x: 112, y: 296, size: 18 }),
    logo(112, 328, 34),
    text('Toestel 4212 · ma, di en do', hue.grey, { x: 112, y: 400, size: 18 }),
    text('noorderlicht.example', hue.blue, { x: 112, y: 426, size: 18 }),
  );
}

/** A post in the three shapes that we make. */
export function socialFormats(): string {
  const frame = (
    x: number,
    y: number,
    width: number,
    height: number,
    ratio: string,
    fill: string,
    colours: string[],
  ) =>
    crop(
      x,
      y,
      width,
      height,
      rect(0, 0, width, height, fill),
      arch(width * 0.36, height - 84, width * 0.08, width * 0.06, colours),
      text('Griepprik', hue.white, { x: 20, y: 52, size: 30, weight: 600 }),
      text('Haal hem voor 1 december', hue.white, { x: 20, y: 78, size: 14 }),
      mark(20, height - 44, 24, tricolour.dark),
    ) + text(ratio, hue.grey, { x, y: y + height + 32, size: 18 });
  return svg(
    960,
    540,
    rect(0, 0, 960, 540, hue.white),
    frame(64, 188, 272, 272, '1 : 1 · tijdlijn', hue.blue, tricolour.onBlue),
    frame(376, 130, 264, 330, '4 : 5 · foto', hue.blueDark, tricolour.onNight),
    frame(680, 76, 216, 384, '9 : 16 · verhaal', hue.purple, tricolour.purple),
  );
}

/** The eleven slides of the template at a glance. */
export function slides(): string {
  const [width, height] = [196, 110];
  const paint: ((x: number) => string)[] = [
    () =>
      rect(0, 0, width, height, hue.blueDark) +
      ribbon(112, 58, 13, 10, tricolour.onNight, 24) +
      text('Jaarplan', hue.white, { x: 14, y: 48, size: 20, weight: 600 }),
    () => rect(0, 0, width, height, hue.blue) + text('1', hue.white, { x: 14, y: 92, size: 72, weight: 600 }),
    () =>
      rect(0, 0, width, height, hue.white) +
      rect(14, 18, 90, 10, hue.blueDark, 2) +
      bars(14, 46, [150, 160, 132, 148], '#c3cad4', 14, 4),
    () =>
      rect(0, 0, width, height, hue.white) +
      rect(14, 18, 70, 10, hue.blueDark, 2) +
      bars(14, 46, [72, 66, 70], '#c3cad4', 14, 4) +
      bars(108, 46, [72, 60, 68], '#c3cad4', 14, 4),
    () =>
      rect(0, 0, width, height, hue.white) +
      rect(98, 0, 98, height, hue.blueLight) +
      mark(126, 34, 42) +
      bars(14, 40, [66, 72, 60], '#c3cad4', 14, 4),
    () => rect(0, 0, width, height, hue.blueDark) + arch(70, 70, 16, 12, tricolour.onNight),
    () =>
      rect(0, 0, width, height, hue.white) +
      [28, 46, 38, 66]
        .map((tall, at) => rect(24 + at * 40, 92 - tall, 24, tall, at === 3 ? hue.blue : '#8cb4e6'))
        .join(''),
    () =>
      rect(0, 0, width, height, hue.white) +
      [0, 1, 2, 3]
        .map(
          (row) =>
            rect(14, 26 + row * 20, 168, 1.5, '#c3cad4') +
            bars(14, 34 + row * 20, [60], '#9aa3af', 1, 4) +
            bars(120, 34 + row * 20, [40], '#c3cad4', 1, 4),
        )
        .join(''),
    () =>
      rect(0, 0, width, height, hue.blueLight) +
      text('94%', hue.blueDark, { x: 14, y: 76, size: 60, weight: 600 }),
    () =>
      rect(0, 0, width, height, hue.purple) +
      text('“', hue.white, { x: 14, y: 62, size: 60, weight: 600 }) +
      bars(14, 62, [150, 120], '#cdb4e6', 16, 6),
    () => rect(0, 0, width, height, hue.blueDark) + logo(38, 44, 22, tricolour.dark, hue.white),
  ];
  const cells = paint.map((content, index) => {
    const [x, y] = [56 + (index % 4) * 217, 64 + Math.floor(index / 4) * 142];
    return rect(x - 1, y - 1, width + 2, height + 2, '#c3cad4') + crop(x, y, width, height, content(index));
  });
  return svg(960, 540, rect(0, 0, 960, 540, hue.greyLight), ...cells);
}

/** Paper sizes at the same scale, with 3 mm that is cut off. */
export function bleed(): string {
  return svg(
    640,
    480,
    rect(0, 0, 640, 480, hue.greyLight),
    rect(168, 56, 304, 368, '#8cb4e6'),
    rect(184, 72, 272, 336, hue.blue),
    crop(168, 56, 304, 368, arch(112, 244, 34, 24, tricolour.onBlue)),
    line(
      'M184 24v24M456 24v24M184 432v24M456 432v24M136 72h24M136 408h24M480 72h24M480 408h24',
      hue.black,
      1.5,
    ),
    text('Samen', hue.white, { x: 212, y: 140, size: 44, weight: 600 }),
    text('3 mm afloop', hue.grey, { x: 488, y: 110, size: 16 }),
    line('M484 104h-20', hue.grey, 1.5),
  );
}
