import { firstBytes } from './bytes';
import { found, type Check } from './checks';

const POSTSCRIPT = '%!PS-Adobe';
// An EPS with a Windows preview starts with the offsets of its parts.
const WITH_PREVIEW = Buffer.from('c5d0d3c6', 'hex');
const PREVIEW_HEADER = 12;

const startsAt = (head: Buffer): number =>
  head.subarray(0, WITH_PREVIEW.length).equals(WITH_PREVIEW) && head.length >= PREVIEW_HEADER
    ? head.readUInt32LE(WITH_PREVIEW.length)
    : 0;

/** An EPS, with or without a Windows preview. */
export const eps: Check = async (path) => {
  const start = startsAt(await firstBytes(path, PREVIEW_HEADER));
  if (start > 65_536) return null;
  const head = await firstBytes(path, start + POSTSCRIPT.length);
  return head.subarray(start).equals(Buffer.from(POSTSCRIPT)) ? found('application/postscript') : null;
};
