import { readExif } from './exif';
import { readResources } from './iptc';
import type { MetadataReading } from './reading';
import { readXmp } from './xmp';

const MARK = 0xff;
const START = 0xd8;
const END = 0xd9;
const APP1 = 0xe1;
const APP5 = 0xe5;
const APP13 = 0xed;
const COMMENT = 0xfe;

const EXIF = 'Exif\0';
const EXIF_HEAD = 6;
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const MORE_XMP = 'http://ns.adobe.com/xmp/extension/\0';
/** After its name: a digest, the length of the whole and where this part belongs. */
const MORE_XMP_HEAD = MORE_XMP.length + 40;
const PHOTOSHOP = 'Photoshop 3.0\0';
/** What people fill in on cameras for building sites: a list of names, and one of values. */
const FILLED_IN = 'RMETA\0';
const NAMES_PLACE = /gps|location|address|place|city|itude/i;

/** What telephones put behind a picture: a film of the moment, or notes of their own. */
const APPENDED = /ftyp|SEF[HT]/;
/** Room behind a picture with nothing in it. */
const EMPTY = /^[\0\s]*$/;
const PICTURE_END = Buffer.from([MARK, END]);

const startsWith = (data: Buffer, name: string): boolean => data.toString('latin1', 0, name.length) === name;

function readFilledIn(data: Buffer, reading: MetadataReading): void {
  if (!NAMES_PLACE.test(data.toString('latin1').replaceAll('\0', ''))) return;
  reading.details.add('place');
  if (!reading.removesLocation) return;
  data.fill(0);
  reading.isChanged = true;
}

function readSegment(marker: number, data: Buffer, reading: MetadataReading): void {
  if (marker === COMMENT && data.length > 0) reading.details.add('remark');
  if (marker === APP13 && startsWith(data, PHOTOSHOP))
    readResources(data.subarray(PHOTOSHOP.length), reading);
  if (marker === APP5 && startsWith(data, FILLED_IN)) readFilledIn(data.subarray(FILLED_IN.length), reading);
  if (marker !== APP1) return;
  if (startsWith(data, EXIF)) readExif(data.subarray(EXIF_HEAD), reading);
  if (startsWith(data, XMP)) readXmp(data.subarray(XMP.length), reading);
}

/** XMP that does not fit in one segment is read as a whole, and put back over the segments that it came from. */
function readMoreXmp(parts: readonly Buffer[], reading: MetadataReading): void {
  if (parts.length === 0) return;
  const whole = Buffer.concat(parts);
  readXmp(whole, reading);
  let at = 0;
  for (const part of parts) at += whole.copy(part, 0, at, at + part.length);
}

const isStandalone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= START);

/** Where the next marker stands, past what a scan holds. */
function findMarker(file: Buffer, from: number): number {
  for (let at = file.indexOf(MARK, from); at >= 0; at = file.indexOf(MARK, at + 1)) {
    const next = file[at + 1] ?? END;
    if (next !== 0 && next !== MARK && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return file.length;
}

/** Reads the picture that begins at a place; where it ends. */
function readPicture(file: Buffer, start: number, reading: MetadataReading): number {
  const more: Buffer[] = [];
  let at = findMarker(file, start + 2);
  while (at + 1 < file.length && file[at + 1] !== END) {
    const marker = file[at + 1] ?? END;
    if (isStandalone(marker) || at + 4 > file.length) {
      at = findMarker(file, at + 2);
      continue;
    }
    const end = Math.max(at + 4, at + 2 + file.readUInt16BE(at + 2));
    const data = file.subarray(at + 4, end);
    if (marker === APP1 && startsWith(data, MORE_XMP)) more.push(data.subarray(MORE_XMP_HEAD));
    else readSegment(marker, data, reading);
    at = findMarker(file, end);
  }
  readMoreXmp(more, reading);
  return Math.min(at + 2, file.length);
}

/** Whether what stands behind the last picture goes with the location: it may tell it in a form of its own. */
function isTail(rest: Buffer): boolean {
  const text = rest.toString('latin1');
  // With the end of a picture in it, this may be the picture itself, read wrongly.
  return APPENDED.test(text) || (!EMPTY.test(text) && !rest.includes(PICTURE_END));
}

/** Reads a JPEG and the pictures that may follow it. Its bytes stay in place; returns what is left of it. */
export function readJpeg(file: Buffer, reading: MetadataReading): Buffer {
  let end = readPicture(file, 0, reading);
  for (;;) {
    let next = end;
    while (file[next] === 0) next += 1;
    if (file[next] !== MARK || file[next + 1] !== START) break;
    end = readPicture(file, next, reading);
  }
  if (!reading.removesLocation || !isTail(file.subarray(end))) return file;
  reading.isChanged = true;
  return file.subarray(0, end);
}
