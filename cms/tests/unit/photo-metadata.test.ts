import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPhotoDetails, withoutLocation } from '../../src/storage/photo-metadata';
import type { MetadataReading } from '../../src/storage/photo-metadata/reading';
import { readXmp } from '../../src/storage/photo-metadata/xmp';
import { findWords, HIDDEN, OTHERS, PLACES, tellingJpeg, tellingPng } from '../samples/telling-photos';

const SOURCES = {
  'jpg, most significant first': () => tellingJpeg('MM', 6),
  'jpg, least significant first': () => tellingJpeg('II'),
  'png, most significant first': () => tellingPng('MM'),
  'png, least significant first': () => tellingPng('II'),
};

const about = async (file: Buffer) => {
  const { orientation, density, icc, width, height } = await sharp(file).metadata();
  return { orientation, density, icc, width, height };
};

test.each(Object.entries(SOURCES))('the place goes out of a %s, and nothing else', async (_what, make) => {
  const before = Buffer.from((await make()).bytes);
  expect(readPhotoDetails(before)).toContain('place');
  const after = Buffer.concat(withoutLocation(Buffer.from(before)) ?? []);
  expect(findWords(after, PLACES)).toEqual([]);
  expect(readPhotoDetails(after)).toEqual(readPhotoDetails(before).filter((saying) => saying !== 'place'));
  expect(findWords(after, [...OTHERS, ...HIDDEN])).toEqual(findWords(before, [...OTHERS, ...HIDDEN]));
  expect((await sharp(after).raw().toBuffer()).equals(await sharp(before).raw().toBuffer())).toBe(true);
  expect(await about(after)).toEqual(await about(before));
  expect(withoutLocation(after)).toBeNull();
});

test('what programs put behind a jpg goes with the place, in whatever form it tells it', async () => {
  const { bytes } = await tellingJpeg();
  const clean = Buffer.concat(withoutLocation(Buffer.from(bytes)) ?? []);
  for (const tail of ['AFCP\x01\0\0plek-iptc', '\0\0 notes of an unknown program: plek-stad']) {
    const after = Buffer.concat(withoutLocation(Buffer.concat([clean, Buffer.from(tail)])) ?? []);
    expect(after.equals(clean)).toBe(true);
  }
  expect(withoutLocation(Buffer.concat([clean, Buffer.alloc(500)]))).toBeNull();
  const third = Buffer.concat([clean, Buffer.from('\x01gap'), clean]);
  expect(withoutLocation(third)).toBeNull();
});

test('what was filled in on a camera goes from a jpg when it names a place', async () => {
  const jpg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2b4c9b' } })
    .jpeg()
    .toBuffer();
  const withFields = (fields: string): Buffer => {
    const content = Buffer.from(`RMETA\0${fields}`, 'latin1');
    const head = Buffer.from([0xff, 0xe5, 0, content.length + 2]);
    return Buffer.concat([jpg.subarray(0, 2), head, content, jpg.subarray(2)]);
  };
  const told = withFields('\0\x01Location\0\0\x02plek-straat');
  expect(readPhotoDetails(told)).toEqual(['place']);
  const after = Buffer.concat(withoutLocation(Buffer.from(told)) ?? []);
  expect(findWords(after, PLACES)).toEqual([]);
  expect((await sharp(after).raw().toBuffer()).equals(await sharp(told).raw().toBuffer())).toBe(true);
  expect(withoutLocation(withFields('\0\x01Sign Type\0\0\x02Warning'))).toBeNull();
});

test('whatever is broken is read as far as it goes, and stays as long', async () => {
  const photos = [(await tellingJpeg()).bytes, (await tellingPng()).bytes];
  // The same each time: a generator of Park and Miller.
  let seed = 41;
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 150; round += 1) {
    const broken = Buffer.from(photos[round % 2] ?? []);
    for (let times = random(30); times >= 0; times -= 1) broken[2 + random(3000)] = random(256);
    const given = broken.subarray(0, 2 + random(broken.length));
    expect(() => readPhotoDetails(given)).not.toThrow();
    const taken = withoutLocation(Buffer.from(given));
    if (taken && round % 2 === 0) expect(Buffer.concat(taken).length).toBeLessThanOrEqual(given.length);
  }
});

const PACKET = (content: string): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/" xmlns:p="http://a.example/"><p:creator>wie</p:creator>${content}</x:xmpmeta>`;

test.each([
  ['a drone', '<p:GpsLatitude>plek</p:GpsLatitude>'],
  ['a drone that cannot spell', '<p:a p:GpsLongtitude="plek"/>'],
  ['a film', '<p:shotLocation>plek</p:shotLocation>'],
  ['IPTC', '<p:LocationShown><p:City>plek</p:City></p:LocationShown><p:CountryCode>plek</p:CountryCode>'],
  ['the web', '<p:lat>plek</p:lat>'],
  ['PRISM', '<p:location>plek</p:location>'],
  ['Darwin Core', '<p:a p:country="plek" p:stateProvince="plek" p:county="plek" p:verbatimLocality="plek"/>'],
  ['an old telephone', '<p:lac>plek</p:lac><p:cellid>plek</p:cellid><p:cgi>plek</p:cgi>'],
  ['what is no XML', '<p:City>plek'],
])('XMP as %s writes it', (_who, content) => {
  const bytes = Buffer.from(PACKET(content));
  const reading: MetadataReading = { details: new Set(), removesLocation: true, isChanged: false };
  readXmp(bytes, reading);
  expect([reading.details.has('place'), reading.isChanged]).toEqual([true, true]);
  expect([bytes.length, bytes.includes('plek')]).toEqual([Buffer.byteLength(PACKET(content)), false]);
  expect(bytes.includes('wie')).toBe(content.endsWith('>'));
});

test('the address of a maker is no place of a photo, nor is a list of many', () => {
  const text = PACKET(
    '<rdf:Alt xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/><p:CiAdrCity>stad</p:CiAdrCity>',
  );
  const reading: MetadataReading = { details: new Set(), removesLocation: true, isChanged: false };
  readXmp(Buffer.from(text), reading);
  expect([...reading.details]).toEqual(['maker']);
});

test.each([
  ['beside each other', `<p:City>plek</p:City>`.repeat(8000)],
  ['in each other', `${'<p:City>'.repeat(5000)}plek${'</p:City>'.repeat(5000)}`],
])('many places %s take no time', (_how, content) => {
  const bytes = Buffer.from(PACKET(content));
  readXmp(bytes, { details: new Set(), removesLocation: true, isChanged: false });
  expect([bytes.includes('plek'), bytes.includes('wie')]).toEqual([false, true]);
});
