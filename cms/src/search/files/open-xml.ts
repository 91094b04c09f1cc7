import { SaxesParser } from 'saxes';
import { MOST_PAGES } from './job';
import { openPackage, type OfficePackage } from './office-package';

/** The vocabularies of Office, transitional and strict, and what Microsoft added. */
const OFFICE = /^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml|schemas\.microsoft\.com)\//;

interface Rules {
  /** Elements of which the text is read. */
  texts: readonly string[];
  /** Elements that end a word. */
  breaks: readonly string[];
  /** Elements of which nothing is read. */
  skipped?: readonly string[];
}

interface OpenElement {
  /** Its name without prefix; an element of a foreign vocabulary has none. */
  local: string;
  isText: boolean;
  /** How long the text was when it began. */
  from: number;
  /** Whether it is a cell that keeps a text as the result of its formula. */
  isResult: boolean;
}

/** The text of a part. Prefixes say nothing: a writer may choose any. */
function getText(xml: string, { texts, breaks, skipped = [] }: Rules): string {
  let text = '';
  let depth = 0;
  /** How many elements deep nothing is read. */
  let unread = 0;
  let vocabulary = '';
  const open: OpenElement[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ local: given, uri, attributes }) => {
    const above = open.at(-1);
    if (!above) vocabulary = uri;
    const local = OFFICE.test(uri) || uri === vocabulary ? given : '';
    const isText = texts.includes(local) || (local === 'v' && above?.isResult === true);
    const isResult = local === 'c' && attributes.t?.value === 'str';
    open.push({ local, isText, from: text.length, isResult });
    // The same thing in several ways, of which a program shows one.
    const isDouble = above?.local === 'AlternateContent' && text.slice(above.from).trim() !== '';
    if (unread > 0 || isDouble || skipped.includes(local)) unread += 1;
    if (unread > 0) return;
    if (isText) depth += 1;
    if (breaks.includes(local)) text += ' ';
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    if (unread > 0) {
      unread -= 1;
      return;
    }
    if (closed?.isText) depth -= 1;
    if (closed && breaks.includes(closed.local)) text += ' ';
  });
  const add = (piece: string): void => {
    if (depth > 0 && unread === 0) text += piece;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(xml).close();
  return text;
}

/** The elements with a name, by their attributes; the id of a relation stands under `relation`. */
function getElements(xml: string, element: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ local, attributes }) => {
    if (local !== element) return;
    const own = Object.values(attributes);
    const relation = own.find((each) => each.local === 'id' && each.uri !== '')?.value ?? '';
    const plain = own.filter(({ prefix }) => prefix === '').map(({ name, value }) => [name, value]);
    found.push({ ...Object.fromEntries(plain), relation });
  });
  parser.write(xml || '<none/>').close();
  return found;
}

/** Moved text appears at its destination too; deleted text is in elements of another name. */
const WRITING: Rules = {
  texts: ['t'],
  breaks: ['p', 'tab', 'br', 'cr', 'tc'],
  skipped: ['moveFrom', 'del'],
};
const CELLS: Rules = { texts: ['t'], breaks: ['si', 'c'], skipped: ['rPh'] };

/** Drawings with texts of their own: SmartArt, and the text boxes of a sheet. */
const DRAWING_RELATIONS = ['diagramData', 'drawing'];

async function readParts({ read }: OfficePackage, parts: readonly string[], rules: Rules): Promise<string[]> {
  const texts: string[] = [];
  for (const part of new Set(parts)) {
    const xml = await read(part);
    if (xml !== '') texts.push(getText(xml, rules));
  }
  return texts;
}

const findDrawingParts = async ({ relations }: OfficePackage, part: string): Promise<string[]> =>
  (await relations(part))
    .filter(({ kind }) => DRAWING_RELATIONS.includes(kind))
    .map((relation) => relation.part);

/** The text of a part, and of what is drawn in it. */
const readWithDrawings = async (document: OfficePackage, part: string): Promise<string> =>
  (await readParts(document, [part, ...(await findDrawingParts(document, part))], WRITING)).join(' ');

/** The parts of a letter besides its body. Comments are left out: readers do not see them. */
const EXTRA_PARTS = ['header', 'footer', 'footnotes', 'endnotes'];

async function readWord(document: OfficePackage, main: string): Promise<string[]> {
  const besides = (await document.relations(main)).filter(({ kind }) => EXTRA_PARTS.includes(kind));
  const texts: string[] = [];
  for (const part of new Set([main, ...besides.map((relation) => relation.part)])) {
    texts.push(await readWithDrawings(document, part));
  }
  return [texts.join(' ')];
}

/** The slides in presentation order, which need not be that of their file names. Speaker notes are left out. */
async function readSlides(document: OfficePackage, main: string): Promise<string[]> {
  const targets = new Map((await document.relations(main)).map(({ id, part }) => [id, part]));
  const slides = getElements(await document.read(main), 'sldId');
  const texts: string[] = [];
  for (const { relation = '' } of slides.slice(0, MOST_PAGES)) {
    const slide = targets.get(relation);
    texts.push(slide === undefined ? '' : await readWithDrawings(document, slide));
  }
  return texts;
}

/** The names of the sheets, the texts that cells share or hold themselves, and text boxes. */
async function readSheets(document: OfficePackage, main: string): Promise<string[]> {
  const relations = await document.relations(main);
  const partsOf = (wanted: string): string[] =>
    relations.filter(({ kind }) => kind === wanted).map(({ part }) => part);
  const names = getElements(await document.read(main), 'sheet').map(({ name = '' }) => name);
  const sheets = partsOf('worksheet');
  const cells = await readParts(document, [...partsOf('sharedStrings'), ...sheets], CELLS);
  const boxes: string[] = [];
  for (const sheet of sheets)
    boxes.push(...(await readParts(document, await findDrawingParts(document, sheet), WRITING)));
  return [[...names, ...cells, ...boxes].join(' ')];
}

/** The text of an Office document since 2007, by slide for a presentation. */
export async function readOpenXml(file: string): Promise<string[]> {
  const document = await openPackage(file);
  const { main, read, close } = document;
  try {
    if (main === null) throw new Error('The document has no main part.');
    const xml = await read(main);
    if (getElements(xml, 'presentation').length > 0) return await readSlides(document, main);
    return await (getElements(xml, 'workbook').length > 0 ? readSheets : readWord)(document, main);
  } finally {
    close();
  }
}
