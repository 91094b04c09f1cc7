import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { readExif } from '../../src/storage/photo-metadata/exif';
import type { MetadataReading } from '../../src/storage/photo-metadata/reading';
import { removeHeifLocation } from '../../src/storage/photo-metadata/heif';
import { sample, type Sample } from '../samples/files';
import { makeSampleFolder } from '../support/sample-folder';

const { checkSample, getPath } = makeSampleFolder();

const GPS = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '52/1 5/1 9/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '5/1 6/1 7/1',
};
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"
    exif:GPSLatitude="52,5.15N" exif:GPSLongitude="5,6.1E" dc:format="kept"/></rdf:RDF></x:xmpmeta>`;

/** A picture that says twice where it was made, and who made it. */
const telling = (): Sharp =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#2b4c9b' } })
    .withExif({ IFD0: { Artist: 'Kim' }, IFD3: GPS })
    .withXmp(XMP);

const KINDS: [string, () => Promise<Buffer>][] = [
  ['foto.webp', () => telling().webp().toBuffer()],
  ['foto.avif', () => telling().avif().toBuffer()],
];

/** A list of a TIFF at a place: its entries, and behind them what is too long for those. */
function getList(
  at: number,
  entries: [tag: number, type: number, count: number, value: number | Buffer][],
): Buffer {
  const list = Buffer.alloc(2 + entries.length * 12 + 4);
  list.writeUInt16LE(entries.length, 0);
  const values: Buffer[] = [];
  let next = at + list.length;
  entries.forEach(([tag, type, count, value], n) => {
    const entry = 2 + n * 12;
    list.writeUInt16LE(tag, entry);
    list.writeUInt16LE(type, entry + 2);
    list.writeUInt32LE(count, entry + 4);
    list.writeUInt32LE(typeof value === 'number' ? value : next, entry + 8);
    if (typeof value === 'number') return;
    values.push(value);
    next += value.length;
  });
  return Buffer.concat([list, ...values]);
}

const [ASCII, SHORT, LONG, RATIONAL, BYTE] = [2, 3, 4, 5, 1];
const PIXELS_AT = 8;
const PLACE_AT = 20;

/** A TIFF of three grey pixels, which says where it was made in tags of its own. */
function telltaleTiff(): Buffer {
  const head = Buffer.alloc(PLACE_AT);
  head.write('II*\0', 'latin1');
  const place = getList(PLACE_AT, [[2, RATIONAL, 3, Buffer.alloc(24, 7)]]);
  const first = PLACE_AT + place.length;
  head.writeUInt32LE(first, 4);
  const pixels: [number, number, number, number][] = [
    [0x100, SHORT, 1, 3],
    [0x101, SHORT, 1, 1],
    [0x102, SHORT, 1, 8],
    [0x103, SHORT, 1, 1],
    [0x106, SHORT, 1, 1],
    [0x111, LONG, 1, PIXELS_AT],
    [0x115, SHORT, 1, 1],
    [0x116, SHORT, 1, 1],
    [0x117, LONG, 1, 3],
  ];
  const main = getList(first, [
    ...pixels,
    [0x13b, ASCII, 8, Buffer.from('Kim Vos\0')],
    [0x2bc, BYTE, XMP.length, Buffer.from(XMP)],
    [0x8825, LONG, 1, PLACE_AT],
  ]);
  return Buffer.concat([head, place, main]);
}

test('foto.tiff loses where it was made, and nothing else', async () => {
  const given = sample('foto.tiff', telltaleTiff());
  expect(await checkSample(given, 'files')).toMatchObject({ isCleaned: true, width: 3, height: 1 });
  const kept = readFileSync(getPath(given));
  expect(kept).toHaveLength(given.bytes.length);
  expect(getSayings(Buffer.from(given.bytes))).toContain('place');
  expect([...getSayings(kept)]).toEqual(['maker']);
  expect(kept.includes(Buffer.alloc(24, 7))).toBe(false);
  expect(kept.toString('latin1')).toContain('kept');
  expect(kept.toString('latin1')).not.toContain('GPS');
  expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(given.bytes).raw().toBuffer());
});

/** What the EXIF of a picture says. */
function getSayings(exif: Buffer | undefined): MetadataReading['details'] {
  const reading: MetadataReading = { details: new Set(), removesLocation: false, isChanged: false };
  const bytes = exif ?? Buffer.alloc(0);
  readExif(bytes.subarray(bytes.toString('latin1', 0, 4) === 'Exif' ? 6 : 0), reading);
  return reading.details;
}

test.each(KINDS)('%s loses where it was made, and nothing else', async (name, make) => {
  const bytes = await make();
  const before = await sharp(bytes).metadata();
  expect(getSayings(before.exif)).toContain('place');
  expect(before.xmp?.toString()).toContain('GPSLatitude');

  const given = sample(name, bytes);
  expect(await checkSample(given, 'files')).toMatchObject({ isCleaned: true, width: 40, height: 30 });
  const kept = await sharp(getPath(given)).metadata();
  expect([...getSayings(kept.exif)]).toEqual(['maker']);
  expect(kept.xmp?.toString()).not.toContain('GPS');
  expect(kept.xmp?.toString()).toContain('kept');
  expect(await sharp(getPath(given)).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
});

test.each(KINDS)('%s that says no place stays as it is', async (name, make) => {
  const plain = await sharp(await make()).toBuffer();
  expect(await checkSample(sample(name, plain), 'files')).not.toMatchObject({ isCleaned: true });
});

/** A picture as a telephone makes it, which differs from an AVIF in what its pixels are. */
const heic = async (): Promise<Sample> => {
  const bytes = await telling().avif().toBuffer();
  bytes.write('heic', 8, 'latin1');
  for (let at = 16; at < bytes.readUInt32BE(0); at += 4) bytes.write('mif1', at, 'latin1');
  return sample('foto.heic', bytes);
};

test('a picture of a telephone is taken, without the place and without a preview', async () => {
  const given = await heic();
  const found = await checkSample(given, 'files');
  expect(found).toMatchObject({ mime: 'image/heic', isCleaned: true, width: null, height: null });
  expect(await removeHeifLocation(getPath(given))).toBe(false);
});

test('one that lists nothing, as a moving picture may, is taken', async () => {
  const head = Buffer.from('00000018667479706865696300000000686569636d736631', 'hex');
  const moving = sample('foto.heic', Buffer.concat([head, Buffer.from('0000000c6d6f6f7600000000', 'hex')]));
  expect(await checkSample(moving, 'files')).toMatchObject({ mime: 'image/heic', isCleaned: false });
});

test('half of one is refused', async () => {
  const { name, bytes } = await heic();
  await expect(
    checkSample(sample(name, bytes.subarray(0, bytes.length - 20)), 'files'),
  ).rejects.toMatchObject({
    status: 415,
    message: /beschadigd/,
  });
});

test('a TIFF of which the words cannot be read is refused, and the sentence says why', async () => {
  const bytes = await telling().tiff({ bigtiff: true }).toBuffer();
  const given = sample('foto.tif', bytes);
  await expect(checkSample(given, 'files')).rejects.toMatchObject({
    status: 415,
    message: /de plaats kan er niet uit/,
  });
});
