import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import type { DrawnFormat } from './jobs';
import { pictureInPdf, vectorInPdf } from './pdf';
import { putXmp } from './png-xmp';
import { writeXmp } from './xmp';

const WHITE = '#ffffff';
const QUALITY = { jpg: 88, webp: 84, avif: 62 };
/** Of ten; AVIF takes seconds for what more would save. */
const AVIF_EFFORT = 2;
/** What programs take for a picture that says nothing. */
const SCREEN_DPI = 72;

/** The part of the picture that is kept, in its size, on its ground. */
function fitted(whole: Sharp, { width, height, part, background, format }: DrawnFormat): Sharp {
  const sized = whole.resize(width, height, { fit: 'fill' }).extract(part);
  const ground = background ?? (format === 'jpg' ? WHITE : null);
  return ground === null ? sized : sized.flatten({ background: ground });
}

function encoded(drawing: Sharp, format: DrawnFormat['format'], isVector: boolean): Sharp {
  switch (format) {
    case 'jpg':
      return drawing.jpeg({ quality: QUALITY.jpg });
    case 'webp':
      // The flat colours of a drawing take less room without loss.
      return drawing.webp(isVector ? { lossless: true } : { quality: QUALITY.webp });
    case 'avif':
      return drawing.avif({ quality: QUALITY.avif, effort: AVIF_EFFORT });
    case 'tiff':
      return drawing.tiff({ compression: 'lzw', predictor: 'horizontal' });
    default:
      return drawing.png();
  }
}

/** The file of a drawing, with what it is and whose. */
async function encodedWithWords(drawing: Sharp, drawn: DrawnFormat, isVector: boolean): Promise<Buffer> {
  const { words, dpi, format } = drawn;
  const xmp = writeXmp(words);
  const dense = drawing.withDensity(dpi ?? SCREEN_DPI);
  if (format === 'png') return putXmp(await encoded(dense, format, isVector).toBuffer(), xmp);
  return encoded(dense.withXmp(xmp), format, isVector).toBuffer();
}

/**
 * A picture of pixels in a format. Its colours keep their profile; those of a printer become those of a screen. A page
 * knows no profile.
 */
export async function drawPicture(whole: Sharp, drawn: DrawnFormat): Promise<Buffer> {
  const { space, hasAlpha } = await whole.clone().metadata();
  const drawing = fitted(whole, drawn);
  if (drawn.format === 'pdf') {
    const isOpaque = !hasAlpha || drawn.background !== null;
    return pictureInPdf(await encoded(drawing, isOpaque ? 'jpg' : 'png', false).toBuffer(), drawn);
  }
  const profiled = space === 'cmyk' ? drawing : drawing.keepIccProfile();
  return encodedWithWords(profiled, drawn, false);
}

/** A vector drawing in a format; on a page it stays one where that shows the same. */
export async function drawVector(
  source: string,
  own: { width: number; height: number },
  drawn: DrawnFormat,
  open: (width: number) => Sharp,
): Promise<Buffer> {
  const draw = (each: DrawnFormat): Sharp => fitted(open(each.width), each);
  if (drawn.format !== 'pdf') return encodedWithWords(draw(drawn), drawn, true);
  const page = await vectorInPdf(await readFile(source, 'utf8'), own, drawn, draw);
  return page ?? pictureInPdf(await encoded(draw(drawn), 'png', true).toBuffer(), drawn);
}
