import { firstBytes, holdsBytesAt } from './bytes';
import { acceptAs, type Check, protectedDocument, damaged, RefusedContent } from './checks';
import { type CompoundFile, type ReadStream, withCompoundFile } from './compound-file';

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
// The size of a directory entry in a compound file; an entry starts with the name of a stream.
const DIRECTORY_LINE = 128;

/** How documents of Excel 2 to 4 and Word 2 begin, which Office itself no longer opens at once. */
const OLDEST = ['0900', '0902', '0904', 'dba5'];
/** Slides of PowerPoint 4. */
const OLDEST_SLIDES = 'pp40';
const tooOld = (): RefusedContent =>
  new RefusedContent(
    'Dit bestand is van een heel oude versie van Office. Bewaar het als docx, xlsx of pptx en kies het opnieuw.',
  );

/** A project without a line in it cannot be told from one whose lines were taken out and still run. */
const hasMacros = (): RefusedContent =>
  new RefusedContent(
    'In dit bestand zitten macro’s, of een leeg project ervoor. Bewaar het als docx, xlsx of pptx, zonder macro’s.',
  );

/** A project of Visual Basic, wherever it is: in what a document holds too. */
const VISUAL_BASIC = ['_vba_project', '_vba_project_cur'];
/** A document since 2007 with a password, which lies in a compound file. */
const ENCRYPTED = 'encryptedpackage';
const ENCRYPTED_SUMMARY = 'encryptedsummary';

/** The stream that makes a document of a kind, as its directory spells it, in any case. */
const STREAMS = { doc: ['worddocument'], xls: ['workbook', 'book'], ppt: ['powerpoint document'] };

/** More records than any program writes before what is looked for. */
const MOST_RECORDS = 1_000_000;

/** What a kind of document says of itself. */
interface OldOfficeFlags {
  isProtected: boolean;
  isProgrammed: boolean;
}

type OldOfficeReader = (stream: ReadStream, size: number, compound: CompoundFile) => Promise<OldOfficeFlags>;

const WORD_FLAGS_AT = 10;
const WORD_ENCRYPTED = 0x0100;

const lookInWord: OldOfficeReader = async (read) => {
  const flags = await read(WORD_FLAGS_AT, 2);
  return {
    isProtected: flags.length === 2 && (flags.readUInt16LE(0) & WORD_ENCRYPTED) !== 0,
    isProgrammed: false,
  };
};

const EXCEL = { head: 4, end: 0x0a, password: 0x2f, sheet: 0x85, kindAt: 5 };
/** Sheets with the macros of Excel 4, and modules of Excel 5. */
const PROGRAM_SHEETS = [1, 6];

/** A workbook begins with what it has: its password, and its sheets. */
const lookInExcel: OldOfficeReader = async (read, size) => {
  let isProgrammed = false;
  for (let at = 0, n = 0; at + EXCEL.head <= size; n += 1) {
    if (n > MOST_RECORDS) throw damaged();
    const record = await read(at, EXCEL.head + EXCEL.kindAt + 1);
    if (record.length < EXCEL.head) break;
    const type = record.readUInt16LE(0);
    if (type === EXCEL.password) return { isProtected: true, isProgrammed };
    if (type === EXCEL.end) break;
    const kind = record[EXCEL.head + EXCEL.kindAt];
    isProgrammed ||= type === EXCEL.sheet && kind !== undefined && PROGRAM_SHEETS.includes(kind);
    at += EXCEL.head + record.readUInt16LE(2);
  }
  return { isProtected: false, isProgrammed };
};

const POWERPOINT = { head: 8, programmedAt: 12 };
/** The document, its list of what it has, and what it has of Visual Basic; then whether it does. */
const HOLDERS = [0x03e8, 0x07d0, 0x03ff];
const VISUAL_BASIC_ATOM = 0x0400;
const TOKEN_AT = 12;
const ENCRYPTED_TOKEN = 0xf3d1c4df;

const lookInPowerPoint: OldOfficeReader = async (read, size, compound) => {
  const [user] = compound.findAll('current user');
  const token = (await user?.read(TOKEN_AT, 4)) ?? Buffer.alloc(0);
  const isProtected =
    (token.length === 4 && token.readUInt32LE(0) === ENCRYPTED_TOKEN) ||
    compound.names.has(ENCRYPTED_SUMMARY);
  let isProgrammed = false;
  for (let at = 0, n = 0; at + POWERPOINT.head <= size; n += 1) {
    if (n > MOST_RECORDS) throw damaged();
    const record = await read(at, POWERPOINT.head + 8);
    if (record.length < POWERPOINT.head) break;
    const type = record.readUInt16LE(2);
    const isLong = record.length >= POWERPOINT.programmedAt + 4;
    isProgrammed ||=
      type === VISUAL_BASIC_ATOM && isLong && record.readUInt32LE(POWERPOINT.programmedAt) === 1;
    at += POWERPOINT.head + (HOLDERS.includes(type) ? 0 : record.readUInt32LE(4));
  }
  return { isProtected, isProgrammed };
};

/** Names as programs spell them, of a file whose directory cannot be read, though some program may. */
const SPELLED = {
  macros: ['_VBA_PROJECT', '_VBA_PROJECT_CUR'],
  doc: ['WordDocument'],
  xls: ['Workbook', 'Book'],
  ppt: ['PowerPoint Document'],
};

async function holdsName(path: string, names: readonly string[]): Promise<boolean> {
  for (const name of names) {
    if (await holdsBytesAt(path, Buffer.from(`${name}\0`, 'utf16le'), DIRECTORY_LINE)) return true;
  }
  return false;
}

async function checkDamaged(path: string, kind: keyof typeof STREAMS): Promise<boolean> {
  if (await holdsName(path, SPELLED.macros)) throw hasMacros();
  return holdsName(path, SPELLED[kind]);
}

async function checkCompound(
  compound: CompoundFile,
  kind: keyof typeof STREAMS,
  look: OldOfficeReader,
): Promise<boolean> {
  const streams = compound.findAll(...STREAMS[kind]);
  if (streams.length === 0 && compound.names.has(OLDEST_SLIDES)) throw tooOld();
  for (const { read, size } of streams) {
    const { isProtected, isProgrammed } = await look(read, size, compound);
    if (isProtected) throw protectedDocument();
    if (isProgrammed || VISUAL_BASIC.some((name) => compound.names.has(name))) throw hasMacros();
  }
  return streams.length > 0;
}

const check =
  (kind: keyof typeof STREAMS, mime: string, look: OldOfficeReader): Check =>
  async (path) => {
    const head = await firstBytes(path, COMPOUND.length);
    if (OLDEST.some((start) => head.toString('hex').startsWith(start))) throw tooOld();
    if (!head.equals(COMPOUND)) return null;
    const isOurs = await withCompoundFile(path, (compound) =>
      compound ? checkCompound(compound, kind, look) : checkDamaged(path, kind),
    );
    return isOurs ? acceptAs(mime) : null;
  };

const withNames = <T>(path: string, use: (names: ReadonlySet<string>) => T): Promise<T> =>
  withCompoundFile(path, (compound) => Promise.resolve(use(compound?.names ?? new Set<string>())));

/** Whether a file is a document since 2007 that opens with a password. */
export const isEncryptedDocument = (path: string): Promise<boolean> =>
  withNames(path, (names) => names.has(ENCRYPTED));

/** Which of the documents from before 2007 a compound file is; null for any other. */
export const readOldKind = (path: string): Promise<string | null> =>
  withNames(
    path,
    (names) => Object.entries(STREAMS).find(([, own]) => own.some((name) => names.has(name)))?.[0] ?? null,
  );

/** Office documents from before 2007, without a password, which hides their content, and without macros. */
export const doc = check('doc', 'application/msword', lookInWord);
export const xls = check('xls', 'application/vnd.ms-excel', lookInExcel);
export const ppt = check('ppt', 'application/vnd.ms-powerpoint', lookInPowerPoint);
