import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPages } from '../../src/search/files/read-pages';
import { checkContent } from '../../src/storage/validation/check-content';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'office-'));
});
afterAll(() => rm(folder, { recursive: true }));

const TRANSITIONAL = 'http://schemas.openxmlformats.org';
const WORD = `${TRANSITIONAL}/wordprocessingml/2006/main`;
const STRICT = 'http://purl.oclc.org/ooxml';
const RELATIONS = `${TRANSITIONAL}/officeDocument/2006/relationships`;
const PACKAGE = `${TRANSITIONAL}/package/2006`;
const MC = `${TRANSITIONAL}/markup-compatibility/2006`;

const MIMES = {
  docx: 'wordprocessingml.document',
  pptx: 'presentationml.presentation',
  xlsx: 'spreadsheetml.sheet',
};
type Kind = keyof typeof MIMES;

/** The relations of a part: `[id, kind, target]`. */
const rels = (list: readonly (readonly string[])[], base = RELATIONS): string =>
  `<?xml version="1.0"?><Relationships xmlns="${PACKAGE}/relationships">${list
    .map(
      ([id, kind, target, mode = '']) =>
        `<Relationship Id="${id}" Type="${base}/${kind}" Target="${target}" ${mode}/>`,
    )
    .join('')}</Relationships>`;

/** A document of which the main part is called so, with what else is given; accepted, then read. */
async function read(
  kind: Kind,
  main: string,
  parts: Record<string, string | Uint8Array>,
  base = RELATIONS,
): Promise<string[]> {
  const types = `<Types xmlns="${PACKAGE}/content-types"><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.${MIMES[kind]}.main+xml"/></Types>`;
  const all: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': types,
    '_rels/.rels': rels([['rId1', 'officeDocument', main]], base),
    ...parts,
  };
  const zipped = Object.entries(all).map(
    ([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part] as const,
  );
  const file = path.join(folder, `proef.${kind}`);
  await writeFile(file, zipSync(Object.fromEntries(zipped)));
  await checkContent(file, path.basename(file), 'files');
  return readPages({ path: file, ext: `.${kind}` });
}

const letter = (body: string, prefix = 'w', uri = WORD, more = ''): string => {
  const p = prefix && `${prefix}:`;
  const xmlns = prefix ? `xmlns:${prefix}` : 'xmlns';
  return `<${p}document ${xmlns}="${uri}" xmlns:mc="${MC}" ${more}><${p}body>${body}</${p}body></${p}document>`;
};
const run = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

describe('a letter', () => {
  const body = (p: string) =>
    `<${p}p><${p}r><${p}t>Zand</${p}t></${p}r><${p}r><${p}t>loper</${p}t></${p}r></${p}p>`;
  test.each<[string, string, Record<string, string | Uint8Array>, string?]>([
    ['under any prefix', 'word/document.xml', { 'word/document.xml': letter(body('ns0:'), 'ns0') }],
    ['without prefix', 'word/document.xml', { 'word/document.xml': letter(body(''), '') }],
    ['under another name', 'deel/brief2.xml', { 'deel/brief2.xml': letter(body('w:')) }],
    ['in another case than it is named', 'Word/Document.xml', { 'word/document.xml': letter(body('w:')) }],
    [
      'that is strict',
      'word/document.xml',
      { 'word/document.xml': letter(body('w:'), 'w', `${STRICT}/wordprocessingml/main`) },
      `${STRICT}/officeDocument/relationships`,
    ],
    [
      'in UTF-16',
      'word/document.xml',
      { 'word/document.xml': Buffer.from(`\ufeff${letter(body('w:'))}`, 'utf16le') },
    ],
    [
      'that names no main part',
      'word/document.xml',
      { 'word/document.xml': letter(body('w:')), '_rels/.rels': rels([]) },
    ],
  ])('%s is read', async (_what, main, parts, base) => {
    expect(await read('docx', main, parts, base)).toEqual(['Zandloper']);
  });

  test('is read with its headers, footers and notes, without comments and what is deleted', async () => {
    const part = (text: string) => `<w:hdr xmlns:w="${WORD}">${run(text)}</w:hdr>`;
    const parts = {
      'word/document.xml': letter(
        `${run('Brief')}<w:p><w:del><w:r><w:delText>weg</w:delText><w:t>weg</w:t></w:r></w:del><w:moveFrom><w:r><w:t>elders</w:t></w:r></w:moveFrom><w:ins><w:r><w:t>nieuw</w:t></w:r></w:ins><w:r><w:instrText>PAGE</w:instrText></w:r></w:p><x:t xmlns:x="urn:anders">vreemd</x:t>`,
      ),
      'word/_rels/document.xml.rels': rels([
        ['h1', 'header', 'kop.xml'],
        ['h2', 'header', '/word/kop.xml'],
        ['f1', 'footer', '../anders/voet%20een.xml'],
        ['n1', 'footnotes', 'noten.xml'],
        ['n2', 'endnotes', 'eind.xml'],
        ['c1', 'comments', 'opmerkingen.xml'],
        ['x1', 'header', 'https://example.org/kop.xml', 'TargetMode="External"'],
        ['x2', 'footer', 'ontbreekt.xml'],
      ]),
      'word/kop.xml': part('Kop'),
      'anders/voet een.xml': part('Voet'),
      'word/noten.xml': part('Noot'),
      'word/eind.xml': part('Eindnoot'),
      'word/opmerkingen.xml': part('Opmerking'),
    };
    expect(await read('docx', 'word/document.xml', parts)).toEqual(['Brief nieuw Kop Voet Noot Eindnoot']);
  });

  test('has the text of a text box once, in whichever way it is written', async () => {
    const box = (choice: string, fallback: string) =>
      `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    const content = (text: string) => `<w:txbxContent>${run(text)}</w:txbxContent>`;
    const body = [
      box(content('Kader'), content('Kader')),
      box('<w:drawing/>', content('Oud kader')),
      box(content(`Buiten${box(content('Binnen'), content('Binnen'))}`), content('Anders')),
      run('Slot'),
    ];
    expect(await read('docx', 'word/document.xml', { 'word/document.xml': letter(body.join('')) })).toEqual([
      'Kader Oud kader Buiten Binnen Slot',
    ]);
  });
});

test.each(['p', 'ns1'])(
  'slides under the prefix %s come in order, without notes, with SmartArt',
  async (p) => {
    const draw = `${TRANSITIONAL}/drawingml/2006/main`;
    const uri = `${TRANSITIONAL}/presentationml/2006/main`;
    const slide = (text: string) =>
      `<${p}:sld xmlns:${p}="${uri}" xmlns:d="${draw}"><d:p><d:r><d:t>${text}</d:t></d:r></d:p></${p}:sld>`;
    const pages = await read('pptx', 'ppt/pres2.xml', {
      'ppt/pres2.xml': `<${p}:presentation xmlns:${p}="${uri}" xmlns:q="${RELATIONS}"><${p}:sldIdLst><${p}:sldId id="256" q:id="b"/><${p}:sldId id="257" q:id="a"/></${p}:sldIdLst></${p}:presentation>`,
      'ppt/_rels/pres2.xml.rels': rels([
        ['a', 'slide', 'dias/een.xml'],
        ['b', 'slide', '/ppt/dias/twee.xml'],
      ]),
      'ppt/dias/een.xml': slide('Een'),
      'ppt/dias/twee.xml': slide('Twee'),
      'ppt/dias/_rels/twee.xml.rels': rels([
        ['n', 'notesSlide', '../notities/twee.xml'],
        ['s', 'diagramData', '../figuren/data.xml'],
      ]),
      'ppt/notities/twee.xml': slide('Spiekbriefje'),
      'ppt/figuren/data.xml': `<g:dataModel xmlns:g="${TRANSITIONAL}/drawingml/2006/diagram" xmlns:d="${draw}"><g:t><d:p><d:r><d:t>Figuur</d:t></d:r></d:p></g:t></g:dataModel>`,
    });
    expect(pages).toEqual(['Twee Figuur', 'Een']);
  },
);

test.each(['', 'x:'])('sheets under the prefix "%s" are read with names, cells and text boxes', async (x) => {
  const uri = `${TRANSITIONAL}/spreadsheetml/2006/main`;
  const xmlns = x ? `xmlns:x="${uri}"` : `xmlns="${uri}"`;
  const pages = await read('xlsx', 'map/boek.xml', {
    'map/boek.xml': `<${x}workbook ${xmlns}><${x}sheets><${x}sheet name="Voorraad"/></${x}sheets></${x}workbook>`,
    'map/_rels/boek.xml.rels': rels([
      ['a', 'worksheet', 'bladen/een.xml'],
      ['b', 'sharedStrings', 'teksten.xml'],
    ]),
    'map/teksten.xml': `<${x}sst ${xmlns}><${x}si><${x}r><${x}t>Niet</${x}t></${x}r><${x}r><${x}t>machine</${x}t></${x}r><${x}rPh><${x}t>klank</${x}t></${x}rPh></${x}si></${x}sst>`,
    'map/bladen/een.xml': `<${x}worksheet ${xmlns}><${x}c t="inlineStr"><${x}is><${x}t>Zelf</${x}t></${x}is></${x}c><${x}c t="str"><${x}f>A1</${x}f><${x}v>Uitkomst</${x}v></${x}c><${x}c><${x}v>42</${x}v></${x}c></${x}worksheet>`,
    'map/bladen/_rels/een.xml.rels': rels([
      ['d', 'drawing', '../tekeningen/een.xml'],
      ['c', 'comments', '../opmerkingen.xml'],
    ]),
    'map/tekeningen/een.xml': `<s:wsDr xmlns:s="${TRANSITIONAL}/drawingml/2006/spreadsheetDrawing" xmlns:d="${TRANSITIONAL}/drawingml/2006/main"><d:p><d:t>Kader</d:t></d:p></s:wsDr>`,
    'map/opmerkingen.xml': `<${x}comments ${xmlns}><${x}t>Opmerking</${x}t></${x}comments>`,
  });
  expect(pages).toEqual(['Voorraad Nietmachine Zelf Uitkomst Kader']);
});

test('a part with nothing in it that is called compressed, as LibreOffice writes it, is no harm', async () => {
  const types = strToU8(`<Types xmlns="${PACKAGE}/content-types"/>`);
  const parts = {
    '[Content_Types].xml': types,
    'word/document.xml': strToU8(letter(run('Zandloper'))),
    'docProps/thumbnail.wmf': new Uint8Array(),
  };
  const bytes = Buffer.from(zipSync(parts, { level: 0 }));
  // The way of packing stands in the header of a part, and in the list at the end.
  for (const [header, place] of [
    ['504b0304', 8],
    ['504b0102', 10],
  ] as const) {
    const last = bytes.lastIndexOf(Buffer.from(header, 'hex'));
    bytes.writeUInt16LE(8, last + place);
  }
  const file = path.join(folder, 'leeg-deel.docx');
  await writeFile(file, bytes);
  expect((await checkContent(file, 'leeg-deel.docx', 'files')).ext).toBe('.docx');
  expect(await readPages({ path: file, ext: '.docx' })).toEqual(['Zandloper']);
});
