import sharp, { type Metadata } from 'sharp';
import type { Check, Found } from './checks';
import { RefusedContent } from './refused-content';

const MAX_PIXELS = 150_000_000;
const SAMPLE = 32;

/** The measures as a person sees them: a camera may store a picture on its side. */
const upright = ({ width, height, orientation = 1 }: Metadata): Pick<Found, 'width' | 'height'> =>
  orientation >= 5 ? { width: height, height: width } : { width, height };

/** A png or jpeg that decodes to its last row. */
export const picture =
  (format: 'png' | 'jpeg'): Check =>
  async (path) => {
    const options = { limitInputPixels: false, failOn: 'truncated', sequentialRead: true } as const;
    try {
      const metadata = await sharp(path, options).metadata();
      if (metadata.format !== format) return null;
      if (metadata.width * metadata.height > MAX_PIXELS) {
        throw new RefusedContent('Dit beeld heeft te veel pixels: het mogen er 150 miljoen zijn.', 413);
      }
      await sharp(path, options).resize(SAMPLE).raw().toBuffer();
      return { mime: `image/${format}`, ...upright(metadata) };
    } catch (error) {
      if (error instanceof RefusedContent) throw error;
      return null;
    }
  };
