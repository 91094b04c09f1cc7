import { createH264MP4Encoder } from 'h264-mp4-encoder';
import sharp from 'sharp';
import { film, frameAt } from '../pictures/film';
import { madeOn, type Made } from '../kit/made';

const SECONDS_FROM_1904_TO_1970 = 2_082_844_800;

/** Puts the fixed date in the heads of the film, its track and its media: two numbers behind version and flags. */
function redate(film: Buffer): Buffer {
  const date = madeOn.getTime() / 1000 + SECONDS_FROM_1904_TO_1970;
  for (const name of ['mvhd', 'tkhd', 'mdhd']) {
    const at = film.lastIndexOf(name);
    if (at < 0) throw new Error(`The film has no ${name}`);
    film.writeUInt32BE(date, at + 8);
    film.writeUInt32BE(date, at + 12);
  }
  return film;
}

/** The moving logo: a few seconds in which light becomes the mark, and the mark the logo. */
export async function makeFilm(): Promise<Made> {
  const encoder = await createH264MP4Encoder();
  encoder.width = film.width;
  encoder.height = film.height;
  encoder.frameRate = film.rate;
  encoder.quantizationParameter = 23;
  encoder.groupOfPictures = film.rate;
  encoder.initialize();
  for (let frame = 0; frame < film.seconds * film.rate; frame += 1) {
    const picture = sharp(Buffer.from(frameAt(frame / film.rate))).resize(film.width, film.height);
    encoder.addFrameRgba(await picture.ensureAlpha().raw().toBuffer());
  }
  encoder.finalize();
  const bytes = Buffer.from(encoder.FS.readFile(encoder.outputFilename));
  encoder.delete();
  return { 'noorderlicht-bewegend-logo.mp4': redate(bytes) };
}
