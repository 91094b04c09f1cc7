import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Context } from 'koa';
import sharp from 'sharp';
import { entityTag, matchesTag } from '../../http/entity-tag';
import { storage } from '../../storage';
import { getPreviewWidths } from '../../storage/renditions/preview-widths';
import { loadRendition } from '../../storage/renditions/renditions';
import type { StoredFile } from '../../storage/stored-file';
import { readableOn } from '../../utils/contrast';
import { initialOutline } from './initials';

interface IconBrand {
  productName: string;
  palette: Record<string, string>;
  /** The hospital's own picture, instead of one drawn of its name. */
  favicon: StoredFile | null;
}

/** What an icon is drawn of: the brand, with a rendition of its picture. */
interface IconSource extends IconBrand {
  picture: Buffer | null;
}

const SIZE = 32;
const LETTER = 0.26;
const PNG_IN_SVG = 128;
// What a maintainer chose can be larger than what the portal takes for an icon.
const MOST_SVG = 2 * 1024 * 1024;
const LARGEST = 720;

type Cut = 'rounded' | 'square';

/** The initial of the hospital's name on its dark blue. */
function initialSvg({ productName, palette }: IconBrand, cut: Cut): string {
  const { blueDark: field = '#000000' } = palette;
  const half = SIZE / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">` +
    `<rect width="${SIZE}" height="${SIZE}" rx="${cut === 'rounded' ? 8 : 0}" fill="${field}"/>` +
    `<path transform="translate(${half} ${half}) scale(${LETTER})" fill="${readableOn(field, '#ffffff', '#000000')}" d="${initialOutline(productName)}"/>` +
    '</svg>'
  );
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
// What a system crops to its own form has its picture in the middle, on white.
const INSIDE = 0.7;

/** The hospital's own picture in a square. */
async function pictureIcon(picture: Buffer, width: number, cut: Cut): Promise<Buffer> {
  const inside = cut === 'square' ? Math.round(width * INSIDE) : width;
  const before = Math.floor((width - inside) / 2);
  const after = width - inside - before;
  const background = cut === 'square' ? '#ffffff' : CLEAR;
  const fitted = sharp(picture)
    .resize({ width: inside, height: inside, fit: 'contain', background })
    .extend({ top: before, left: before, bottom: after, right: after, background });
  return (cut === 'square' ? fitted.flatten({ background }) : fitted).png().toBuffer();
}

/** An icon as PNG. Systems that crop icons themselves get square corners. */
async function iconPng(source: IconSource, width: number, cut: Cut): Promise<Buffer> {
  if (source.picture) return pictureIcon(source.picture, width, cut);
  return sharp(Buffer.from(initialSvg(source, cut)), { density: (72 * width) / SIZE })
    .resize({ width, height: width })
    .png()
    .toBuffer();
}

/** The icon as SVG; a picture of points stands in one, so that its address stays the same. */
async function iconSvg(source: IconSource): Promise<Buffer> {
  const { picture, favicon } = source;
  if (!picture) return Buffer.from(initialSvg(source, 'rounded'));
  if (favicon?.ext === '.svg' && favicon.size <= MOST_SVG) return buffer(await storage().read(favicon.key));
  const png = await pictureIcon(picture, PNG_IN_SVG, 'rounded');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">` +
      `<image width="${SIZE}" height="${SIZE}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  );
}

/** A PNG in the ICO container that browsers request by default: a directory with one picture. */
function getIco(png: Buffer, width: number): Buffer {
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
  draw(source: IconSource): Promise<Buffer>;
}

const png = (width: number, cut: Cut): Icon => ({
  type: 'image/png',
  draw: (source) => iconPng(source, width, cut),
});

const ICO_WIDTH = 48;

/** The paths in index.html and the manifest. */
const ICONS: Readonly<Record<string, Icon>> = {
  '/favicon.svg': { type: 'image/svg+xml', draw: iconSvg },
  '/favicon.ico': {
    type: 'image/x-icon',
    draw: async (source) => getIco(await iconPng(source, ICO_WIDTH, 'rounded'), ICO_WIDTH),
  },
  '/apple-touch-icon-180x180.png': png(180, 'square'),
  '/pwa-64x64.png': png(64, 'rounded'),
  '/pwa-192x192.png': png(192, 'rounded'),
  '/pwa-512x512.png': png(512, 'rounded'),
  '/maskable-icon-512x512.png': png(512, 'square'),
};

export const isIconPath = (path: string): boolean => Object.hasOwn(ICONS, path);

let iconBrand = '';
let drawn = new Map<string, Promise<Buffer>>();

/** A rendition of the hospital's own picture; null without one. */
async function readPicture(favicon: StoredFile | null): Promise<Buffer | null> {
  const width = favicon && getPreviewWidths(favicon).findLast((each) => each <= LARGEST);
  if (!width) return null;
  const found = await loadRendition({ ...favicon, width }, () => Promise.resolve(favicon));
  if (found === null) return null;
  return 'bytes' in found ? found.bytes : readFile(found.place);
}

const drawIcon = async (icon: Icon, brand: IconBrand): Promise<Buffer> =>
  icon.draw({ ...brand, picture: await readPicture(brand.favicon) });

/** The icon at a path, drawn once until the hospital changes its name, colours or picture. */
function loadIcon(path: string, icon: Icon, brand: IconBrand): Promise<Buffer> {
  const { productName, palette, favicon } = brand;
  const key = JSON.stringify([productName, palette.blueDark, favicon?.id, favicon?.version]);
  if (key !== iconBrand) [iconBrand, drawn] = [key, new Map()];
  const all = drawn;
  const bytes =
    all.get(path) ??
    drawIcon(icon, brand).catch(() => {
      // A picture that cannot be read now is tried again at the next request.
      all.delete(path);
      return drawIcon(icon, { ...brand, favicon: null });
    });
  all.set(path, bytes);
  return bytes;
}

export async function sendIcon(ctx: Context, brand: IconBrand): Promise<void> {
  const icon = ICONS[ctx.path];
  if (!icon) return;
  const bytes = await loadIcon(ctx.path, icon, brand);
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
