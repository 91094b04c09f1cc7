import sharp, { type Metadata } from 'sharp';
import { drawInTurn } from '../draw';
import type { Check, Found } from './checks';
import { framesOf } from './png-frames';
import { RefusedContent } from './refused-content';

const MAX_PIXELS = 150_000_000;
// Read from top to bottom a picture takes a few rows of memory; these are only there as a whole.
const MAX_PIXELS_AT_ONCE = 50_000_000;
const SAMPLE = 32;
const PATIENCE_S = 60;

/** The measures as a person sees them: a camera may store a picture on its side. */
const upright = ({ width, height, orientation = 1 }: Metadata): Pick<Found, 'width' | 'height'> =>
  orientation >= 5 ? { width: height, height: width } : { width, height };

function checkPixels({ width, height, isProgressive }: Metadata, frames: number): void {
  if (width * height * frames > MAX_PIXELS) {
    throw new RefusedContent('Dit beeld heeft te veel pixels: het mogen er 150 miljoen zijn.', 413);
  }
  if (isProgressive && width * height > MAX_PIXELS_AT_ONCE) {
    throw new RefusedContent(
      'Dit beeld is te groot voor hoe het is bewaard. Bewaar het opnieuw, zonder “progressief” of “interlaced”.',
      413,
    );
  }
}

/** A png or jpeg that decodes to its last row. */
export const picture =
  (format: 'png' | 'jpeg'): Check =>
  async (path) => {
    // The limit of the library knows nothing of frames and memory: ours is checked before anything is decoded.
    const options = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const;
    try {
      const metadata = await sharp(path, options).metadata();
      if (metadata.format !== format) return null;
      checkPixels(metadata, format === 'png' ? await framesOf(path) : 1);
      const sample = sharp(path, options).resize(SAMPLE).timeout({ seconds: PATIENCE_S });
      await drawInTurn(() => sample.raw().toBuffer());
      return { mime: `image/${format}`, ...upright(metadata) };
    } catch (error) {
      if (error instanceof RefusedContent) throw error;
      return null;
    }
  };
