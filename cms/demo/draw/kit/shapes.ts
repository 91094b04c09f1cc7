import { DOMParser, type Element } from '@xmldom/xmldom';
import svgpath from 'svgpath';

/** One filled or stroked outline, in absolute curves: what EPS and PDF need of a drawing. */
export interface Shape {
  d: string;
  fill: string | null;
  stroke: string | null;
  width: number;
  round: boolean;
  clip: Frame | null;
}
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Drawing {
  width: number;
  height: number;
  shapes: Shape[];
}

interface Context {
  fill: string;
  stroke: string;
  width: number;
  round: boolean;
  transforms: string[];
  scale: number;
  clip: Frame | null;
}

const number = (element: Element, name: string, otherwise = 0): number =>
  Number(element.getAttribute(name) || otherwise);

/** Reads the plain SVG that the drawings are made of: paths, rectangles, circles, groups, windows. */
export function readDrawing(source: string): Drawing {
  const root = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  if (!root) throw new Error('The drawing has no root element');
  const start: Context = {
    fill: '#000000',
    stroke: 'none',
    width: 1,
    round: false,
    transforms: [],
    scale: 1,
    clip: null,
  };
  const shapes = children(root).flatMap((child) => read(child, inherit(root, start)));
  return { width: number(root, 'width'), height: number(root, 'height'), shapes };
}

function children(element: Element): Element[] {
  return Array.from(element.childNodes).filter((node): node is Element => node.nodeType === 1);
}

function inherit(element: Element, context: Context): Context {
  const transform = element.getAttribute('transform');
  const scale = /scale\(([\d.]+)/.exec(transform ?? '');
  return {
    fill: element.getAttribute('fill') || context.fill,
    stroke: element.getAttribute('stroke') || context.stroke,
    width: number(element, 'stroke-width', context.width),
    round: element.getAttribute('stroke-linecap')
      ? element.getAttribute('stroke-linecap') === 'round'
      : context.round,
    transforms: transform ? [transform, ...context.transforms] : context.transforms,
    scale: context.scale * Number(scale?.[1] ?? 1),
    clip: context.clip,
  };
}

function read(element: Element, parent: Context): Shape[] {
  const context = inherit(element, parent);
  switch (element.tagName) {
    case 'g':
      return children(element).flatMap((child) => read(child, context));
    case 'svg': {
      const [x, y] = [number(element, 'x'), number(element, 'y')];
      const clip = { x, y, width: number(element, 'width'), height: number(element, 'height') };
      const inside = { ...context, clip, transforms: [`translate(${x} ${y})`, ...context.transforms] };
      return children(element).flatMap((child) => read(child, inside));
    }
    case 'path':
      return [shapeOf(element.getAttribute('d') ?? '', context)];
    case 'rect':
      return [shapeOf(rectangle(element), context)];
    case 'circle':
      return [shapeOf(disc(element), context)];
    case 'title':
      return [];
    default:
      throw new Error(`<${element.tagName}> cannot be put on paper`);
  }
}

function shapeOf(d: string, context: Context): Shape {
  const placed = context.transforms.reduce((path, transform) => path.transform(transform), svgpath(d));
  return {
    d: placed.abs().unarc().unshort().round(3).toString(),
    fill: context.fill === 'none' ? null : context.fill,
    stroke: context.stroke === 'none' ? null : context.stroke,
    width: context.width * context.scale,
    round: context.round,
    clip: context.clip,
  };
}

function rectangle(element: Element): string {
  const [x, y] = [number(element, 'x'), number(element, 'y')];
  const [width, height, r] = [number(element, 'width'), number(element, 'height'), number(element, 'rx')];
  if (!r) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
  );
}

function disc(element: Element): string {
  const [x, y, r] = [number(element, 'cx'), number(element, 'cy'), number(element, 'r')];
  return `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0z`;
}
