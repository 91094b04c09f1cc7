import { type PhotoDetail, PHOTO_DETAILS } from '../../http/schemas/photo-details';
import { readJpeg } from './jpeg';
import { readPng } from './png';
import type { MetadataReading } from './reading';
import { readTiff } from './tiff';
import { readWebp } from './webp';

/** How a picture of another kind than JPEG begins. */
const PNG = 0x89;
const WEBP = 'RIFF';
const TIFF = ['II', 'MM'];

function read(file: Buffer, reading: MetadataReading): Buffer[] {
  if (file[0] === PNG) return readPng(file, reading);
  if (file.toString('latin1', 0, WEBP.length) === WEBP) return [readWebp(file, reading)];
  return [(TIFF.includes(file.toString('latin1', 0, 2)) ? readTiff : readJpeg)(file, reading)];
}

/** The personal details in the metadata of a photo. */
export function readPhotoDetails(file: Buffer): PhotoDetail[] {
  const reading: MetadataReading = { details: new Set(), removesLocation: false, isChanged: false };
  read(file, reading);
  return PHOTO_DETAILS.filter((saying) => reading.details.has(saying));
}

/**
 * A photo without its location: pixels, maker and the rest stay the same. Null when it has no location. Changes the
 * given bytes.
 */
export function withoutLocation(file: Buffer): Buffer[] | null {
  const reading: MetadataReading = { details: new Set(), removesLocation: true, isChanged: false };
  const pieces = read(file, reading);
  return reading.isChanged ? pieces : null;
}
