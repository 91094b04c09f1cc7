import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { removeFilmLocation } from '../../src/storage/photo-metadata/film';
import { sample, type Sample } from '../samples/files';
import { makeSampleFolder } from '../support/sample-folder';

const { checkSample, getPath } = makeSampleFolder();

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"
    exif:GPSLatitude="plek-xmp" dc:format="blijft-xmp"/></rdf:RDF></x:xmpmeta>`;

const numbered = (bytes: 2 | 4, value: number): Buffer => {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
};
const little = (bytes: 2 | 4, value: number): Buffer => numbered(bytes, value).reverse();
const sized = (size: Buffer, content: Buffer | string): Buffer => Buffer.concat([size, Buffer.from(content)]);

/** The checksum of Ogg, a bit at a time. */
function getSum(page: Buffer): number {
  let sum = 0;
  for (const byte of page) {
    sum = (sum ^ (byte << 24)) >>> 0;
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum >>> 31 ? 0x04c11db7 : 0)) >>> 0;
  }
  return sum;
}

/** The pages of a packet of a stream, each with its checksum. */
function oggPages(stream: number, packet: Buffer, flags = 0): Buffer[] {
  const lengths = [...Array<number>(Math.floor(packet.length / 255)).fill(255), packet.length % 255];
  const pages: Buffer[] = [];
  for (let n = 0, at = 0; n < lengths.length; n += 255) {
    const pieces = lengths.slice(n, n + 255);
    const size = pieces.reduce((sum, each) => sum + each, 0);
    const head = Buffer.alloc(27);
    head.write('OggS');
    head[5] = flags;
    head.writeUInt32LE(stream, 14);
    head[26] = pieces.length;
    const page = Buffer.concat([head, Buffer.from(pieces), packet.subarray(at, at + size)]);
    page.writeUInt32LE(getSum(page), 22);
    pages.push(page);
    at += size;
  }
  return pages;
}

/** Whether the checksum of each page of an Ogg holds. */
function isSound(film: Buffer): boolean {
  for (let at = 0; at < film.length;) {
    const count = film.readUInt8(at + 26);
    const size = film.subarray(at + 27, at + 27 + count).reduce((sum, each) => sum + each, 27 + count);
    const page = Buffer.from(film.subarray(at, at + size));
    const sum = page.readUInt32LE(22);
    page.writeUInt32LE(0, 22);
    if (getSum(page) !== sum) return false;
    at += size;
  }
  return true;
}

const word = (text: string): Buffer => sized(little(4, Buffer.byteLength(text)), text);
const words = (beginning: string, ...texts: string[]): Buffer =>
  Buffer.concat([
    Buffer.from(beginning, 'latin1'),
    word('blijft-schrijver'),
    little(4, texts.length),
    ...texts.map(word),
  ]);

const FLAC = '\x04\0\0\x80';
const TELLING = ['TITLE=blijft-titel', 'location=plek-een', 'LOCATION_CITY=plek-twee', 'ARTIST=blijft-maker'];
const ogg = (beginning: string, ...texts: string[]): Buffer =>
  Buffer.concat([
    ...oggPages(1, Buffer.from('\x80theora hoe beeld is bewaard', 'latin1'), 2),
    ...oggPages(2, Buffer.from('hoe geluid is bewaard'), 2),
    ...oggPages(1, words('\x81theora', ...texts)),
    ...oggPages(2, words(beginning, ...texts)),
    ...oggPages(1, Buffer.from('location=plek in het beeld blijft-beeld')),
  ]);

const oggs: [string, Buffer][] = [
  ...['\x03vorbis', 'OpusTags', 'OVP80\x02 ', FLAC, ''].map((beginning): [string, Buffer] => [
    `as Ogg whose words begin with ${JSON.stringify(beginning)}`,
    ogg(beginning, ...TELLING),
  ]),
  ['as Ogg on many pages', ogg('\x03vorbis', `COMMENT=${'a'.repeat(70_000)}`, ...TELLING)],
];

const utf16 = (text: string): Buffer => Buffer.from(`${text}\0`, 'utf16le');
const asfObject = (kind: string, ...content: Buffer[]): Buffer => {
  const data = Buffer.concat(content);
  return Buffer.concat([Buffer.from(kind, 'hex'), little(4, data.length + 24), Buffer.alloc(4), data]);
};
const asfWord = (name: string, value: string): Buffer => {
  const [named, valued] = [utf16(name), utf16(value)];
  return Buffer.concat([
    ...[little(2, named.length), named],
    ...[little(2, 0), little(2, valued.length), valued],
  ]);
};
const asfStreamWord = (name: string, value: string): Buffer => {
  const [named, valued] = [utf16(name), utf16(value)];
  return Buffer.concat([
    ...[little(2, 0), little(2, 0), little(2, named.length), little(2, 0), little(4, valued.length)],
    ...[named, valued],
  ]);
};
const asfStreamWords = (kind: string): Buffer =>
  asfObject(kind, little(2, 2), asfStreamWord('GPSLatitude', 'plek-een'), asfStreamWord('WM/X', 'blijft-x'));
const windowsMedia = Buffer.concat([
  asfObject(
    '3026b2758e66cf11a6d900aa0062ce6c',
    ...[little(4, 2), Buffer.from([1, 2])],
    asfObject(
      '40a4d0d207e3d21197f000a0c95ea850',
      little(2, 2),
      asfWord('location', 'plek-twee'),
      asfWord('Author', 'blijft-maker'),
    ),
    asfObject(
      'b503bf5f2ea9cf118ee300c00c205365',
      Buffer.alloc(22),
      asfStreamWords('eacbf8c5af5b48778467aa8c44fa4cca'),
      asfStreamWords('941c23449894d149a1411d134e457054'),
    ),
  ),
  asfObject('3626b2758e66cf11a6d900aa0062ce6c', Buffer.from('blijft-beeld')),
  asfObject('be7acfcb97a942e89c71999491e3afac', Buffer.from(XMP)),
]);

const flashName = (text: string): Buffer => sized(numbered(2, text.length), text);
const flashText = (text: string): Buffer => Buffer.concat([Buffer.from([2]), flashName(text)]);
const OBJECT_END = Buffer.from([0, 0, 9]);
const tag = (kind: number, ...content: Buffer[]): Buffer => {
  const data = Buffer.concat(content);
  const head = Buffer.alloc(11);
  head[0] = kind;
  head.writeUIntBE(data.length, 1, 3);
  return Buffer.concat([head, data, numbered(4, data.length + 11)]);
};
const LATITUDE = Buffer.from('404a0ba3d70a3d71', 'hex');
const flash = (...behind: Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from('FLV\x01\x05\0\0\0\x09\0\0\0\0', 'latin1'),
    tag(
      18,
      flashText('onMetaData'),
      ...[Buffer.from([8]), numbered(4, 4), flashName('title'), flashText('blijft-titel')],
      ...[flashName('latitude'), Buffer.from([0]), LATITUDE],
      ...[flashName('when'), Buffer.from([11]), Buffer.alloc(10), flashName('location'), Buffer.from([3])],
      ...[flashName('city'), flashText('plek-stad'), OBJECT_END],
      ...[flashName('parts'), Buffer.from([10]), numbered(4, 2), flashText('blijft-deel'), Buffer.from([5])],
      OBJECT_END,
      ...behind,
    ),
    tag(9, Buffer.from('blijft-beeld')),
    tag(18, flashText('onXMPData'), Buffer.from([3]), flashName('liveXML'), flashText(XMP), OBJECT_END),
  ]);

const chunk = (kind: string, content: Buffer | string): Buffer => {
  const data = Buffer.from(content);
  return Buffer.concat([Buffer.from(kind), little(4, data.length), data, Buffer.alloc(data.length % 2)]);
};
const avi = chunk(
  'RIFF',
  Buffer.concat([
    Buffer.from('AVI '),
    chunk(
      'LIST',
      Buffer.concat([
        Buffer.from('INFO'),
        ...[chunk('INAM', 'blijft-titel'), chunk('ICNT', 'plek-land'), chunk('LOCA', 'plek-een')],
      ]),
    ),
    chunk('LIST', Buffer.concat([Buffer.from('movi'), chunk('LOCA', 'blijft-beeld')])),
    chunk('_PMX', XMP),
  ]),
);

/** What a film says, also where each letter takes two bytes. */
const getWords = (bytes: Buffer): string => bytes.toString('latin1').replaceAll('\0', '');

const put = (film: Sample): string => {
  const path = getPath(film);
  writeFileSync(path, film.bytes);
  return path;
};

const films: [string, Buffer][] = [
  ...oggs,
  ['as Windows Media', windowsMedia],
  ['as Flash', flash()],
  ['as Flash with bytes behind its words', flash(Buffer.from([0, 0, 9, 77]))],
  ['as AVI', avi],
];

test.each(films)('a film %s loses its place, and nothing else', async (_how, bytes) => {
  const path = put(sample('film', bytes));
  expect(getWords(bytes)).toMatch(/plek-/);
  expect(await removeFilmLocation(path)).toBe(true);
  const after = readFileSync(path);
  expect(getWords(after)).not.toMatch(/plek-/);
  expect(after.includes(LATITUDE)).toBe(false);
  const kept = (film: Buffer) => getWords(film).match(/blijft-\w+/g);
  expect(kept(after)).toEqual(kept(bytes));
  expect(after).toHaveLength(bytes.length);
  expect(await removeFilmLocation(path)).toBe(false);
  expect(readFileSync(path).equals(after)).toBe(true);
});

test.each(oggs)('the checksums of a film %s hold afterwards', async (_how, bytes) => {
  const path = put(sample('film', bytes));
  await removeFilmLocation(path);
  expect([isSound(bytes), isSound(readFileSync(path))]).toEqual([true, true]);
});

test.each(films)('a film %s that was cut off anywhere is read to its end', async (_how, bytes) => {
  for (let end = 8; end < Math.min(bytes.length, 1500); end += 7) {
    const cut = bytes.subarray(0, end);
    const path = put(sample('film', cut));
    // Or refused, where what names a place cannot be read.
    await removeFilmLocation(path).catch(() => false);
    expect(readFileSync(path)).toHaveLength(end);
  }
});

test.each([
  ['film.ogv', oggs[0]?.[1]],
  ['film.wmv', windowsMedia],
  ['film.flv', flash()],
  ['film.avi', avi],
])('%s loses its place when it is uploaded', async (name, bytes = Buffer.alloc(0)) => {
  const film = sample(name, bytes);
  expect(await checkSample(film, 'original')).toMatchObject({ isCleaned: true });
  expect(getWords(readFileSync(getPath(film)))).not.toMatch(/plek-/);
});

test('Flash whose words cannot be read where they name a place is refused, otherwise kept', async () => {
  const unreadable = (name: string) =>
    sample(
      'film',
      Buffer.concat([
        flash().subarray(0, 13),
        tag(18, flashText('onMetaData'), Buffer.from([3]), flashName(name), Buffer.from([99])),
      ]),
    );
  await expect(removeFilmLocation(put(unreadable('location')))).rejects.toThrow();
  expect(await removeFilmLocation(put(unreadable('title')))).toBe(false);
});
