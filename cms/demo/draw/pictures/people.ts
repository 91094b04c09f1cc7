import { hue } from '../kit/palette';
import { arch, circle, line, mark, rect, ribbon, shape, svg } from '../kit/svg';

/** A half figure: shoulders, neck and head, hair on top. The people of Noorderlicht have no faces. */
interface Figure {
  x: number;
  ground: number;
  shoulder: number;
  top: number;
  head: number;
  skin: string;
  coat: string;
  hair: string;
  hairShape?: 'short' | 'long' | 'bun' | 'scarf';
}

function figure(person: Figure): string {
  const { x, ground, shoulder, top, head, skin, coat, hair, hairShape = 'short' } = person;
  const face = top - head * 0.72;
  const left = x - head;
  const cap = `M${left} ${face}a${head} ${head} 0 0 1 ${2 * head} 0`;
  const styles = {
    short: shape(
      `${cap}c${-head * 0.34} ${-head * 0.56} ${-head * 1.3} ${-head * 0.66} ${-2 * head} 0Z`,
      hair,
    ),
    long: shape(
      `${cap}v${head * 1.16}h${-head * 0.34}c0 ${-head * 0.9} ${-head * 0.2} ${-head * 1.2} ${-head * 0.66} ${-head * 1.5}c${-head * 0.3} ${head * 0.36} ${-head * 0.6} ${head * 0.5} ${-head * 0.72} ${head * 0.56}v${head * 0.94}h${-head * 0.28}Z`,
      hair,
    ),
    bun:
      circle(x + head * 0.52, face - head * 1.02, head * 0.4, hair) +
      shape(
        `${cap}c${-head * 0.5} ${-head * 0.2} ${-head * 0.9} ${-head * 0.66} ${-head * 1.2} ${-head * 0.66}c${-head * 0.2} ${head * 0.4} ${-head * 0.5} ${head * 0.6} ${-head * 0.8} ${head * 0.66}Z`,
        hair,
      ),
    scarf:
      shape(
        `M${x - head * 1.08} ${face}a${head * 1.08} ${head * 1.08} 0 0 1 ${head * 2.16} 0v${head * 0.8}a${head * 1.08} ${head * 0.9} 0 0 1 ${-head * 2.16} 0Z`,
        hair,
      ) + circle(x, face + head * 0.12, head * 0.76, skin),
  };
  return (
    shape(
      `M${x - shoulder} ${ground}V${top + shoulder}a${shoulder} ${shoulder} 0 0 1 ${2 * shoulder} 0V${ground}Z`,
      coat,
    ) +
    circle(x, face, head, skin) +
    styles[hairShape]
  );
}

/** A nurse at the bed of a child. */
export function bedside(): string {
  return svg(
    960,
    720,
    rect(0, 0, 960, 720, '#d9f0ee'),
    ribbon(60, 250, 60, 40, ['#b9e2df', '#c8e9e6', '#d2edeb']),
    figure({
      x: 300,
      ground: 720,
      shoulder: 150,
      top: 420,
      head: 84,
      skin: '#6f4630',
      coat: hue.blue,
      hair: hue.black,
      hairShape: 'bun',
    }),
    shape('M262 420l38 60 38-60v-18h-76Z', '#6f4630'),
    mark(356, 500, 40, ['#ffffff', '#8cc4ff', '#7fe0d6']),
    rect(440, 560, 520, 160, hue.white),
    shape('M440 560h520v-40a60 60 0 0 0-60-60H580a140 100 0 0 0-140 100Z', hue.aqua),
    rect(760, 392, 200, 96, hue.white, 40),
    circle(800, 420, 62, '#f2c9a5'),
    shape('M738 420a62 62 0 0 1 124 0c-18-26-42-44-62-44-18 20-40 34-62 44Z', '#a8552a'),
    line('M402 590c40 30 90 24 146-24', hue.blue, 52, 'round'),
    circle(556, 560, 27, '#6f4630'),
    rect(440, 660, 520, 60, '#bfe3e0'),
  );
}

/** Waiting together: a grandfather, a child and a plant. */
export function waiting(): string {
  return svg(
    960,
    720,
    rect(0, 0, 960, 720, '#ece4f5'),
    arch(520, 300, 56, 36, ['#dccdec', '#e3d7f1', '#e9dff4']),
    rect(0, 632, 960, 88, '#cdb4e6'),
    rect(96, 452, 520, 44, hue.purple, 22),
    rect(120, 480, 24, 160, hue.purple),
    rect(568, 480, 24, 160, hue.purple),
    figure({
      x: 260,
      ground: 600,
      shoulder: 118,
      top: 316,
      head: 74,
      skin: '#f2c9a5',
      coat: hue.orange,
      hair: '#9aa3af',
    }),
    shape('M142 560h210a40 40 0 0 1 40 40v80h-88v-60H142Z', '#3c2a5c'),
    figure({
      x: 452,
      ground: 600,
      shoulder: 78,
      top: 408,
      head: 56,
      skin: '#d9a06f',
      coat: hue.aqua,
      hair: hue.black,
      hairShape: 'long',
    }),
    shape('M374 570h140a32 32 0 0 1 32 32v54h-64v-40H374Z', hue.blueDark),
    rect(752, 560, 112, 100, hue.white, 8),
    line('M808 560V430', '#1b7a43', 10, 'round'),
    shape('M808 520c-80 0-104-52-104-92 70 0 104 40 104 92Z', '#1b7a43'),
    shape('M808 470c0-70 36-108 100-112 4 70-36 112-100 112Z', '#2c9a5c'),
    shape('M808 440c-40-26-52-72-34-118 40 24 52 70 34 118Z', '#1b7a43'),
  );
}

/** A team of three, shoulder to shoulder. */
export function team(): string {
  return svg(
    960,
    720,
    rect(0, 0, 960, 720, hue.blueLight),
    ribbon(330, 220, 60, 40, ['#c6dcf5', '#cfe2f7', '#d6e7f9'], 180),
    figure({
      x: 230,
      ground: 720,
      shoulder: 150,
      top: 440,
      head: 84,
      skin: '#f2c9a5',
      coat: hue.white,
      hair: '#8a3d1c',
      hairShape: 'long',
    }),
    figure({
      x: 730,
      ground: 720,
      shoulder: 150,
      top: 430,
      head: 84,
      skin: '#c68a5c',
      coat: hue.aqua,
      hair: hue.purple,
      hairShape: 'scarf',
    }),
    figure({
      x: 480,
      ground: 720,
      shoulder: 168,
      top: 380,
      head: 92,
      skin: '#5b3a28',
      coat: hue.blueDark,
      hair: hue.black,
    }),
    shape('M438 380l42 70 42-70v-22h-84Z', '#5b3a28'),
    mark(552, 520, 44, ['#ffffff', '#8cc4ff', '#7fe0d6']),
    shape('M196 440l34 56 34-56v-20h-68Z', '#f2c9a5'),
  );
}

const portrait = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${figure({
    x: 0,
    ground: 900,
    shoulder: 150,
    top: 0,
    head: 84,
    skin: '#8a5a3c',
    coat: hue.aqua,
    hair: hue.black,
  })}</g>`;

/** A frame with one person in it: eyes on the upper third, or the crown cut off and no room to look. */
export function framing(good: boolean): string {
  const thirds = line('M213 40V440M427 40V440M40 173H600M40 307H600', '#ffffff', 1.5);
  return svg(
    640,
    480,
    rect(0, 0, 640, 480, hue.greyLight),
    `<svg x="40" y="40" width="560" height="400" viewBox="0 0 560 400">`,
    rect(0, 0, 560, 400, '#f7dcc2'),
    arch(good ? 300 : -40, 190, 44, 30, ['#ffd2a8', '#fbdcbd', '#f9e0c8']),
    good ? portrait(174, 216, 1) : portrait(480, 150, 1.9),
    `</svg>`,
    good ? thirds : '',
  );
}
