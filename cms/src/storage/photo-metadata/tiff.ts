import { readExif } from './exif';
import { readIptc, readResources } from './iptc';
import type { MetadataReading } from './reading';
import { readXmp } from './xmp';

const BIG = 43;

/** What a TIFF holds in tags of its own. */
const INSIDE = { 0x02bc: readXmp, 0x83bb: readIptc, 0x8649: readResources };

/** Reads a TIFF, which is as EXIF is. Throws for a big one, whose numbers are longer. */
export function readTiff(file: Buffer, reading: MetadataReading): Buffer {
  const version = file.toString('latin1', 0, 2) === 'II' ? file.readUInt16LE(2) : file.readUInt16BE(2);
  if (version === BIG) throw new Error('This TIFF is a big one.');
  readExif(file, reading, INSIDE);
  return file;
}
