import { readExif } from './exif';
import type { MetadataReading } from './reading';
import { readXmp } from './xmp';

const FIRST = 12;
const HEAD = 8;
const SIZE_AT = 4;
const EXIF_NAME = 'Exif\0\0';

/** Reads a WebP. What is taken out leaves room, so that its bytes stay where they are. */
export function readWebp(file: Buffer, reading: MetadataReading): Buffer {
  for (let at = FIRST; at + HEAD <= file.length;) {
    const size = file.readUInt32LE(at + SIZE_AT);
    const data = file.subarray(at + HEAD, at + HEAD + size);
    const type = file.toString('latin1', at, at + SIZE_AT);
    if (type === 'XMP ') readXmp(data, reading);
    if (type === 'EXIF') {
      const isNamed = data.toString('latin1', 0, EXIF_NAME.length) === EXIF_NAME;
      readExif(isNamed ? data.subarray(EXIF_NAME.length) : data, reading);
    }
    at += HEAD + size + (size % 2);
  }
  return file;
}
