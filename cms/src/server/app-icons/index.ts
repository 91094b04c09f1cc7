import type { Context } from 'koa';
import sharp from 'sharp';
import { entityTag, matchesTag } from '../../http/entity-tag';
import { readableOn } from '../../utils/contrast';
import { initialOutline } from './initials';

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

interface Icon {
  type: string;
  draw(brand: IconBrand): Buffer | Promise<Buffer>;
}

const png = (width: number, cut: 'rounded' | 'square'): Icon => ({
  type: 'image/png',
  draw: (brand) => iconPng(iconSvg(brand, cut), width),
});

const ICO_WIDTH = 48;

/** The paths in index.html and the manifest. */
const ICONS: Readonly<Record<string, Icon>> = {
  '/favicon.svg': { type: 'image/svg+xml', draw: (brand) => Buffer.from(iconSvg(brand, 'rounded')) },
  '/favicon.ico': {
    type: 'image/x-icon',
    draw: async (brand) => getIco(await iconPng(iconSvg(brand, 'rounded'), ICO_WIDTH), ICO_WIDTH),
  },
  '/apple-touch-icon-180x180.png': png(180, 'square'),
  '/pwa-64x64.png': png(64, 'rounded'),
  '/pwa-192x192.png': png(192, 'rounded'),
  '/pwa-512x512.png': png(512, 'rounded'),
  '/maskable-icon-512x512.png': png(512, 'square'),
};

export const isIconPath = (path: string): boolean => Object.hasOwn(ICONS, path);

let drawnFor = '';
let drawn = new Map<string, Promise<Buffer>>();

/** The icon at a path, drawn once until the hospital changes its name or colours. */
function drawnIcon(path: string, icon: Icon, brand: IconBrand): Promise<Buffer> {
  const key = JSON.stringify([brand.productName, brand.palette.blueDark]);
  if (key !== drawnFor) [drawnFor, drawn] = [key, new Map()];
  const bytes = drawn.get(path) ?? Promise.resolve(icon.draw(brand));
  drawn.set(path, bytes);
  return bytes;
}

export async function sendIcon(ctx: Context, brand: IconBrand): Promise<void> {
  const icon = ICONS[ctx.path];
  if (!icon) return;
  const bytes = await drawnIcon(ctx.path, icon, brand);
  const tag = entityTag(bytes);
  ctx.set('ETag', tag);
  ctx.set('Cache-Control', 'no-cache');
  if (matchesTag(ctx.get('If-None-Match'), tag)) {
    ctx.status = 304;
    return;
  }
  ctx.type = icon.type;
  ctx.body = bytes;
}
