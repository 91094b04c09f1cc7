import { draw, type PictureInfo, TooExpensive } from '../drawing';
import { type Check, type CheckResult, RefusedContent, tooExpensive } from './checks';
import { firstBytes } from './bytes';

const HEAD = 65_536;
const SIGNATURE = 8;
const LENGTH = 4;
const NAME = 4;
const CHECKSUM = 4;

/** The number of frames that a PNG declares; an animated one declares it before its first frame. */
async function countFrames(path: string): Promise<number> {
  const head = await firstBytes(path, HEAD);
  for (let at = SIGNATURE; at + LENGTH + NAME + LENGTH <= head.length;) {
    const length = head.readUInt32BE(at);
    const name = head.toString('latin1', at + LENGTH, at + LENGTH + NAME);
    if (name === 'acTL') return Math.max(1, head.readUInt32BE(at + LENGTH + NAME));
    if (name === 'IDAT') return 1;
    at += LENGTH + NAME + length + CHECKSUM;
  }
  return 1;
}

const MAX_PIXELS = 150_000_000;
// Pictures that decode row by row need little memory; this limits the ones that must be held as a whole.
const MAX_PIXELS_AT_ONCE = 50_000_000;

/** The dimensions as displayed: a camera may store a picture on its side. */
const upright = ({ width, height, orientation = 1 }: PictureInfo): Pick<CheckResult, 'width' | 'height'> =>
  orientation >= 5 ? { width: height, height: width } : { width, height };

function checkPixels({ width, height, isProgressive }: PictureInfo, frames: number): void {
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

/** A picture that decodes to its last row. */
export const picture =
  (format: 'png' | 'jpeg' | 'webp' | 'tiff' | 'heif', mime = `image/${format}`): Check =>
  async (path) => {
    try {
      const { info } = await draw({ kind: 'measure', source: path });
      if (info?.format !== format) return null;
      checkPixels(info, format === 'png' ? await countFrames(path) : 1);
      const { done } = await draw({ kind: 'decode', source: path });
      return done ? { mime, ...upright(info) } : null;
    } catch (error) {
      if (error instanceof TooExpensive) throw tooExpensive('Dit beeld');
      throw error;
    }
  };
