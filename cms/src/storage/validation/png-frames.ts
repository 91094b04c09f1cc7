import { firstBytes } from './bytes';

const HEAD = 65_536;
const SIGNATURE = 8;
const LENGTH = 4;
const NAME = 4;
const CHECKSUM = 4;

/** The number of frames that a PNG declares; an animated one declares it before its first frame. */
export async function getFrames(path: string): Promise<number> {
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
