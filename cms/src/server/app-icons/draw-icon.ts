import sharp from 'sharp';
import { readableOn } from '../../utils/contrast';
import { initialOutline } from './initials';

/** The inputs of an icon. */
export interface IconBrand {
  productName: string;
  palette: Record<string, string>;
}

const SIZE = 32;
const LETTER = 0.26;

/**
 * The initial of the hospital's name on its dark blue. Systems that crop icons themselves get square corners.
 */
export function iconSvg({ productName, palette }: IconBrand, cut: 'rounded' | 'square'): string {
  const { blueDark: field = '#000000' } = palette;
  const half = SIZE / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">` +
    `<rect width="${SIZE}" height="${SIZE}" rx="${cut === 'rounded' ? 8 : 0}" fill="${field}"/>` +
    `<path transform="translate(${half} ${half}) scale(${LETTER})" fill="${readableOn(field, '#ffffff', '#000000')}" d="${initialOutline(productName)}"/>` +
    '</svg>'
  );
}

/** An icon as PNG. */
export const iconPng = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * width) / SIZE })
    .resize({ width, height: width })
    .png()
    .toBuffer();

/** A PNG in the ICO container that browsers request by default: a directory with one picture. */
export function getIco(png: Buffer, width: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(width, 6);
  head.writeUInt8(width, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
