import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { withPlainStyles } from './plain-styles';

const PICTURE = /data:image\/(gif|webp|svg\+xml);base64,([\w+/=]+)/g;
const MAX_PIXELS = 40_000_000;

async function asPng(address: string, bytes: Buffer): Promise<string> {
  try {
    const png = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).png().toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    // As a browser does with a picture that cannot be read.
    return address;
  }
}

async function withPngs(drawing: string): Promise<string> {
  const pieces: string[] = [];
  let taken = 0;
  for (const { 0: address, 1: kind, 2: data = '', index } of drawing.matchAll(PICTURE)) {
    const bytes = Buffer.from(data, 'base64');
    const inside =
      kind === 'svg+xml' ? Buffer.from(await withPngs(bytes.toString())).toString('base64') : null;
    const readable = inside === null ? await asPng(address, bytes) : `data:image/svg+xml;base64,${inside}`;
    pieces.push(drawing.slice(taken, index), readable);
    taken = index + address.length;
  }
  return pieces.join('') + drawing.slice(taken);
}

/** A cleaned drawing to draw: librsvg as sharp has it leaves out GIF, WebP and newer styles, which browsers show. */
export const loadDrawing = async (source: string): Promise<Buffer> =>
  Buffer.from(await withPngs(withPlainStyles(await readFile(source, 'utf8'))));
