import type PptxGenJS from 'pptxgenjs';
import { hue } from '../kit/palette';

type Master = PptxGenJS.SlideMasterProps;
type Piece = NonNullable<Master['objects']>[number];

/** Pictures by name, as data for the presentation. */
export type Pictures = Record<'ribbon' | 'arch' | 'mark' | 'markOnDark' | 'logoOnDark', string>;

/** Colours of a presentation have no hash. */
export const ink = (hex: string): string => hex.slice(1).toUpperCase();

interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
  size: number;
  colour?: string;
  bold?: boolean;
  valign?: 'top' | 'middle' | 'bottom';
}

/** A place for text that an author fills in; its prompt is what an empty slide shows. */
function place(name: string, type: 'title' | 'body', prompt: string, at: Place): Piece {
  const { x, y, w, h, size, colour = hue.black, bold = false, valign = 'top' } = at;
  const options = {
    name,
    type,
    x,
    y,
    w,
    h,
    fontSize: size,
    color: ink(colour),
    bold,
    valign,
    margin: 0,
  } as const;
  return { placeholder: { options: { ...options, align: 'left' }, text: prompt } };
}

const image = (data: string, x: number, y: number, w: number, h: number): Piece => ({
  image: { data, x, y, w, h },
});
const field = (x: number, y: number, w: number, h: number, fill: string): Piece => ({
  rect: { x, y, w, h, fill: { color: ink(fill) } },
});
const heading = (colour: string = hue.blueDark, w = 11.3): Piece =>
  place('kop', 'title', 'Eén zin die de dia samenvat', {
    x: 0.8,
    y: 0.7,
    w,
    h: 1.1,
    size: 32,
    bold: true,
    colour,
  });

/** The eleven layouts of the template. */
export function masters(pictures: Pictures): Master[] {
  const white = { color: ink(hue.white) };
  const night = { color: ink(hue.blueDark) };
  const foot = [image(pictures.mark, 12.2, 6.7, 0.42, 0.42)];
  const number = { x: 0.8, y: 6.8, fontFace: 'Figtree', fontSize: 11, color: ink(hue.grey) };
  const inside = (title: string, objects: Piece[]): Master => ({
    title,
    background: white,
    objects: [...objects, ...foot],
    slideNumber: number,
  });
  return [
    {
      title: 'Titel',
      background: night,
      objects: [
        image(pictures.ribbon, 6.66, 0, 6.67, 7.5),
        place('kop', 'title', 'Titel', {
          x: 0.8,
          y: 2,
          w: 6,
          h: 2.2,
          size: 54,
          bold: true,
          colour: hue.white,
          valign: 'bottom',
        }),
        place('onder', 'body', 'Voor wie, wanneer', {
          x: 0.8,
          y: 4.4,
          w: 5.6,
          h: 0.9,
          size: 22,
          colour: hue.white,
        }),
        image(pictures.markOnDark, 0.8, 6.4, 0.6, 0.6),
      ],
    },
    {
      title: 'Hoofdstuk',
      background: { color: ink(hue.blue) },
      objects: [
        place('nummer', 'body', '1', {
          x: 0.8,
          y: 0.8,
          w: 6,
          h: 3.4,
          size: 200,
          bold: true,
          colour: hue.white,
        }),
        place('kop', 'title', 'Naam van het hoofdstuk', {
          x: 0.8,
          y: 4.9,
          w: 11,
          h: 1.2,
          size: 44,
          bold: true,
          colour: hue.white,
        }),
      ],
    },
    inside('Tekst', [
      heading(),
      place('tekst', 'body', 'Drie punten, niet meer', { x: 0.8, y: 2.1, w: 9.4, h: 4.2, size: 22 }),
    ]),
    inside('Twee kolommen', [
      heading(),
      place('links', 'body', 'Het een', { x: 0.8, y: 2.1, w: 5.4, h: 4.2, size: 20 }),
      place('rechts', 'body', 'Het ander', { x: 6.9, y: 2.1, w: 5.4, h: 4.2, size: 20 }),
    ]),
    {
      title: 'Tekst met beeld',
      background: white,
      objects: [
        field(6.67, 0, 6.66, 7.5, hue.blueLight),
        image(pictures.mark, 8.4, 2.15, 3.2, 3.2),
        heading(hue.blueDark, 5.4),
        place('tekst', 'body', 'Wat het beeld laat zien', { x: 0.8, y: 2.6, w: 5.2, h: 3.7, size: 20 }),
      ],
    },
    {
      title: 'Beeld',
      background: night,
      objects: [
        image(pictures.arch, 0, 0, 13.33, 7.5),
        place('kop', 'title', 'Eén woord', {
          x: 0.8,
          y: 0.7,
          w: 5,
          h: 1.1,
          size: 40,
          bold: true,
          colour: hue.white,
        }),
      ],
    },
    inside('Grafiek', [heading()]),
    inside('Tabel', [heading()]),
    {
      title: 'Getal',
      background: { color: ink(hue.blueLight) },
      objects: [
        place('kop', 'title', '94%', {
          x: 0.8,
          y: 1.6,
          w: 11,
          h: 2.8,
          size: 166,
          bold: true,
          colour: hue.blueDark,
        }),
        place('onder', 'body', 'Wat dat getal betekent, in één zin', {
          x: 0.8,
          y: 4.7,
          w: 8.4,
          h: 1.4,
          size: 24,
          colour: hue.blueDark,
        }),
      ],
    },
    {
      title: 'Citaat',
      background: { color: ink(hue.purple) },
      objects: [
        place('kop', 'title', '“Wat iemand zei”', {
          x: 0.8,
          y: 1.4,
          w: 10.6,
          h: 3.4,
          size: 44,
          bold: true,
          colour: hue.white,
          valign: 'middle',
        }),
        place('onder', 'body', 'Naam en rol', { x: 0.8, y: 5, w: 8, h: 0.8, size: 20, colour: hue.white }),
      ],
    },
    { title: 'Slot', background: night, objects: [image(pictures.logoOnDark, 3.67, 3.19, 6, 1.11)] },
  ];
}
