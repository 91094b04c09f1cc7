import { SaxesParser } from 'saxes';
import yauzl, { type Entry } from 'yauzl';
import { MOST_PAGES, type ReadJob } from './job';

const MAX_UNPACKED = 100 * 1024 * 1024;

/** Reads the text of parts of a zip file by their name; all of them together may not be too large. */
type ReadPart = (name: string) => Promise<string>;

async function openParts(path: string): Promise<{ names: string[]; read: ReadPart; close: () => void }> {
  const zip = await yauzl.openPromise(path, { autoClose: false });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  let unpacked = 0;
  return {
    names: [...entries.keys()],
    close: () => zip.close(),
    async read(name) {
      const entry = entries.get(name);
      if (!entry) return '';
      unpacked += entry.uncompressedSize;
      if (unpacked > MAX_UNPACKED) throw new Error('The document is too large once unpacked.');
      const pieces: Buffer[] = [];
      const stream = await zip.openReadStreamPromise(entry);
      for await (const piece of stream) if (piece instanceof Buffer) pieces.push(piece);
      return Buffer.concat(pieces).toString('utf8');
    },
  };
}

/** The text in elements with one of these names, such as `w:t`; the other names end a word. */
function getText(xml: string, texts: readonly string[], breaks: readonly string[]): string {
  let text = '';
  let depth = 0;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    if (texts.includes(name)) depth += 1;
    if (breaks.includes(name)) text += ' ';
  });
  parser.on('closetag', ({ name }) => {
    if (texts.includes(name)) depth -= 1;
    if (breaks.includes(name)) text += ' ';
  });
  parser.on('text', (piece) => {
    if (depth > 0) text += piece;
  });
  parser.write(xml).close();
  return text;
}

/** The values of an attribute, in order. */
function getAttributes(xml: string, element: string, attributes: readonly string[]): string[][] {
  const found: string[][] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes: own }) => {
    if (name === element) found.push(attributes.map((attribute) => own[attribute] ?? ''));
  });
  parser.write(xml || '<none/>').close();
  return found;
}

const readWord = async (read: ReadPart): Promise<string[]> => {
  const parts = ['word/document.xml', 'word/footnotes.xml'];
  const texts: string[] = [];
  for (const part of parts) {
    const xml = await read(part);
    if (xml !== '') texts.push(getText(xml, ['w:t'], ['w:p', 'w:tab', 'w:br']));
  }
  return [texts.join(' ')];
};

/** The slides in the order of the presentation, which need not be that of their names. */
async function readSlides(read: ReadPart): Promise<string[]> {
  const relations = getAttributes(await read('ppt/_rels/presentation.xml.rels'), 'Relationship', [
    'Id',
    'Target',
  ]);
  const targets = new Map(relations.map(([id = '', target = '']) => [id, target]));
  const slides = getAttributes(await read('ppt/presentation.xml'), 'p:sldId', ['r:id']);
  const texts: string[] = [];
  for (const [id = ''] of slides.slice(0, MOST_PAGES)) {
    const target = targets.get(id) ?? '';
    const xml = await read(target.startsWith('/') ? target.slice(1) : `ppt/${target}`);
    texts.push(xml === '' ? '' : getText(xml, ['a:t'], ['a:p', 'a:br']));
  }
  return texts;
}

/** The names of the sheets, and the texts that cells share or hold themselves. */
async function readSheets(read: ReadPart, names: readonly string[]): Promise<string[]> {
  const sheets = getAttributes(await read('xl/workbook.xml'), 'sheet', ['name']).flat();
  const texts = [sheets.join(' ')];
  const parts = [
    'xl/sharedStrings.xml',
    ...names.filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)),
  ];
  for (const part of parts) {
    const xml = await read(part);
    if (xml !== '') texts.push(getText(xml, ['t'], ['si', 'c']));
  }
  return [texts.join(' ')];
}

/** The text of an Office document since 2007, by slide for a presentation. */
export async function readOpenXml(path: string, ext: ReadJob['ext']): Promise<string[]> {
  const { names, read, close } = await openParts(path);
  try {
    if (ext === '.docx') return await readWord(read);
    return ext === '.pptx' ? await readSlides(read) : await readSheets(read, names);
  } finally {
    close();
  }
}
