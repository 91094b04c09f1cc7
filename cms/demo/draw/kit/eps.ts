import svgpath from 'svgpath';
import { cmykOf } from './palette';
import { readDrawing, type Shape } from './shapes';

/** Points per drawing unit: a logo of 470 units becomes 120 mm wide. */
const mm = 72 / 25.4;
const tidy = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Turns a drawing into Encapsulated PostScript with vector paths in CMYK, as printers ask. */
export function toEps(source: string, title: string, widthInMm: number): string {
  const { width, height, shapes } = readDrawing(source);
  const factor = (widthInMm * mm) / width;
  const size = [width * factor, height * factor] as const;
  return [
    '%!PS-Adobe-3.0 EPSF-3.0',
    '%%Creator: Noorderlicht, Team Communicatie',
    `%%Title: (${title})`,
    '%%CreationDate: 2026-11-14',
    `%%BoundingBox: 0 0 ${Math.ceil(size[0])} ${Math.ceil(size[1])}`,
    `%%HiResBoundingBox: 0 0 ${tidy(size[0])} ${tidy(size[1])}`,
    '%%DocumentProcessColors: Cyan Magenta Yellow Black',
    '%%LanguageLevel: 2',
    '%%Pages: 1',
    '%%EndComments',
    '%%BeginProlog',
    '/m {moveto} bind def /l {lineto} bind def /c {curveto} bind def /h {closepath} bind def',
    '/k {setcmykcolor} bind def',
    '%%EndProlog',
    '%%Page: 1 1',
    'gsave',
    `${tidy(factor)} ${tidy(-factor)} scale 0 ${tidy(-height)} translate`,
    ...shapes.map(draw),
    'grestore',
    '%%Trailer',
    '%%EOF',
    '',
  ].join('\n');
}

function draw(shape: Shape): string {
  const { clip } = shape;
  const ink = (hex: string) =>
    `${cmykOf(hex)
      .map((part) => tidy(part / 100))
      .join(' ')} k`;
  const path = `newpath ${outline(shape.d)}`;
  return [
    'gsave',
    clip
      ? `newpath ${clip.x} ${clip.y} m ${clip.width} 0 rlineto 0 ${clip.height} rlineto ${-clip.width} 0 rlineto h clip`
      : '',
    shape.fill ? `${ink(shape.fill)} ${path} fill` : '',
    shape.stroke
      ? `${ink(shape.stroke)} ${tidy(shape.width)} setlinewidth ${shape.round ? 1 : 0} setlinecap ${shape.round ? 1 : 0} setlinejoin ${path} stroke`
      : '',
    'grestore',
  ]
    .filter(Boolean)
    .join('\n');
}

/** PostScript knows neither horizontal nor quadratic steps, so both become its own. */
function outline(d: string): string {
  const words: string[] = [];
  svgpath(d).iterate((segment, _index, x, y) => {
    const [command] = segment;
    const at = segment.slice(1).map(Number);
    const [a = 0, b = 0, e = 0, f = 0] = at;
    const cubic = [
      x + (2 / 3) * (a - x),
      y + (2 / 3) * (b - y),
      e + (2 / 3) * (a - e),
      f + (2 / 3) * (b - f),
      e,
      f,
    ];
    const steps: Record<string, string> = {
      M: `${tidy(a)} ${tidy(b)} m`,
      L: `${tidy(a)} ${tidy(b)} l`,
      H: `${tidy(a)} ${tidy(y)} l`,
      V: `${tidy(x)} ${tidy(a)} l`,
      C: `${at.map(tidy).join(' ')} c`,
      Q: `${cubic.map(tidy).join(' ')} c`,
      Z: 'h',
      z: 'h',
    };
    const step = steps[command];
    if (step === undefined) throw new Error(`Path step ${command} is not known to PostScript`);
    words.push(step);
  });
  return words.join(' ');
}
