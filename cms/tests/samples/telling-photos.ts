import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type Sample, sample } from './files';

/**
 * Photos that say more than they show. Each saying is a word that is found in bytes; those with "plek" in it say where
 * it was.
 */
export const PLACES = ['plek-gps', 'plek-xmp', 'plek-straat', 'plek-stad', 'plek-iptc', 'plek-land'];
export const OTHERS = ['maker-exif', 'rechten-exif', 'nummer-exif', 'maker-xmp', 'maker-iptc'];
/** What only a rendition leaves out. */
export const HIDDEN = ['woord-exif', 'merk-exif', 'noot-exif', 'klein-beeld', 'raw-exif', 'tweede-beeld'];

interface Field {
  tag: number;
  type: number;
  value: Buffer | Field[];
}

const ascii = (tag: number, text: string): Field => ({ tag, type: 2, value: Buffer.from(`${text}\0`) });
const blob = (tag: number, value: Buffer): Field => ({ tag, type: 7, value });
const folder = (tag: number, fields: Field[]): Field => ({ tag, type: 4, value: fields });
const SIZES: Record<number, number> = { 2: 1, 3: 2, 4: 4, 5: 8, 7: 1 };

type Order = 'II' | 'MM';

const number = (order: Order, bytes: 2 | 4, value: number): Buffer => {
  const written = Buffer.alloc(bytes);
  if (order === 'II') written.writeUIntLE(value, 0, bytes);
  else written.writeUIntBE(value, 0, bytes);
  return written;
};

/** A list of fields and what it refers to, as it stands at a place. */
function getList(order: Order, fields: Field[], at: number, next = 0): Buffer {
  const head = 2 + fields.length * 12 + 4;
  const entries: Buffer[] = [];
  let rest = Buffer.alloc(0);
  for (const { tag, type, value } of fields) {
    const place = at + head + rest.length;
    const content = Array.isArray(value) ? getList(order, value, place) : value;
    const count = Array.isArray(value) ? 1 : content.length / (SIZES[type] ?? 1);
    const isInside = !Array.isArray(value) && content.length <= 4;
    if (!isInside) rest = Buffer.concat([rest, content, Buffer.alloc(content.length % 2)]);
    entries.push(
      number(order, 2, tag),
      number(order, 2, type),
      number(order, 4, count),
      isInside ? Buffer.concat([content, Buffer.alloc(4 - content.length)]) : number(order, 4, place),
    );
  }
  return Buffer.concat([
    number(order, 2, fields.length),
    ...entries,
    number(order, 4, next && at + head + rest.length),
    rest,
  ]);
}

const degrees = (order: Order, ...values: number[]): Buffer =>
  Buffer.concat(values.flatMap((each) => [number(order, 4, each), number(order, 4, 1)]));

const turned = (order: Order, orientation: number): Field => ({
  tag: 0x0112,
  type: 3,
  value: number(order, 2, orientation),
});

/** EXIF without the name that a JPEG puts before it. */
function exif(order: Order, thumbnail: Buffer, orientation = 1): Buffer {
  const first = [
    ascii(0x010e, 'woord-exif'),
    turned(order, orientation),
    ascii(0x013b, 'maker-exif'),
    ascii(0x8298, 'rechten-exif'),
    folder(0x8769, [
      blob(0x927c, Buffer.from('merk-exif')),
      blob(0x9286, Buffer.from('ASCII\0\0\0noot-exif')),
      ascii(0xa431, 'nummer-exif'),
    ]),
    folder(0x8825, [
      ascii(1, 'N'),
      { tag: 2, type: 5, value: degrees(order, 52, 5, 31) },
      ascii(3, 'E'),
      { tag: 4, type: 5, value: degrees(order, 5, 7, 43) },
      blob(0x1c, Buffer.from('ASCII\0\0\0plek-gps')),
    ]),
  ];
  const head = Buffer.concat([Buffer.from(order), number(order, 2, 42), number(order, 4, 8)]);
  const list = getList(order, first, 8, 1);
  const at = head.length + list.length;
  const length = { tag: 0x0202, type: 4, value: number(order, 4, thumbnail.length) };
  const place = { tag: 0x0201, type: 4, value: number(order, 4, at + 30) };
  return Buffer.concat([head, list, getList(order, [place, length], at), thumbnail]);
}

const XMP = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:e="http://ns.adobe.com/exif/1.0/"
 xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
 e:GPSLatitude="52,5.5N plek-xmp" photoshop:City='plek-stad'>
<dc:creator><rdf:Seq><rdf:li>maker-xmp</rdf:li></rdf:Seq></dc:creator>
<Iptc4xmpExt:LocationCreated><rdf:Bag><rdf:li rdf:parseType="Resource">
<Iptc4xmpExt:Sublocation>plek-straat &amp; zo</Iptc4xmpExt:Sublocation></rdf:li></rdf:Bag></Iptc4xmpExt:LocationCreated>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;

const record = (dataset: number, text: string): Buffer =>
  Buffer.concat([
    Buffer.from([0x1c, 2, dataset]),
    number('MM', 2, Buffer.byteLength(text)),
    Buffer.from(text),
  ]);

const iptc = Buffer.concat([
  record(80, 'maker-iptc'),
  record(90, 'plek-iptc'),
  record(101, 'plek-land'),
  record(5, 'x'),
]);

const photoshop = Buffer.concat([
  Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1'),
  number('MM', 4, iptc.length),
  iptc,
  Buffer.alloc(iptc.length % 2),
]);

const segment = (marker: number, ...parts: (string | Buffer)[]): Buffer => {
  const content = Buffer.concat(
    parts.map((each) => (typeof each === 'string' ? Buffer.from(each, 'latin1') : each)),
  );
  return Buffer.concat([Buffer.from([0xff, marker]), number('MM', 2, content.length + 2), content]);
};

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b4c9b' } }).withIccProfile('p3');

const withSegments = (jpeg: Buffer, segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

const getThumbnail = async (): Promise<Buffer> =>
  withSegments(
    await sharp(await picture(16, 8).png().toBuffer())
      .jpeg()
      .toBuffer(),
    [segment(0xfe, 'klein-beeld')],
  );

/** A JPEG with all of it, and a second picture behind it as telephones write. */
export async function tellingJpeg(order: Order = 'MM', orientation = 1): Promise<Sample> {
  const thumbnail = await getThumbnail();
  const segments = [
    segment(0xe1, 'Exif\0\0', exif(order, thumbnail, orientation)),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', Buffer.from(XMP)),
    segment(0xed, photoshop),
  ];
  const second = withSegments(thumbnail, [
    segment(0xe1, 'Exif\0\0', exif(order, thumbnail)),
    segment(0xfe, 'tweede-beeld'),
  ]);
  const first = await picture(600, 400).jpeg().toBuffer();
  return sample('foto.jpg', Buffer.concat([withSegments(first, segments), second]));
}

const chunk = (type: string, ...parts: (string | Buffer)[]): Buffer => {
  const data = Buffer.concat(
    parts.map((each) => (typeof each === 'string' ? Buffer.from(each, 'latin1') : each)),
  );
  const named = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([number('MM', 4, data.length), named, number('MM', 4, crc32(named))]);
};

/** A profile as ImageMagick and ExifTool write it in a PNG: in hexadecimal digits. */
const raw = (name: string, bytes: Buffer): string =>
  `\n${name}\n${String(bytes.length).padStart(8)}\n${bytes.toString('hex')}\n`;

/** A PNG with all of it, in each of the ways in which programs write it. */
export async function tellingPng(order: Order = 'MM'): Promise<Sample> {
  const png = await picture(600, 400).png().toBuffer();
  const thumbnail = await getThumbnail();
  const chunks = [
    chunk('eXIf', exif(order, thumbnail)),
    chunk('tEXt', 'Author\0raw-exif'),
    chunk('tEXt', 'exif:GPSLatitude\0plek-gps'),
    chunk('zTXt', 'Raw profile type exif\0\0', deflateSync(raw('exif', Buffer.from('Exif\0\0plek-gps')))),
    chunk('tEXt', 'Raw profile type iptc\0', raw('IPTC profile', photoshop.subarray(14))),
    chunk('iTXt', 'XML:com.adobe.xmp\0\x01\0\0\0', deflateSync(Buffer.from(XMP))),
  ];
  return sample('foto.png', Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]));
}

/** What is found of words in bytes, as plain text, as 16 bits, or packed in a PNG. */
export const findWords = (bytes: Uint8Array, words: readonly string[]): string[] => {
  const content = Buffer.from(bytes);
  const hex = content.toString('latin1').toLowerCase();
  return words.filter(
    (word) =>
      content.includes(word) ||
      content.includes(Buffer.from(word, 'utf16le')) ||
      hex.includes(Buffer.from(word).toString('hex')),
  );
};

const box = (type: string, ...parts: (string | Buffer)[]): Buffer => {
  const content = Buffer.concat(
    parts.map((each) => (typeof each === 'string' ? Buffer.from(each, 'latin1') : each)),
  );
  return Buffer.concat([number('MM', 4, content.length + 8), Buffer.from(type, 'latin1'), content]);
};

const EMPTY = number('MM', 4, 0);

/** The beginning of a film, with its place as each of those who make telephones writes it. */
export function tellingFilm(): Sample {
  const key = (name: string): Buffer => box('mdta', name);
  const value = (index: number, text: string): Buffer =>
    box(number('MM', 4, index).toString('latin1'), box('data', number('MM', 4, 1), EMPTY, text));
  const apple = box(
    'meta',
    box('hdlr', EMPTY, EMPTY, 'mdta', Buffer.alloc(12)),
    box(
      'keys',
      EMPTY,
      number('MM', 4, 2),
      key('com.apple.quicktime.make'),
      key('com.apple.quicktime.location.ISO6709'),
    ),
    box('ilst', value(1, 'merk-film'), value(2, '+52.09+005.11/ plek-gps')),
  );
  const android = box(
    'udta',
    box('\u00a9xyz', number('MM', 2, 8), EMPTY, 'plek-stad'),
    box('loci', EMPTY, 'plek-land'),
  );
  const iso = box(
    'udta',
    box('meta', EMPTY, box('hdlr', EMPTY, EMPTY, 'mdir'), box('ilst', box('\u00a9too', 'merk-exif'))),
  );
  return sample(
    'film.mp4',
    Buffer.concat([
      box('ftyp', 'isom', EMPTY, 'isomiso2'),
      box('mdat', 'plek in het beeld'),
      box('moov', box('trak', android), iso, apple),
    ]),
  );
}
