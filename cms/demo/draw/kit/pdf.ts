import PDFDocument from 'pdfkit';
import { author, madeOn } from './made';
import { cmykOf, hue } from './palette';
import { readDrawing } from './shapes';
import { fontFiles, type Weight } from './text';

export const mm = 72 / 25.4;
export type Pdf = PDFKit.PDFDocument;

export interface Sheet {
  title: string;
  width: number;
  height: number;
  /** Millimetres around the trimmed size that the knife takes off. */
  bleed?: number;
}

/** Starts a document in millimetres, with the typeface and a fixed date. Add each page with `page`. */
export function newPdf(title: string): Pdf {
  const doc = new PDFDocument({
    autoFirstPage: false,
    lang: 'nl-NL',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: madeOn },
  });
  doc.registerFont('400', fontFiles[400]);
  doc.registerFont('600', fontFiles[600]);
  return doc;
}

/** Adds a page; its origin is the corner of the trimmed sheet, also when there is bleed around it. */
export function page(doc: Pdf, width: number, height: number, bleed = 0): void {
  doc.addPage({ size: [(width + 2 * bleed) * mm, (height + 2 * bleed) * mm], margin: 0 });
  if (bleed) {
    const trim = [bleed * mm, bleed * mm, (bleed + width) * mm, (bleed + height) * mm];
    Object.assign(doc.page.dictionary.data, {
      TrimBox: trim,
      BleedBox: [0, 0, (width + 2 * bleed) * mm, (height + 2 * bleed) * mm],
    });
    doc.translate(bleed * mm, bleed * mm);
  }
}

/** Closes the document and gives its bytes. */
export function finish(doc: Pdf): Promise<Buffer> {
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  doc.end();
  return done;
}

/** A colour for print: CMYK percentages. */
export function ink(hex: string): [number, number, number, number] {
  return cmykOf(hex);
}

/** Fills a field, all in millimetres. */
export function field(doc: Pdf, x: number, y: number, width: number, height: number, hex: string): void {
  doc.rect(x * mm, y * mm, width * mm, height * mm).fill(ink(hex));
}

export interface Words {
  x: number;
  y: number;
  width: number;
  size: number;
  weight?: Weight;
  hex?: string;
  lead?: number;
}

/** Sets a text from its top left corner and gives the height below it, all in millimetres. */
export function write(doc: Pdf, words: string, at: Words): number {
  const { x, y, width, size, weight = 400, hex = hue.black, lead = 1.4 } = at;
  doc.font(String(weight)).fontSize(size).fillColor(ink(hex));
  const gap = size * lead - doc.currentLineHeight();
  doc.text(words, x * mm, y * mm, { width: width * mm, lineGap: gap });
  return doc.y / mm;
}

/** Puts a drawing on the page as vectors. */
export function place(doc: Pdf, source: string, x: number, y: number, width: number): void {
  const read = readDrawing(source);
  doc
    .save()
    .translate(x * mm, y * mm)
    .scale((width * mm) / read.width);
  for (const part of read.shapes) {
    doc.save();
    if (part.clip) doc.rect(part.clip.x, part.clip.y, part.clip.width, part.clip.height).clip();
    if (part.fill) doc.path(part.d).fill(ink(part.fill));
    if (part.stroke) {
      doc.lineCap(part.round ? 'round' : 'butt').lineJoin(part.round ? 'round' : 'miter');
      doc.path(part.d).lineWidth(part.width).stroke(ink(part.stroke));
    }
    doc.restore();
  }
  doc.restore();
}

/** One drawing on one page of its own size. */
export function drawingPdf(source: string, title: string, width: number): Promise<Buffer> {
  const { width: own, height } = readDrawing(source);
  const doc = newPdf(title);
  page(doc, width, (height / own) * width);
  place(doc, source, 0, 0, width);
  return finish(doc);
}
