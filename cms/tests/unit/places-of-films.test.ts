import { crc32 } from 'node:zlib';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { removeFilmLocation } from '../../src/storage/photo-metadata/film';
import { sample, type Sample } from '../samples/files';
import { makeSampleFolder } from '../support/sample-folder';

const { getPath } = makeSampleFolder();

/** The path of a sample that is there. */
function put(film: Sample): string {
  const path = getPath(film);
  writeFileSync(path, film.bytes);
  return path;
}

const box = (type: string, ...parts: (string | Buffer)[]): Buffer => {
  const head = Buffer.alloc(8);
  const content = Buffer.concat(parts.map((each) => Buffer.from(each)));
  head.writeUInt32BE(head.length + content.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

const XMP = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
    xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
    xmlns:dc="http://purl.org/dc/elements/1.1/" exif:GPSLatitude="plek-gps" photoshop:City="plek-stad"
    dc:format="blijft"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
const XMP_NUMBER = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');
const OTHER_NUMBER = Buffer.alloc(16, 7);

const mpeg4 = (...boxes: Buffer[]): Sample =>
  sample('film.mp4', Buffer.concat([box('ftyp', 'isom'), ...boxes, box('mdat', 'plek in het beeld')]));

test.each([
  ['in a box with a number', mpeg4(box('uuid', XMP_NUMBER, XMP))],
  ['as QuickTime keeps it', mpeg4(box('moov', box('udta', box('XMP_', XMP))))],
])('XMP of a film, %s, loses its place and nothing else', async (_how, film) => {
  const path = put(film);
  expect(await removeFilmLocation(path)).toBe(true);
  const after = readFileSync(path, 'latin1');
  expect(after).not.toMatch(/plek-/);
  expect(after).toContain('dc:format="blijft"');
  expect(after).toContain('plek in het beeld');
  expect(after).toHaveLength(film.bytes.length);
  expect(await removeFilmLocation(path)).toBe(false);
});

test('a box with another number stays as it is', async () => {
  const film = mpeg4(box('uuid', OTHER_NUMBER, XMP));
  const path = put(film);
  expect(await removeFilmLocation(path)).toBe(false);
  expect(readFileSync(path)).toEqual(Buffer.from(film.bytes));
});

/** An element of Matroska, of which the size takes as many bytes as asked. */
function element(kind: string, content: Buffer | string | Buffer[], sizeBytes = 8): Buffer {
  const data = Array.isArray(content) ? Buffer.concat(content) : Buffer.from(content);
  const size = (1n << BigInt(7 * sizeBytes)) | BigInt(data.length);
  const digits = size.toString(16).padStart(2 * sizeBytes, '0');
  return Buffer.concat([Buffer.from(kind, 'hex'), Buffer.from(digits, 'hex'), data]);
}

const checked = (content: Buffer[]): Buffer[] => {
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32(Buffer.concat(content)), 0);
  return [element('bf', sum, 1), ...content];
};
const tag = (name: string, value: string, sizeBytes: number, more: Buffer[] = []): Buffer =>
  element('67c8', [element('45a3', name, 1), element('4487', value, 2), ...more], sizeBytes);
const PICTURES = element('1f43b675', 'plek in het beeld', 4);

const film = (sizeBytes: number, segment = 8): Sample => {
  const tags = checked([
    element('7373', [
      element('63c0', ''),
      tag('ENCODER', 'blijft', sizeBytes),
      tag('LOCATION', '+52.09+005.11/ plek-gps', sizeBytes),
      tag('ARTIST', 'maker', sizeBytes, [tag('RECORDING_LOCATION', 'plek-stad', sizeBytes)]),
      tag('com.apple.quicktime.location.ISO6709', 'plek-apple', sizeBytes),
    ]),
  ]);
  const parts = [element('1254c367', tags), PICTURES];
  return sample(
    'film.mkv',
    Buffer.concat([element('1a45dfa3', 'matroska'), element('18538067', parts, segment)]),
  );
};

test.each([1, 2, 4, 7, 8])(
  'tags of a Matroska film with the place go, with sizes in %i bytes',
  async (sizeBytes) => {
    const sent = film(sizeBytes);
    const path = put(sent);
    expect(await removeFilmLocation(path)).toBe(true);
    const after = readFileSync(path);
    expect(after.toString()).not.toMatch(/plek-|52\.09|LOCATION/i);
    for (const kept of ['ENCODER', 'blijft', 'ARTIST', 'maker', 'plek in het beeld'])
      expect(after.toString()).toContain(kept);
    expect(after).toHaveLength(sent.bytes.length);
    // The checksum was of what is gone.
    expect(after.includes(Buffer.from([0xbf, 0x84]))).toBe(false);
    expect(await removeFilmLocation(path)).toBe(false);
  },
);

test('a film that says nothing of a place stays as it is, and so does one that ends too soon', async () => {
  const silent = sample(
    'film.mkv',
    Buffer.concat([element('1a45dfa3', 'x'), element('18538067', [PICTURES])]),
  );
  const path = put(silent);
  expect(await removeFilmLocation(path)).toBe(false);
  expect(readFileSync(path)).toEqual(Buffer.from(silent.bytes));
  const cut = film(2).bytes.slice(0, 150);
  expect(await removeFilmLocation(put(sample('kort.mkv', cut)))).toBe(false);
});

test('a film with more parts than any has is refused, not read for ever', async () => {
  const parts = Array.from({ length: 50_002 }, () => element('ec', '', 1));
  const many = sample('vol.mkv', Buffer.concat([element('1a45dfa3', 'x'), ...parts]));
  await expect(removeFilmLocation(put(many))).rejects.toThrow();
});
