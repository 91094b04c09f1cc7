import { describe, expect, test } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import { compound, currentUser, filePass, letter, slides, workbook } from '../samples/compound';
import * as samples from '../samples/files';
import type { Sample } from '../samples/files';
import { makeSampleFolder } from '../support/sample-folder';

const { checkSample } = makeSampleFolder();

const MACROS = /zitten macro’s/;
const PASSWORD = /beveiligd met een wachtwoord/;
const PROTECTED = /beveiligd: met een wachtwoord, of/;
const DAMAGED = /beschadigd/;
const OFFICE = 'application/vnd.openxmlformats-officedocument';

const types = (...kinds: string[]): Uint8Array =>
  strToU8(
    `<Types>${kinds.map((kind) => `<Override PartName="/x" ContentType="${kind}"/>`).join('')}</Types>`,
  );
const office = (name: string, main: string, kind: string, more: Record<string, Uint8Array> = {}): Sample =>
  samples.sample(name, zipSync({ '[Content_Types].xml': types(kind), [main]: strToU8('<a/>'), ...more }));

const MACRO_TYPE =
  '<Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>';
const withTypes = (list: Uint8Array): Sample =>
  samples.sample('a.docx', zipSync({ '[Content_Types].xml': list, 'word/document.xml': strToU8('<a/>') }));
const utf16 = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, 'utf16le');

const OFFICE_2006 = 'http://schemas.microsoft.com/office/2006/relationships';
const relationship = (type: string, target: string): Uint8Array =>
  strToU8(`<Relationships><Relationship Id="a" Type="${type}" Target="${target}"/></Relationships>`);

/** A zip of which all entries say that they have a password. */
function locked(name: string): Sample {
  const bytes = Buffer.from(zipSync({ 'a.txt': strToU8('a'.repeat(50)) }));
  bytes[6] = 1;
  const central = bytes.indexOf(Buffer.from('504b0102', 'hex'));
  bytes[central + 8] = 1;
  return samples.sample(name, bytes);
}

const half = ({ name, bytes }: Sample): Sample => samples.sample(name, bytes.slice(0, bytes.length - 30));

const PLAIN_USER = currentUser(0xe391c05f);

describe('documents from before 2007', () => {
  test.each<[string, () => Sample]>([
    ['a letter', () => compound('a.doc', { WordDocument: letter() })],
    ['names in capitals', () => compound('a.doc', { WORDDOCUMENT: letter() })],
    ['a workbook', () => compound('a.xls', { Workbook: workbook(0) })],
    ['a workbook of Excel 5', () => compound('a.xls', { Book: workbook(0) })],
    ['slides', () => compound('a.ppt', { 'PowerPoint Document': slides(0), 'Current User': PLAIN_USER })],
  ])('%s is taken', async (_what, make) => {
    expect(await checkSample(make(), 'files')).toMatchObject({ name: make().name });
  });

  test.each<[string, RegExp, () => Sample]>([
    [
      'a letter with macros',
      MACROS,
      () => compound('a.doc', { WordDocument: letter(), _VBA_PROJECT: Buffer.alloc(9) }, ['Macros', 'VBA']),
    ],
    [
      'a workbook with macros',
      MACROS,
      () => compound('a.xls', { Workbook: workbook(0) }, ['_VBA_PROJECT_CUR']),
    ],
    ['a sheet of macros of Excel 4', MACROS, () => compound('a.xls', { Workbook: workbook(1) })],
    ['a module of Excel 5', MACROS, () => compound('a.xls', { Book: workbook(6) })],
    [
      'a sheet of macros behind another workbook of that name',
      MACROS,
      () => compound('a.xls', { WORKBOOK: workbook(0), Workbook: workbook(1) }),
    ],
    [
      'slides with macros',
      MACROS,
      () => compound('a.ppt', { 'PowerPoint Document': slides(1), 'Current User': PLAIN_USER }),
    ],
    [
      'macros in a file whose directory is broken',
      MACROS,
      () => {
        const { bytes } = compound('a.doc', { WordDocument: letter(), _VBA_PROJECT: Buffer.alloc(9) });
        bytes.fill(0xff, 48, 52);
        return samples.sample('a.doc', bytes);
      },
    ],
    ['a letter with a password', PROTECTED, () => compound('a.doc', { WordDocument: letter(0x0100) })],
    ['a workbook with a password', PROTECTED, () => compound('a.xls', { Workbook: workbook(0, filePass) })],
    [
      'slides with a password',
      PROTECTED,
      () => compound('a.ppt', { 'PowerPoint Document': slides(0), 'Current User': currentUser(0xf3d1c4df) }),
    ],
    ['a workbook as a letter', /is een xls, geen doc/, () => compound('a.doc', { Workbook: workbook(0) })],
    [
      'one of Excel 4',
      /heel oude versie/,
      () => samples.sample('a.xls', Buffer.from('0904060000001000', 'hex')),
    ],
    [
      'a newer one by an old name',
      /is een docx, geen doc/,
      () => office('a.doc', 'word/document.xml', `${OFFICE}.wordprocessingml.document.main+xml`),
    ],
  ])('%s is refused, and the sentence says why', async (_what, sentence, make) => {
    await expect(checkSample(make(), 'files')).rejects.toMatchObject({ status: 415, message: sentence });
  });
});

describe('documents since 2007', () => {
  test.each<[string, string, () => Sample]>([
    ['dotx', `${OFFICE}.wordprocessingml.template`, () => office('a.dotx', 'word/document.xml', 'x')],
    ['potx', `${OFFICE}.presentationml.template`, () => office('a.potx', 'ppt/presentation.xml', 'x')],
    ['xltx', `${OFFICE}.spreadsheetml.template`, () => office('a.xltx', 'xl/workbook.xml', 'x')],
  ])('a %s is taken', async (_what, mime, make) => {
    expect(await checkSample(make(), 'files')).toMatchObject({ mime });
  });

  test('what only links to a page about macros is taken', async () => {
    const target = 'https://learn.microsoft.com/vbaProject?Type=macroEnabled';
    const linking = office('a.docx', 'word/document.xml', 'x', {
      'word/_rels/document.xml.rels': relationship(`${OFFICE_2006}/hyperlink`, target),
    });
    expect(await checkSample(linking, 'files')).toMatchObject({ name: 'a.docx' });
  });

  test('bytes behind the end of a zip are taken off', async () => {
    const { name, bytes } = samples.docx();
    const longer = samples.sample(name, Buffer.concat([bytes, Buffer.alloc(1)]));
    expect(await checkSample(longer, 'files')).toMatchObject({ isCleaned: true });
    expect(await checkSample(samples.docx(), 'files')).not.toMatchObject({ isCleaned: true });
  });

  test.each<[string, RegExp, () => Sample]>([
    ['a docx with a password', PROTECTED, () => compound('a.docx', { EncryptedPackage: letter() })],
    ['a potx with a password', PROTECTED, () => compound('a.potx', { EncryptedPackage: letter() })],
    [
      'an xlsx with macros of Excel 4',
      MACROS,
      () =>
        office('a.xlsx', 'xl/workbook.xml', 'application/vnd.ms-excel.macrosheet+xml', {
          'xl/macrosheets/sheet1.xml': strToU8('<a/>'),
        }),
    ],
    ['types of macros in two bytes a letter', MACROS, () => withTypes(utf16(`<Types>${MACRO_TYPE}</Types>`))],
    [
      'a type of macros in numbers of letters',
      MACROS,
      () => withTypes(strToU8(`<Types>${MACRO_TYPE.replace('macro', '&#109;a&#x63;ro')}</Types>`)),
    ],
    [
      'a type of macros behind a megabyte of others',
      MACROS,
      () =>
        withTypes(
          strToU8(
            `<Types>${'<Default Extension="a" ContentType="b/c"/>'.repeat(30_000)}${MACRO_TYPE}</Types>`,
          ),
        ),
    ],
    [
      'a type of macros behind room for a page',
      MACROS,
      () => withTypes(strToU8(`<Types>${MACRO_TYPE.replace('=', `${' '.repeat(99_999)}=`)}</Types>`)),
    ],
    [
      'a project by another name',
      MACROS,
      () =>
        office('a.docx', 'word/document.xml', 'x', {
          'word/_rels/document.xml.rels': relationship(`${OFFICE_2006}/vbaProject`, 'plaatje.bin'),
          'word/plaatje.bin': strToU8('x'),
        }),
    ],
    [
      'sheets of macros by another name',
      MACROS,
      () =>
        office('a.xlsx', 'xl/workbook.xml', 'x', {
          'xl/_rels/workbook.xml.rels': relationship(`${OFFICE_2006}/xlMacrosheet`, 'worksheets/sheet1.xml'),
        }),
    ],
    ['a dotm', /zonder macro’s, als dotx/, () => office('a.dotm', 'word/document.xml', 'x')],
    ['a potm', /zonder macro’s, als potx/, () => office('a.potm', 'ppt/presentation.xml', 'x')],
    ['an xltm', /zonder macro’s, als xltx/, () => office('a.xltm', 'xl/workbook.xml', 'x')],
    [
      'a dotm as dotx',
      MACROS,
      () => office('a.dotx', 'word/document.xml', 'application/vnd.ms-word.template.macroEnabledTemplate'),
    ],
    ['half a docx', DAMAGED, () => half(samples.docx())],
    ['half a zip', DAMAGED, () => half(samples.bareZip('a.zip'))],
    ['a zip with a password', PASSWORD, () => locked('a.zip')],
    [
      'an xlsx as docx',
      /is een xlsx, geen docx/,
      () => samples.named('a.docx', office('', 'xl/workbook.xml', `${OFFICE}.spreadsheetml.sheet.main+xml`)),
    ],
  ])('%s is refused, and the sentence says why', async (_what, sentence, make) => {
    await expect(checkSample(make(), 'files')).rejects.toMatchObject({ status: 415, message: sentence });
  });
});

test('two names in a zip that differ only in case are both kept', async () => {
  const both = samples.sample('a.zip', zipSync({ 'Logo.svg': strToU8('a'), 'logo.svg': strToU8('b') }));
  expect(await checkSample(both, 'files')).toMatchObject({ mime: 'application/zip' });
});

test.each<[string, RegExp, () => Sample]>([
  ['Illustrator', /in Illustrator als PDF, SVG of EPS/, () => samples.named('logo.ai', samples.pdf())],
  ['OpenDocument', /als docx of pdf/, () => samples.bareZip('brief.odt')],
  ['another kind', /Doe het in een zip/, () => samples.txt()],
])('a file of %s says what to do with it', async (_what, sentence, make) => {
  const sample = make();
  const given = sample.name === 'uitleg.txt' ? samples.named('uitleg.xyz', sample) : sample;
  await expect(checkSample(given, 'files')).rejects.toMatchObject({ status: 415, message: sentence });
});

test('a PDF that opens with a password only is refused, one that everybody can open is taken', async () => {
  const locked = await samples.lockedPdf({ userPassword: 'a' });
  await expect(checkSample(locked, 'files')).rejects.toMatchObject({ message: PASSWORD });
  const guarded = await samples.lockedPdf({ ownerPassword: 'a' });
  expect(await checkSample(guarded, 'files')).toMatchObject({ mime: 'application/pdf', width: 612 });
});

test('an EPS behind its preview is taken, however large that is', async () => {
  const head = Buffer.alloc(100_000);
  head.write('c5d0d3c6', 'hex');
  head.writeUInt32LE(head.length, 4);
  const eps = samples.sample('a.eps', Buffer.concat([head, Buffer.from(samples.eps().bytes)]));
  expect(await checkSample(eps, 'files')).toMatchObject({ mime: 'application/postscript' });
});
