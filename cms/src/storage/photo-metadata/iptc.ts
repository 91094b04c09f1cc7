import { readExif } from './exif';
import type { PhotoDetail } from '../../http/schemas/photo-details';
import type { MetadataReading } from './reading';
import { readXmp } from './xmp';

const RECORD_MARK = 0x1c;
const RECORD_HEAD = 5;
const APPLICATION = 2;

/** City, sublocation, province, code and name of the country; those of what is shown. */
const PLACES = new Set([90, 92, 95, 100, 101, 26, 27]);
const DATASETS: Readonly<Record<number, PhotoDetail>> = { 80: 'maker', 116: 'rights', 120: 'description' };

/** Reads IPTC's older format. Remaining data moves up, followed by zeros. */
export function readIptc(bytes: Buffer, reading: MetadataReading): void {
  const kept: Buffer[] = [];
  let at = 0;
  while (at + RECORD_HEAD <= bytes.length && bytes[at] === RECORD_MARK) {
    const [record, dataset = 0] = [bytes[at + 1], bytes[at + 2]];
    const end = at + RECORD_HEAD + bytes.readUInt16BE(at + 3);
    if (end > bytes.length) break;
    const isOurs = record === APPLICATION && end > at + RECORD_HEAD;
    const saying = DATASETS[dataset];
    if (isOurs && saying) reading.details.add(saying);
    if (isOurs && PLACES.has(dataset)) reading.details.add('place');
    else kept.push(bytes.subarray(at, end));
    at = end;
  }
  const rest = Buffer.concat([...kept, bytes.subarray(at)]);
  if (!reading.removesLocation || rest.length === bytes.length) return;
  bytes.fill(0);
  rest.copy(bytes);
  reading.isChanged = true;
}

const RESOURCE_MARK = '8BIM';
const NAME_AT = 6;
const READERS: Readonly<Record<number, (bytes: Buffer, reading: MetadataReading) => void>> = {
  0x0404: readIptc,
  0x0422: readExif,
  0x0423: readExif,
  0x0424: readXmp,
};

const even = (length: number): number => length + (length % 2);

/** Reads what Photoshop keeps with a picture. */
export function readResources(bytes: Buffer, reading: MetadataReading): void {
  let at = 0;
  while (at + NAME_AT < bytes.length && bytes.toString('latin1', at, at + 4) === RESOURCE_MARK) {
    const sizeAt = at + NAME_AT + even((bytes[at + NAME_AT] ?? 0) + 1);
    if (sizeAt + 4 > bytes.length) return;
    const start = sizeAt + 4;
    const end = start + bytes.readUInt32BE(sizeAt);
    if (end > bytes.length) return;
    READERS[bytes.readUInt16BE(at + 4)]?.(bytes.subarray(start, end), reading);
    at = start + even(end - start);
  }
}
