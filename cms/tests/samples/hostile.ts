/** Files that are made to harm those who open, draw or unpack them. */
import { crc32 } from 'node:zlib';
import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { docx, sample, type Sample } from './files';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const words = (...values: number[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      const word = Buffer.alloc(4);
      word.writeUInt32BE(value);
      return word;
    }),
  );

const header = (width: number, height: number): Buffer =>
  chunk('IHDR', Buffer.concat([words(width, height), Buffer.from([8, 6, 0, 0, 0])]));

/** Some bytes that say to be a picture of billions of pixels. */
export const pixelFlood = (): Sample =>
  sample('vloed.png', Buffer.concat([PNG, header(50_000, 50_000), chunk('IDAT', Buffer.alloc(20))]));

/** A moving picture of more frames than a viewer would wait for. */
export const frameFlood = (still: Sample): Sample => {
  const afterHeader = PNG.length + 25;
  const frames = chunk('acTL', words(1_000_000, 0));
  const bytes = Buffer.from(still.bytes);
  return sample(
    'film.png',
    Buffer.concat([bytes.subarray(0, afterHeader), frames, bytes.subarray(afterHeader)]),
  );
};

/** A docx with parts besides, or instead of, its own. */
export const docxWith = (parts: Zippable): Sample =>
  sample('brief.docx', zipSync({ ...unzipSync(docx().bytes), ...parts }));

/** A docx with a part of megabytes of zeros. */
export const zipBomb = (): Sample => docxWith({ 'word/media/image1.bin': new Uint8Array(11 * 1024 * 1024) });

/** A docx whose list of parts names another kind of document. */
export const docm = (): Sample =>
  docxWith({
    '[Content_Types].xml': strToU8(
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
    ),
  });

const END = Buffer.from('504b0506', 'hex');
const ENTRY = Buffer.from('504b0102', 'hex');

/** A zip file with the numbers of its directory changed: `at` is the place of a number of four bytes in the last line. */
function withLastEntry({ name, bytes }: Sample, at: number, value: number): Sample {
  const changed = Buffer.from(bytes);
  changed.writeUInt32LE(value, changed.lastIndexOf(ENTRY) + at);
  return sample(name, changed);
}

/** A docx of which the last part says to be smaller than it is. */
export const lyingSize = (): Sample => withLastEntry(docx(), 24, 1);

/** A docx of which two parts are the same bytes. */
export const overlapping = (): Sample => withLastEntry(docx(), 42, 0);

/** A docx that counts more parts than it has. */
export const lyingCount = (): Sample => {
  const { name, bytes } = docx();
  const changed = Buffer.from(bytes);
  const end = changed.lastIndexOf(END);
  changed.writeUInt16LE(60_000, end + 8);
  changed.writeUInt16LE(60_000, end + 10);
  return sample(name, changed);
};

/** A docx with a page before it: a browser would see the page. */
export const pageBeforeZip = (): Sample =>
  sample('brief.docx', Buffer.concat([Buffer.from('<html><script>1</script>'), docx().bytes]));

/** A docx of which a part would be unpacked somewhere else. */
export const zipSlip = (): Sample => docxWith({ '../../../../etc/cron.d/x': strToU8('x') });

/** A drawing of ten to the power of ten circles. */
export function laughingUses(): string {
  const level = (n: number): string => `<g id="l${n}">${`<use href="#l${n - 1}"/>`.repeat(10)}</g>`;
  const levels = Array.from({ length: 10 }, (_, n) => level(n + 1)).join('');
  return `<defs><circle id="l0" r="1"/>${levels}</defs><use href="#l10"/>`;
}

const filtered = (steps: string, times = 1): string =>
  `<filter id="f">${steps}</filter>${'<rect width="40" height="20" filter="url(#f)"/>'.repeat(times)}`;

/** Small drawings that keep a processor busy for minutes, or fill its memory. */
export const expensiveDrawings: Record<string, () => string> = {
  noise: () => filtered('<feTurbulence numOctaves="2000" baseFrequency="0.1"/>'.repeat(10)),
  'noise by a rule of style': () =>
    `<style>.a{filter:url(#f)}</style><filter id="f">${'<feTurbulence numOctaves="99" baseFrequency=".1"/>'.repeat(9)}` +
    `</filter>${'<rect class="a" width="40" height="20"/>'.repeat(99)}`,
  'noise that is used again and again': () =>
    filtered('<feTurbulence id="t" numOctaves="3" baseFrequency="0.1"/>', 900),
  'a blur of blurs': () => filtered('<feGaussianBlur stdDeviation="900"/>'.repeat(40), 40),
  'a large kernel': () =>
    filtered(`<feConvolveMatrix order="60" kernelMatrix="${'1 '.repeat(3600)}"/>`.repeat(20)),
  'patterns in patterns': () => {
    const level = (n: number): string =>
      `<pattern id="p${n}" width=".02" height=".02">${`<rect width="40" height="20" fill="url(#p${n - 1})"/>`.repeat(9)}</pattern>`;
    const levels = Array.from({ length: 9 }, (_, n) => level(n + 1)).join('');
    return `<pattern id="p0" width=".1" height=".1"><circle r="3"/></pattern>${levels}<rect width="40" height="20" fill="url(#p9)"/>`;
  },
  'masks in masks': () => {
    const level = (n: number): string =>
      `<mask id="m${n}">${`<rect width="40" height="20" fill="#fff" mask="url(#m${n - 1})"/>`.repeat(8)}</mask>`;
    const levels = Array.from({ length: 8 }, (_, n) => level(n + 1)).join('');
    return `<mask id="m0"><rect width="9" height="9"/></mask>${levels}<rect width="40" height="20" mask="url(#m8)"/>`;
  },
  markers: () =>
    `<marker id="m" overflow="visible" markerWidth="40" markerHeight="40">${'<circle r="9" opacity=".5"/>'.repeat(900)}</marker>` +
    `<path d="M0 0${'l1 1l-1-1'.repeat(2000)}" stroke="#000" marker-mid="url(#m)"/>`,
};

/** Drawn within a second as a thumbnail, and in many of them at full width. */
export const expensiveWhenWide = (): string =>
  filtered('<feTurbulence numOctaves="3" baseFrequency="0.3"/>', 12);
