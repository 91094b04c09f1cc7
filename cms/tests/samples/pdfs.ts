/** PDFs with what is seldom in one. */
import { sample, type Sample } from './files';

const stream = (content: string, about = ''): string =>
  `<<${about}/Length ${content.length}>>stream\n${content}\nendstream`;

/** A PDF of objects, of which the first is the catalog. */
function pdfOf(name: string, objects: readonly string[]): Sample {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return sample(name, text);
}

/** A form of 200 by 100 points: a red field to the left, and to the right one that a program has to draw by its value. */
export const pdfForm = (): Sample =>
  pdfOf('formulier.pdf', [
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[5 0 R 6 0 R]/DA(/Helv 40 Tf 0 g)/DR<</Font<</Helv 8 0 R>>>>>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Annots[5 0 R 6 0 R]>>',
    stream('1 1 1 rg 0 0 200 100 re f'),
    '<</Type/Annot/Subtype/Widget/FT/Tx/T(een)/F 4/Rect[10 10 90 90]/P 3 0 R/AP<</N 7 0 R>>>>',
    '<</Type/Annot/Subtype/Widget/FT/Tx/T(twee)/V(IIIII)/F 4/Rect[110 10 190 90]/P 3 0 R/DA(/Helv 60 Tf 0 0 1 rg)/MK<</BG[0 0.6 0]>>>>',
    stream('1 0 0 rg 0 0 80 80 re f', '/Type/XObject/Subtype/Form/BBox[0 0 80 80]'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]);

/** A PDF of a megabyte that keeps a processor busy for a minute: circles as large as its page, one over the other. */
export const slowPdf = (): Sample =>
  pdfOf('traag.pdf', [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R/Resources<</ExtGState<</A<</ca .1>>>>>>>>',
    stream(`/A gs 0 0 m ${'0 99 99 99 99 0 c 0 0 l f 0 0 m '.repeat(40_000)}`),
  ]);
