import { palette } from './palette';
import { textOutline, type TextOptions } from './text';

/** Small words for drawing: each gives a piece of SVG. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${rx ? ` rx="${rx}"` : ''}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width: number, cap = 'butt'): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;

export const text = (words: string, fill: string, options: TextOptions): string =>
  shape(textOutline(words, options), fill);

/** Grey bars that stand for running text. */
export const bars = (
  x: number,
  y: number,
  widths: number[],
  fill = '#c3cad4',
  step = 12,
  height = 3,
): string => widths.map((width, row) => rect(x, y + row * step, width, height, fill, height / 2)).join('');

export const svg = (width: number, height: number, ...content: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content.join('')}</svg>\n`;

/** A window onto content that may be larger: what lies outside is cut off. */
export const crop = (x: number, y: number, width: number, height: number, ...content: string[]): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content.join('')}</svg>`;

export const tricolour = {
  light: [palette.blueDark.hex, palette.blue.hex, palette.aqua.hex],
  dark: ['#ffffff', '#8cc4ff', '#7fe0d6'],
  black: ['#14171f', '#5b6472', '#9aa3af'],
  purple: ['#7a48a8', '#9a6cc6', '#cdb4e6'],
  onBlue: ['#2f7ce0', '#5ba0f2', '#a9d0ff'],
  onNight: ['#1763c6', '#00838f', '#4fc3c8'],
};

/** The three bands of the mark as paths, each from the left foot to the right top. */
export const markBands = [
  'M4 88V28a24 24 0 0 1 48 0V60a8 8 0 0 0 16 0V0',
  'M12 88V28a16 16 0 0 1 32 0V60a16 16 0 0 0 32 0V0',
  'M20 88V28a8 8 0 0 1 16 0V60a24 24 0 0 0 48 0V0',
];

/** The mark: an N of one ribbon, three bands of 8 in a square of 88. */
export const mark = (x: number, y: number, size: number, colours = tricolour.light): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 88})" fill="none" stroke-width="8.1">${markBands
    .map((d, index) => `<path d="${d}" stroke="${colours[index]}"/>`)
    .join('')}</g>`;

/** Mark and name together, as high as the mark. */
export const logo = (
  x: number,
  y: number,
  height: number,
  colours = tricolour.light,
  name: string = palette.blueDark.hex,
): string => {
  const unit = height / 88;
  return (
    mark(x, y, height, colours) +
    text('Noorderlicht', name, {
      x: x + 110.9 * unit,
      y: y + 64.7 * unit,
      size: 65.12 * unit,
      weight: 600,
      tracking: -0.02,
    })
  );
};

/** The ribbon, cropped large: an arch and the beginning of the next, one band per colour. */
export const ribbon = (
  x: number,
  y: number,
  band: number,
  inner: number,
  colours: string[],
  drop = 60,
): string =>
  colours
    .map((colour, index) => {
      const left = x + index * band;
      const over = inner + (colours.length - 1 - index) * band;
      const under = inner + index * band;
      const d = `M${left} 4000V${y}a${over} ${over} 0 0 1 ${over * 2} 0V${y + drop}a${under} ${under} 0 0 0 ${under * 2} 0V-4000`;
      return line(d, colour, band + 0.4);
    })
    .join('');

/** A single arch of the ribbon, standing on the ground. */
export const arch = (x: number, y: number, band: number, inner: number, colours: string[]): string =>
  colours
    .map((colour, index) => {
      const radius = inner + (colours.length - 1 - index) * band;
      return line(
        `M${x + index * band} 4000V${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0V4000`,
        colour,
        band + 0.4,
      );
    })
    .join('');
