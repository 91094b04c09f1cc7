import { describe, expect, test } from 'vitest';
import type { Purpose } from '../../src/storage/validation/accepted';
import { safeFileName } from '../../src/storage/validation/file-name';
import * as samples from '../samples/files';
import * as hostile from '../samples/hostile';
import type { Sample } from '../samples/files';
import { makeSampleFolder } from '../support/sample-folder';

const { checkSample } = makeSampleFolder();

describe('what is taken', () => {
  const taken: [Purpose, string, string, () => Sample | Promise<Sample>][] = [
    ['original', 'png', 'image/png', () => samples.png()],
    ['original', 'jpeg', 'image/jpeg', () => samples.jpeg()],
    [
      'original',
      'capital letters',
      'image/jpeg',
      async () => samples.named('FOTO.JPEG', await samples.jpeg()),
    ],
    ['original', 'video', 'video/mp4', () => samples.mp4()],
    ['original', 'webm', 'video/webm', () => samples.webm()],
    ['files', 'png', 'image/png', () => samples.png()],
    ['files', 'svg', 'image/svg+xml', () => samples.svg('<path d="M0 0h9v9z"/>')],
    ['files', 'pdf', 'application/pdf', samples.pdf],
    ['files', 'txt', 'text/plain', samples.txt],
    ['files', 'zip', 'application/zip', () => samples.bareZip('sjablonen.zip')],
    ['files', 'woff2', 'font/woff2', () => samples.woff2()],
    ['files', 'ttf', 'font/ttf', () => samples.font('letter.ttf')],
    ['files', 'otf', 'font/otf', () => samples.font('letter.otf', 'OTTO')],
    [
      'files',
      'txt in an older encoding',
      'text/plain',
      () => samples.sample('oud.txt', Buffer.from('caf\xe9', 'latin1')),
    ],
    ['files', 'eps', 'application/postscript', samples.eps],
    ['files', 'doc', 'application/msword', samples.doc],
    ['files', 'xls', 'application/vnd.ms-excel', samples.xls],
    ['files', 'ppt', 'application/vnd.ms-powerpoint', samples.ppt],
    [
      'files',
      'docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      samples.docx,
    ],
    ['files', 'xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', samples.xlsx],
    [
      'files',
      'pptx',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      samples.pptx,
    ],
  ];

  test.each(taken)('%s: %s', async (purpose, _what, mime, make) => {
    expect(await checkSample(await make(), purpose)).toMatchObject({ mime });
  });

  test('a PDF has the size of its first page, to draw it; one that cannot be read has none', async () => {
    expect(await checkSample(samples.pdfPage(), 'files')).toMatchObject({ width: 595, height: 420 });
    expect(await checkSample(samples.pdf(), 'files')).toMatchObject({ width: null, height: null });
  });

  test('a picture that was taken on its side has the measures that a person sees', async () => {
    const { default: sharp } = await import('sharp');
    const turned = sharp((await samples.jpeg(600, 400)).bytes).withMetadata({ orientation: 6 });
    const sample = samples.sample('foto.jpg', await turned.toBuffer());
    expect(await checkSample(sample, 'original')).toMatchObject({ width: 400, height: 600 });
  });
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>';
const laughs = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${SVG}`;
const leak = `<!DOCTYPE svg [<!ENTITY b SYSTEM "file:///etc/passwd">]>${SVG}`;
const notInDirectory = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(1020),
  Buffer.from('WordDocument\0', 'utf16le'),
]);

describe('what is refused', () => {
  const refused: [Purpose, string, () => Sample | Promise<Sample>][] = [
    ['original', 'html as png', () => samples.html('beeld.png')],
    ['original', 'an empty png', () => samples.sample('leeg.png', '')],
    [
      'original',
      'a png signature alone',
      () => samples.sample('kop.png', Buffer.from('89504e470d0a1a0a', 'hex')),
    ],
    [
      'original',
      'half a jpeg',
      async () => {
        const { bytes } = await samples.jpeg(2000, 2000);
        return samples.sample('half.jpg', bytes.subarray(0, bytes.length / 2));
      },
    ],
    ['original', 'a jpeg as png', async () => samples.named('foto.png', await samples.jpeg())],
    ['original', 'svg', () => samples.svg('<path d="M0 0h9v9z"/>')],
    ['original', 'pdf', samples.pdf],
    ['original', 'html as video', () => samples.html('film.mp4')],
    ['original', 'no extension', async () => samples.named('beeld', await samples.png())],
    ['files', 'video', samples.mp4],
    ['files', 'a bare zip as docx', () => samples.bareZip('brief.docx')],
    ['files', 'text as zip', () => samples.named('a.zip', samples.txt())],
    ['files', 'text as woff2', () => samples.named('a.woff2', samples.txt())],
    ['files', 'a woff2 that is cut off', () => samples.sample('a.woff2', samples.woff2().bytes.slice(0, 50))],
    ['files', 'a png as ttf', async () => samples.named('a.ttf', await samples.png())],
    [
      'files',
      'a font that is cut off',
      () => samples.sample('a.otf', samples.font('', 'OTTO').bytes.slice(0, 46)),
    ],
    ['original', 'zip', () => samples.bareZip('a.zip')],
    ['original', 'a font', () => samples.woff2()],
    ['files', 'docx as xlsx', () => samples.named('cijfers.xlsx', samples.docx())],
    ['files', 'txt as docx', () => samples.named('brief.docx', samples.txt())],
    ['files', 'an old Excel file as doc', () => samples.named('oud.doc', samples.xls())],
    ['files', 'pdf as doc', () => samples.named('gids.doc', samples.pdf())],
    ['files', 'html as pdf', () => samples.html('gids.pdf')],
    ['files', 'html as txt', () => samples.html('uitleg.txt')],
    ['files', 'bytes as txt', () => samples.sample('uitleg.txt', Buffer.from([65, 0, 66]))],
    ['files', 'txt as eps', () => samples.named('logo.eps', samples.txt())],
    ['files', 'html', () => samples.html('pagina.html')],
    ['files', 'txt as exe', () => samples.named('programma.exe', samples.txt())],
    ['files', 'html as svg', () => samples.html('logo.svg')],
    ['files', 'xml as svg', () => samples.sample('logo.svg', '<?xml version="1.0"?><a/>')],
    [
      'files',
      'broken xml as svg',
      () => samples.sample('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><g>'),
    ],
    [
      'files',
      'entities that grow',
      () => {
        const long = 'x'.repeat(9000);
        const doctype = `<!DOCTYPE svg [<!ENTITY a "${long}">]>`;
        return samples.sample(
          'bom.svg',
          `${doctype}<svg xmlns="http://www.w3.org/2000/svg"><text>${'&a;'.repeat(9000)}</text></svg>`,
        );
      },
    ],
    ['files', 'entities in entities', () => samples.sample('bom.svg', laughs)],
    ['files', 'an outer entity', () => samples.sample('lek.svg', leak)],
    ['files', 'a drawing that repeats itself without end', () => samples.svg(hostile.laughingUses())],
    ['files', 'a page before a docx', hostile.pageBeforeZip],
    ['files', 'parts that are the same bytes', hostile.overlapping],
    ['files', 'a part that is larger than it says', hostile.lyingSize],
    ['files', 'a part outside of the document', hostile.zipSlip],
    ['files', 'two parts of one name', () => hostile.docxWith({ 'WORD/document.xml': new Uint8Array([60]) })],
    ['files', 'a docx with macros', () => hostile.docxWith({ 'word/vbaProject.bin': new Uint8Array(9) })],
    ['files', 'a docm as docx', hostile.docm],
    ['files', 'text about WordDocument as doc', () => samples.sample('oud.doc', notInDirectory)],
    ['files', 'a page with a PDF in it', () => samples.sample('gids.pdf', '<p>%PDF-1.4')],
    ['files', 'the begin of a page as txt', () => samples.sample('uitleg.txt', '\n <!-- a --> b')],
    ['files', 'a link as txt', () => samples.sample('uitleg.txt', '<a href="//example.org">x</a>')],
    ['original', 'webm as mp4', () => samples.sample('film.mp4', samples.webm().bytes)],
    ['original', 'an icon as video', () => samples.sample('film.mp4', Buffer.from('00000100', 'hex'))],
    ['files', 'very deep svg', () => samples.svg(`${'<g>'.repeat(10_000)}${'</g>'.repeat(10_000)}`)],
  ];

  test.each(refused)('%s: %s', async (purpose, _what, make) => {
    const sample = await make();
    await expect(checkSample(sample, purpose)).rejects.toMatchObject({ name: 'RefusedContent', status: 415 });
  });
});

test.each<[string, Purpose, () => Sample | Promise<Sample>]>([
  ['billions of pixels', 'original', hostile.pixelFlood],
  ['a million frames', 'original', async () => hostile.frameFlood(await samples.png())],
  ['a zip bomb', 'files', hostile.zipBomb],
  ['a zip of countless parts', 'files', hostile.lyingCount],
])('%s are too large, before anything is drawn or unpacked', async (_what, purpose, make) => {
  await expect(checkSample(await make(), purpose)).rejects.toMatchObject({
    name: 'RefusedContent',
    status: 413,
  });
});

test.each([
  ['Logo blauw.PNG', 'Logo blauw.PNG'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['C:\\map\\brief.docx', 'brief.docx'],
  ['a"b\r\nc.pdf', 'a b c.pdf'],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['.png', 'png'],
  ['brief.docx. . ', 'brief.docx'],
  ['CON.txt', '_CON.txt'],
  ['lpt1', '_lpt1'],
  ['Contact.txt', 'Contact.txt'],
  ['a\u200Bb\uFEFF\u061C.pdf', 'ab.pdf'],
  ['half \uD800.pdf', 'half.pdf'],
  ['\0\u0007.txt', 'txt'],
  ['Ge\u2028zin 👨\u200D👩\u200D👧.png', 'Ge zin 👨\u200D👩\u200D👧.png'],
  ['e\u0301tude.pdf', '\u00e9tude.pdf'],
  [`${'é'.repeat(300)}.pdf`, `${'é'.repeat(98)}.pdf`],
])('the name %j is kept as %j', (given, kept) => {
  expect(safeFileName(given)).toBe(kept);
});
