import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import { changeStyles, readColour, writeColour } from '../../shared/drawing-styles';

const OPACITIES = ['opacity', 'fill-opacity', 'stroke-opacity', 'stop-opacity'];
const NAMES = new Set([...OPACITIES, 'fill', 'stroke', 'stop-color', 'color']);

function toPlain(name: string, value: string): string {
  if (OPACITIES.includes(name)) return value.endsWith('%') ? String(parseFloat(value) / 100) : value;
  if (value.toLowerCase() === 'currentcolor') return 'currentColor';
  const colour = readColour(value);
  return colour ? writeColour(colour) : value;
}

/**
 * A drawing whose colours and opacities are written as in SVG 1.1, which is all that the library for pages reads: it
 * takes `50%` for 50, and what it does not know for black.
 */
export function withPlainValues(svg: string): string {
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
  for (const element of [...drawing.getElementsByTagName('*')]) changeStyles(element, NAMES, toPlain);
  return new XMLSerializer().serializeToString(drawing);
}
