import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** A file as a client sends it. */
export interface Sample {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const toBytes = (data: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(typeof data === 'string' ? strToU8(data) : data);

export const sample = (name: string, data: string | Uint8Array): Sample => ({ name, bytes: toBytes(data) });

export const named = (name: string, { bytes }: Sample): Sample => ({ name, bytes });

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b4c9b' } });

/** A picture of one colour. */
export const png = async (width = 1400, height = 700, name = 'beeld.png'): Promise<Sample> =>
  sample(name, await blank(width, height).png().toBuffer());

/** A picture that takes long to draw. */
export const noise = async (width: number, height: number): Promise<Sample> => {
  const pixels = randomBytes(width * height * 3);
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  return sample('ruis.png', await picture.png({ compressionLevel: 1 }).toBuffer());
};

export const jpeg = async (width = 600, height = 400, name = 'foto.jpg'): Promise<Sample> =>
  sample(name, await blank(width, height).jpeg().toBuffer());

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';

const office = (name: string, part: string): Sample =>
  sample(name, zipSync({ '[Content_Types].xml': strToU8(TYPES), [part]: strToU8('<document/>') }));

export const docx = (): Sample => office('brief.docx', 'word/document.xml');
export const xlsx = (): Sample => office('cijfers.xlsx', 'xl/workbook.xml');
export const pptx = (): Sample => office('dia.pptx', 'ppt/presentation.xml');
export const bareZip = (name: string): Sample => sample(name, zipSync({ 'a.txt': strToU8('a') }));

const compound = (name: string, stream: string): Sample =>
  sample(
    name,
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(1016),
      Buffer.from(`${stream}\0`, 'utf16le'),
    ]),
  );

export const doc = (): Sample => compound('oud.doc', 'WordDocument');
export const xls = (): Sample => compound('oud.xls', 'Workbook');
export const ppt = (): Sample => compound('oud.ppt', 'PowerPoint Document');

/** A PDF with a password: to open it, or only to change it. */
export async function lockedPdf(passwords: {
  userPassword?: string;
  ownerPassword?: string;
}): Promise<Sample> {
  const document = new PDFDocument(passwords);
  document.end();
  return sample('gids.pdf', await buffer(document));
}

export const pdf = (): Sample => sample('gids.pdf', '%PDF-1.4\n%%EOF\n');

/** A PDF of one page, A5 on its side, with a blue square. */
export const pdfPage = (name = 'folder.pdf'): Sample => {
  const content = '0.1 0.4 0.8 rg 50 50 200 200 re f';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 420]/Contents 4 0 R>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 5\n0000000000 65535 f \n${places.join('')}`;
  return sample(name, `${text}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`);
};

const table = (name: string, at: number): Buffer => {
  const record = Buffer.alloc(16);
  record.write(name, 'latin1');
  record.writeUInt32BE(at, 8);
  record.writeUInt32BE(4, 12);
  return record;
};

/** The skeleton of a font: a header, its tables' directory, and as many bytes as that tells. */
export const font = (name: string, signature = '\u0000\u0001\u0000\u0000'): Sample => {
  const header = Buffer.alloc(12);
  header.write(signature, 'latin1');
  header.writeUInt16BE(2, 4);
  return sample(name, Buffer.concat([header, table('cmap', 44), table('name', 48), Buffer.alloc(8)]));
};

export const woff2 = (name = 'letter.woff2'): Sample => {
  const bytes = Buffer.alloc(60);
  bytes.write('wOF2', 'latin1');
  bytes.writeUInt32BE(bytes.length, 8);
  return sample(name, bytes);
};

export const eps = (): Sample => sample('logo.eps', '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 10 10\n');
export const txt = (): Sample => sample('uitleg.txt', 'Zo gebruik je het logo: café, €.\r\n');
export const html = (name: string): Sample =>
  sample(name, '<!doctype html><html><body><script>alert(1)</script></body></html>');

/** The beginning of an mp4. */
export const mp4 = (): Sample =>
  sample(
    'film.mp4',
    Buffer.concat([
      Buffer.from('00000018', 'hex'),
      Buffer.from('ftypmp42'),
      Buffer.alloc(4),
      Buffer.from('mp42isom'),
      Buffer.alloc(64),
    ]),
  );

/** The beginning of a webm. */
export const webm = (): Sample => sample('film.webm', Buffer.from('1a45dfa3874282847765626d', 'hex'));

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

export const svg = (content: string, name = 'logo.svg'): Sample =>
  sample(name, `<svg ${SVG} width="40" height="20" viewBox="0 0 40 20">${content}</svg>`);
