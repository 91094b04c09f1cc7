/** From this lightness on a colour is paper: the white of a drawing on a disc stays white. */
const PAPER = 5 / 6;

const PAINTS = ['fill', 'stroke', 'stop-color', 'color'];
const DECLARED = /\b(fill|stroke|stop-color|color)(\s*:\s*)([^;{}]+)/g;
const NO_COLOUR = /^(?:none|transparent|inherit|context-(?:fill|stroke)|url\(.*)$/;

/** What a colour looks like without its hue, from 0 to 1. */
const getLightness = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
  (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;

/** Red, green and blue of a colour as drawing programs write it; null for one that is written otherwise. */
function getChannels(paint: string): number[] | null {
  const [, hex] = /^#([0-9a-f]{3,8})$/.exec(paint) ?? [];
  if (hex !== undefined) {
    const size = hex.length < 6 ? 1 : 2;
    return [0, 1, 2].map((at) => parseInt(hex.slice(at * size, (at + 1) * size).padStart(2, hex[at]), 16));
  }
  const [, listed] = /^rgba?\(([^)]*)\)$/.exec(paint) ?? [];
  return listed?.split(/[\s,/]+/).map((part) => parseFloat(part) * (part.endsWith('%') ? 2.55 : 1)) ?? null;
}

function isKept(paint: string): boolean {
  if (NO_COLOUR.test(paint) || paint === 'white') return true;
  const channels = getChannels(paint);
  return channels !== null && getLightness(channels) >= PAPER;
}

const repaint = (paint: string, hex: string): string =>
  isKept(paint.replace('!important', '').trim().toLowerCase()) ? paint : hex;

const repaintCss = (css: string, hex: string): string =>
  css.replace(
    DECLARED,
    (_all, name: string, colon: string, paint: string) => `${name}${colon}${repaint(paint, hex)}`,
  );

function parse(svg: string): Element {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg') throw new Error('This is no SVG.');
  return root;
}

const write = (root: Element): string => new XMLSerializer().serializeToString(root);

/** A drawing in one colour; what is white in it, or has no colour, stays so. */
export function recolour(svg: string, hex: string): string {
  const root = parse(svg);
  // What says nothing about its colour is black.
  if (!root.hasAttribute('fill')) root.setAttribute('fill', 'black');
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const name of PAINTS) {
      const paint = element.getAttribute(name);
      if (paint !== null) element.setAttribute(name, repaint(paint, hex));
    }
    const style = element.getAttribute('style');
    if (style !== null) element.setAttribute('style', repaintCss(style, hex));
    if (element.localName === 'style') element.textContent = repaintCss(element.textContent ?? '', hex);
  }
  return write(root);
}

/** The width and height of a drawing, in units of its own. */
function getMeasures(root: Element): [number, number] {
  const [, , width = NaN, height = NaN] = (root.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  if (width > 0 && height > 0) return [width, height];
  const [own, tall] = ['width', 'height'].map((name) => parseFloat(root.getAttribute(name) ?? ''));
  return own && tall ? [own, tall] : [1, 1];
}

/** A drawing as a picture whose longest side has `size` pixels. */
export async function toPng(svg: string, size: number): Promise<Blob> {
  const root = parse(svg);
  const [width, height] = getMeasures(root);
  const scale = size / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  root.setAttribute('width', String(canvas.width));
  root.setAttribute('height', String(canvas.height));
  const address = URL.createObjectURL(new Blob([write(root)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(address);
  }
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!made) throw new Error('The browser draws no PNG.');
  return made;
}

/**
 * The same for a picture that the browser draws, as the `tableValues` of a filter on its lightness, per channel: the
 * colour up to two thirds, and from there on to white.
 */
export const getTables = (hex: string): string[] =>
  (getChannels(hex) ?? []).map((channel) => {
    const value = (channel / 255).toFixed(4);
    return `${value} ${value} ${value} 1`;
  });
