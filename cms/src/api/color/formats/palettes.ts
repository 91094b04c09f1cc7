import { getRgb } from '../../../shared/colour-values';
import { escapeHtml } from '../../../utils/escape-html';
import type { ColorVersion } from '../lib/versions';
import { getLabel, getTitle } from './names';

/** A palette of GIMP, Inkscape, Krita and Scribus. */
export function makeGpl(version: ColorVersion): string {
  const lines = version.colors.map((color) => {
    const { r, g, b } = getRgb(color.hex);
    return `${[r, g, b].map((channel) => String(channel).padStart(3)).join(' ')}\t${getLabel(color)}\n`;
  });
  return `GIMP Palette\nName: ${getTitle(version)}\nColumns: 0\n#\n${lines.join('')}`;
}

const NAMESPACES = [
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"',
  'xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"',
  'xmlns:ooo="http://openoffice.org/2004/office"',
].join(' ');

/** A colour table of LibreOffice. */
export function makeSoc({ colors }: ColorVersion): string {
  const lines = colors.map(
    (color) => `  <draw:color draw:name="${escapeHtml(getLabel(color))}" draw:color="${color.hex}"/>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ooo:color-table ${NAMESPACES}>\n${lines.join('')}</ooo:color-table>\n`;
}
