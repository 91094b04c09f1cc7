import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import type { DrawnFormat } from './jobs';
import { pictureInPdf, vectorInPdf } from './pdf';
import { putMetadataInPng } from './png';
import { writeXmp } from './xmp';

const WHITE = '#ffffff';
const QUALITY = { jpg: 88, webp: 84, avif: 62 };
/** Of ten; AVIF takes seconds for what more would save. */
const AVIF_EFFORT = 2;
/** The density that programs assume for a picture without one. */
const SCREEN_DPI = 72;
const MILLIMETRES_PER_INCH = 25.4;
const JPEG_START = 2;
/** Version 1.1, in dots per inch, without a small picture. */
const JFIF = Buffer.from('\xff\xe0\x00\x10JFIF\x00\x01\x01\x01\x00\x00\x00\x00\x00\x00', 'latin1');
const JFIF_ACROSS = 12;
const JFIF_DOWN = 14;

/** The part of the picture that is kept, in its size, on its ground. */
function fitPicture(whole: Sharp, { width, height, part, background, format }: DrawnFormat): Sharp {
  const sized = whole.resize(width, height, { fit: 'fill' }).extract(part);
  const ground = background ?? (format === 'jpg' ? WHITE : null);
  return ground === null ? sized : sized.flatten({ background: ground });
}

function encode(drawing: Sharp, { format, dpi }: DrawnFormat, isVector: boolean): Sharp {
  switch (format) {
    case 'jpg':
      return drawing.jpeg({ quality: QUALITY.jpg });
    case 'webp':
      // The flat colours of a drawing take less room without loss.
      return drawing.webp(isVector ? { lossless: true } : { quality: QUALITY.webp });
    case 'avif':
      return drawing.avif({ quality: QUALITY.avif, effort: AVIF_EFFORT });
    case 'tiff': {
      const perMillimetre = (dpi ?? SCREEN_DPI) / MILLIMETRES_PER_INCH;
      return drawing.tiff({
        compression: 'lzw',
        predictor: 'horizontal',
        xres: perMillimetre,
        yres: perMillimetre,
      });
    }
    default:
      return drawing.png();
  }
}

/** A JPEG with the JFIF header that libvips leaves out, of which we want the density. */
function putDensityInJpeg(jpeg: Buffer, dpi: number): Buffer {
  const header = Buffer.from(JFIF);
  header.writeUInt16BE(dpi, JFIF_ACROSS);
  header.writeUInt16BE(dpi, JFIF_DOWN);
  return Buffer.concat([jpeg.subarray(0, JPEG_START), header, jpeg.subarray(JPEG_START)]);
}

/**
 * The encoded file of a drawing, with its title and owner. Never use sharp's `withDensity` or anything else that keeps
 * the EXIF of the source: a photo reveals where it was made, by whom, and what was cropped.
 */
async function encodeWithMetadata(drawing: Sharp, drawn: DrawnFormat, isVector: boolean): Promise<Buffer> {
  const dpi = drawn.dpi ?? SCREEN_DPI;
  const xmp = writeXmp(drawn.words, dpi);
  if (drawn.format === 'png') {
    return putMetadataInPng(await encode(drawing, drawn, isVector).toBuffer(), xmp, dpi);
  }
  const file = await encode(drawing.withXmp(xmp), drawn, isVector).toBuffer();
  return drawn.format === 'jpg' ? putDensityInJpeg(file, dpi) : file;
}

/**
 * A picture of pixels in a format. Its colours keep their profile; those of a printer become those of a screen. A page
 * knows no profile.
 */
export async function drawPicture(whole: Sharp, drawn: DrawnFormat): Promise<Buffer> {
  const { space, hasAlpha } = await whole.clone().metadata();
  const drawing = fitPicture(whole, drawn);
  if (drawn.format === 'pdf') {
    const isOpaque = !hasAlpha || drawn.background !== null;
    return pictureInPdf(
      await encode(drawing, { ...drawn, format: isOpaque ? 'jpg' : 'png' }, false).toBuffer(),
      drawn,
    );
  }
  const profiled = space === 'cmyk' ? drawing : drawing.keepIccProfile();
  return encodeWithMetadata(profiled, drawn, false);
}

/** A vector drawing in a format; stays a vector on a page where that looks the same. */
export async function drawVector(
  source: string,
  own: { width: number; height: number },
  drawn: DrawnFormat,
  open: (width: number) => Sharp,
): Promise<Buffer> {
  const draw = (each: DrawnFormat): Sharp => fitPicture(open(each.width), each);
  if (drawn.format !== 'pdf') return encodeWithMetadata(draw(drawn), drawn, true);
  const page = await vectorInPdf(await readFile(source, 'utf8'), own, drawn, draw);
  return page ?? pictureInPdf(await encode(draw(drawn), { ...drawn, format: 'png' }, true).toBuffer(), drawn);
}
