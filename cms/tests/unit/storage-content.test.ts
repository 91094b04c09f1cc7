import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Purpose } from '../../src/storage/validation/accepted';
import { checkContent } from '../../src/storage/validation/check-content';
import { safeFileName } from '../../src/storage/validation/file-name';
import * as samples from '../samples/files';
import * as hostile from '../samples/hostile';
import type { Sample } from '../samples/files';

const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true }));

const placed = ({ name, bytes }: Sample): string => {
  const file = path.join(folder, encodeURIComponent(name));
  writeFileSync(file, bytes);
  return file;
};

const check = (sample: Sample, purpose: Purpose) => checkContent(placed(sample), sample.name, purpose);

const cleaned = async (content: string): Promise<string> => {
  const drawing = samples.svg(content);
  await check(drawing, 'files');
  return readFileSync(path.join(folder, drawing.name), 'utf8');
};

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
    expect(await check(await make(), purpose)).toMatchObject({ mime });
  });

  test('a picture that was taken on its side has the measures that a person sees', async () => {
    const { default: sharp } = await import('sharp');
    const turned = sharp((await samples.jpeg(600, 400)).bytes).withMetadata({ orientation: 6 });
    const sample = samples.sample('foto.jpg', await turned.toBuffer());
    expect(await check(sample, 'original')).toMatchObject({ width: 400, height: 600 });
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
    await expect(check(sample, purpose)).rejects.toMatchObject({ name: 'RefusedContent', status: 415 });
  });
});

test.each<[string, Purpose, () => Sample | Promise<Sample>]>([
  ['billions of pixels', 'original', hostile.pixelFlood],
  ['a million frames', 'original', async () => hostile.frameFlood(await samples.png())],
  ['a zip bomb', 'files', hostile.zipBomb],
  ['a zip of countless parts', 'files', hostile.lyingCount],
])('%s are too large, before anything is drawn or unpacked', async (_what, purpose, make) => {
  await expect(check(await make(), purpose)).rejects.toMatchObject({ name: 'RefusedContent', status: 413 });
});

test.each([
  ['parts', '<g/>'.repeat(100_000)],
  ['namespaces', Array.from({ length: 101 }, (_, n) => `<g xmlns:a${n}="x"/>`).join('')],
])('a drawing of too many %s is too large', async (_what, content) => {
  await expect(check(samples.svg(content), 'files')).rejects.toMatchObject({ status: 413 });
});

test.each([
  ['comments', '<!---->'],
  ['scripts', '<script/>'],
  ['instructions', '<?a ?>'],
])('a drawing full of %s takes a moment', async (_what, piece) => {
  expect(await cleaned(piece.repeat(90_000))).not.toContain('<!--');
});

test.each([['/*'], ['url('], ['@import ']])(
  'a drawing full of %s takes a moment, not hours',
  async (piece) => {
    expect(await cleaned(`<style>${piece.repeat(500_000)}</style>`)).not.toContain(piece);
  },
);

describe('a drawing that is too expensive', { timeout: 60_000 }, () => {
  test.each(Object.entries(hostile.expensiveDrawings))(
    '%s: is refused with the reason',
    async (_what, make) => {
      await expect(check(samples.svg(make()), 'files')).rejects.toMatchObject({
        name: 'RefusedContent',
        status: 415,
        message: expect.stringContaining('kost te veel rekentijd'),
      });
    },
  );

  test('does not take the turn of a photo', async () => {
    const content = hostile.expensiveDrawings['noise by a rule of style']?.() ?? '';
    const drawings = Array.from({ length: 2 }, (_each, n) =>
      check(samples.svg(content, `duur-${n}.svg`), 'files').catch(() => 'refused'),
    );
    const photo = check(await samples.jpeg(), 'original').then(() => 'photo');
    expect(await Promise.race([photo, ...drawings])).toBe('photo');
    expect(await Promise.all(drawings)).toEqual(['refused', 'refused']);
  });

  test('is something else than one with twenty shadows', async () => {
    const shadow = '<filter id="f"><feDropShadow dx="1" dy="1" stdDeviation="2"/></filter>';
    const content = shadow + '<circle r="4" filter="url(#f)"/>'.repeat(20);
    expect(await check(samples.svg(content), 'files')).toMatchObject({ mime: 'image/svg+xml' });
  });
});

describe('a drawing', () => {
  test.each([
    ['script', '<script>alert(1)</script>'],
    ['script in a section', '<style><![CDATA[</style><script>alert(1)</script>]]></style>'],
    ['a handler', '<rect width="9" height="9" onload="alert(1)"/>'],
    [
      'foreignObject',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" title="alert(1)"/></foreignObject>',
    ],
    ['a script link', '<a xlink:href="javascript:alert(1)"><text>x</text></a>'],
    [
      'a script link that is animated in',
      '<a><animate attributeName="href" values="javascript:alert(1)"/></a>',
    ],
    ['an outer picture', '<image href="https://example.org/alert(1).png"/>'],
    ['an outer style', '<style>@import url("https://example.org/alert(1).css");</style>'],
    ['an outer fill', '<rect fill="url(https://example.org/alert(1).svg#a)"/>'],
    ['an outer fill in escapes', '<rect style="fill:\\75rl(https://example.org/alert(1))"/>'],
    ['an outer picture in a set', '<rect style="fill:image-set(\'https://example.org/a.png\' 1x)"/>'],
    ['an outer font', '<style>@font-face{font-family:a;src:url(https://example.org/a.woff)}</style>'],
    ['an import in pieces', '<style>@im<!-- -->port "https://example.org/a.css";</style>'],
    ['an import in a section', '<style>@im<![CDATA[port "https://example.org/a.css";]]></style>'],
    ['a script in a section of text', '<text><![CDATA[<script>alert(1)</script>]]></text>'],
    ['an outer use', '<use href="https://example.org/a.svg#a"/>'],
    ['a drawing in a drawing', '<image href="data:image/svg+xml;base64,PHN2Zy8+example"/>'],
    ['a set reference', '<a><set attributeName="xlink:href" to="javascript:alert(1)"/></a>'],
    ['another base', '<g xml:base="https://example.org/"><use href="#a"/></g>'],
    ['a handler in another namespace', '<g xmlns:a="b" a:onload="alert(1)" ONLOAD="alert(1)"/>'],
    ['an instruction', '<?xml-stylesheet href="alert(1)"?>'],
    ['an html picture', '<img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="alert(1)"/>'],
  ])('loses %s', async (_what, content) => {
    const clean = await cleaned(`${content}<circle r="5"/>`);
    expect(clean).not.toMatch(
      /<script|on(load|error)=|foreignObject|alert\(1\)\.|javascript|<img|<\?xml-|example/i,
    );
    expect(clean).toContain('<circle r="5"/>');
  });

  test('keeps what it needs to look the same', async () => {
    const content =
      '<style>.a{fill:#2b4c9b} g>.b{fill:url(#verloop)}</style><defs><linearGradient id="verloop"/></defs>' +
      '<g><path class="a" d="M0 0h9v9z"/><use xlink:href="#verloop"/></g>';
    const clean = await cleaned(content);
    expect(clean).toContain('g&gt;.b{fill:url(#verloop)}');
    expect(clean).toContain('xlink:href="#verloop"');
    expect(clean).toContain('class="a"');
  });

  test('may name its namespace by an entity, as Illustrator does', async () => {
    const source =
      '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd" [\n' +
      '<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>' +
      '<svg xmlns="&ns_svg;" width="8" height="4"><path d="M0 0h8v4z"/></svg>';
    expect(await check(samples.sample('ai.svg', source), 'files')).toMatchObject({ width: 8, height: 4 });
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
