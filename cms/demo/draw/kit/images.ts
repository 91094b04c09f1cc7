import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** A drawing that came with the product, as it is. */
export function drawing(name: string): string {
  return readFileSync(path.join(__dirname, '../../drawings', `${name}.svg`), 'utf8');
}

function render(source: string, width: number): Sharp {
  const own = Number(/width="([\d.]+)"/.exec(source)?.[1] ?? width);
  return sharp(Buffer.from(source), { density: Math.min(2400, (72 * width) / own) }).resize({ width });
}

/** A flat drawing as png; what the drawing leaves open stays transparent. */
export function toPng(source: string, width = 1600): Promise<Buffer> {
  return render(source, width)
    .png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** A drawing with gradients as jpeg, on white where it is open. */
export function toJpeg(source: string, width = 1920): Promise<Buffer> {
  return render(source, width)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
