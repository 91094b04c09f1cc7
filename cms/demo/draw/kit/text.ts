import * as fontkit from 'fontkit';

export type Weight = 400 | 600;

/** Where the static cuts of Figtree stand; PDFKit embeds the same files. */
export const fontFiles: Record<Weight, string> = {
  400: require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  600: require.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
};

function open(weight: Weight): fontkit.Font {
  const font = fontkit.openSync(fontFiles[weight]);
  if (!('layout' in font)) throw new Error(`Figtree ${weight} is a collection`);
  return font;
}

const fonts: Record<Weight, fontkit.Font> = { 400: open(400), 600: open(600) };

export interface TextOptions {
  x: number;
  y: number;
  size: number;
  weight?: Weight;
  anchor?: 'start' | 'middle' | 'end';
  tracking?: number;
}

function run(text: string, size: number, weight: Weight, tracking: number) {
  const font = fonts[weight];
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  const advances = positions.map((position) => position.xAdvance * scale + tracking * size);
  const width = advances.reduce((sum, advance) => sum + advance, 0);
  return { glyphs, positions, advances, scale, width };
}

/** Width of a line of text in drawing units. */
export function textWidth(text: string, size: number, weight: Weight = 400, tracking = -0.01): number {
  return run(text, size, weight, tracking).width;
}

/** Outlines of one line of text, so that a drawing looks the same where the typeface is absent. */
export function textOutline(text: string, options: TextOptions): string {
  const { x, y, size, weight = 400, anchor = 'start', tracking = -0.01 } = options;
  const { glyphs, positions, advances, scale, width } = run(text, size, weight, tracking);
  const shift = { start: 0, middle: width / 2, end: width }[anchor];
  let pen = x - shift;
  return glyphs
    .map((glyph, index) => {
      const left = pen + (positions[index]?.xOffset ?? 0) * scale;
      pen += advances[index] ?? 0;
      return glyph.path.scale(scale, -scale).translate(left, y).toSVG();
    })
    .join('')
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
