import { type Saying, SAYINGS } from '../../http/schemas/sayings';
import { readJpeg } from './jpeg';
import { readPng } from './png';
import type { Reading } from './reading';
import { readTiff } from './tiff';
import { readWebp } from './webp';

/** How a picture of another kind than JPEG begins. */
const PNG = 0x89;
const WEBP = 'RIFF';
const TIFF = ['II', 'MM'];

function read(file: Buffer, reading: Reading): Buffer[] {
  if (file[0] === PNG) return readPng(file, reading);
  if (file.toString('latin1', 0, WEBP.length) === WEBP) return [readWebp(file, reading)];
  return [(TIFF.includes(file.toString('latin1', 0, 2)) ? readTiff : readJpeg)(file, reading)];
}

/** What a photo says of itself, besides what it shows. */
export function readSayings(file: Buffer): Saying[] {
  const reading: Reading = { says: new Set(), takesPlace: false, isChanged: false };
  read(file, reading);
  return SAYINGS.filter((saying) => reading.says.has(saying));
}

/**
 * A photo without where it was made: its pixels, its maker and all else stay as they are. Null when it does not say.
 * The given bytes change.
 */
export function withoutPlace(file: Buffer): Buffer[] | null {
  const reading: Reading = { says: new Set(), takesPlace: true, isChanged: false };
  const pieces = read(file, reading);
  return reading.isChanged ? pieces : null;
}
