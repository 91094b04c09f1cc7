import type { Context } from 'koa';
import { entityTag, matchesTag } from '../../http/entity-tag';
import { getIco, iconPng, iconSvg, type IconBrand } from './draw-icon';

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

/** Whether a path is that of an icon. */
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

/** Sends the icon at a path. */
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
