import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { recolour } from '../../shared/recolour';
import { readPhotoDetails, withoutLocation } from '../photo-metadata';
import { removeFilmLocation } from '../photo-metadata/film';
import { removeHeifLocation } from '../photo-metadata/heif';
import { cleanSvg } from '../validation/clean-svg';
import { decodeXml } from '../validation/decode-xml';
import { loadDrawing } from './drawing-source';
import { drawPage, wantsPassword } from './first-page';
import { drawPicture, drawVector } from './formats';
import type { DrawingJob, Outcome, PictureInfo } from './jobs';
import { withWatchdog } from './watchdog';

type JobResult = Pick<Outcome, 'info' | 'locked' | 'tooExpensive' | 'says' | 'changed' | 'leftOut'>;

const POINTS_PER_INCH = 72;
const MAX_VECTOR_PIXELS = 40_000_000;
const SAMPLE = 32;
const PHOTO_CPU_MS = 5_000;
const CLEAN_CPU_MS = 3_000;
const QUALITY = 82;
/** The maximum height of a WebP image. */
const MAX_HEIGHT = 16_383;

const resizeTo = (width: number) => ({ width, height: MAX_HEIGHT, fit: 'inside' as const });

const openVector = (source: Buffer, ownWidth: number, width: number): Sharp =>
  sharp(source, {
    density: Math.min(Math.max((POINTS_PER_INCH * width) / ownWidth, 1), 100_000),
    limitInputPixels: MAX_VECTOR_PIXELS,
  });

const recolourWith = (drawing: Buffer, ink: string): Buffer =>
  Buffer.from(recolour(drawing.toString(), `#${ink}`));

// The library's limit ignores frames and memory, so the portal checks its own before decoding.
const openPixels = (source: string, failOn: 'error' | 'warning'): Sharp =>
  sharp(source, { limitInputPixels: false, sequentialRead: true, failOn });

async function measure(source: string): Promise<PictureInfo> {
  const { format, width, height, orientation, isProgressive } = await openPixels(source, 'error').metadata();
  return { format, width, height, orientation, isProgressive };
}

const write = (target: string, content: Buffer): Promise<void> => writeFile(target, content, { mode: 0o600 });

const keep = async (drawing: Sharp, target: string): Promise<void> =>
  write(target, await drawing.webp({ quality: QUALITY }).toBuffer());

async function clean(source: string): Promise<JobResult> {
  const cleaned = await withWatchdog(CLEAN_CPU_MS, async () => cleanSvg(decodeXml(await readFile(source))));
  if (cleaned === null) return { tooExpensive: true };
  await writeFile(source, cleaned.text);
  return { info: await measure(source), leftOut: cleaned.leftOut };
}

/** Reads a photo as a whole; reading may take long. */
const withPhoto = <T>(source: string, read: (photo: Buffer) => T): Promise<T> =>
  withWatchdog(PHOTO_CPU_MS, async () => read(await readFile(source)));

async function removeLocation(source: string): Promise<JobResult> {
  const pieces = await withPhoto(source, withoutLocation);
  if (pieces) await writeFile(source, pieces);
  return { changed: pieces !== null };
}

async function measurePage(source: string, width: number, cpuMs: number): Promise<JobResult> {
  try {
    const { ownWidth, ownHeight } = await drawPage(await readFile(source), width, { cpuMs });
    return { info: { format: 'pdf', width: ownWidth, height: ownHeight } };
  } catch (error) {
    if (wantsPassword(error)) return { locked: true };
    throw error;
  }
}

/** Performs a job within a limit of CPU time; rejects when the picture cannot be read. */
export async function perform(job: DrawingJob, cpuMs: number): Promise<JobResult> {
  const { source } = job;
  switch (job.kind) {
    case 'measure':
      return { info: await measure(source) };
    case 'clean':
      return clean(source);
    case 'read-sayings':
      return { says: await withPhoto(source, readPhotoDetails) };
    case 'take-place':
      return removeLocation(source);
    case 'take-place-of-film':
      return { changed: await removeFilmLocation(source) };
    case 'take-place-of-heif':
      return { changed: await removeHeifLocation(source) };
    case 'decode':
      await openPixels(source, 'error').resize(SAMPLE).raw().toBuffer();
      return {};
    case 'try':
      await openVector(await loadDrawing(source), job.ownWidth, job.width)
        .resize(resizeTo(job.width))
        .raw()
        .toBuffer();
      return {};
    case 'render': {
      const size = { ...resizeTo(job.width), withoutEnlargement: true };
      await keep(openPixels(source, 'warning').autoOrient().resize(size), job.target);
      return {};
    }
    case 'render-vector': {
      const plain = await loadDrawing(source);
      const drawing = job.ink === undefined ? plain : recolourWith(plain, job.ink);
      await keep(openVector(drawing, job.ownWidth, job.width).resize(resizeTo(job.width)), job.target);
      return {};
    }
    case 'format':
      await write(job.target, await drawPicture(openPixels(source, 'warning').autoOrient(), job.drawn));
      return {};
    case 'format-vector': {
      const own = { width: job.ownWidth, height: job.ownHeight };
      const drawing = await loadDrawing(source);
      const open = (width: number): Sharp => openVector(drawing, own.width, width);
      await write(job.target, await drawVector(source, own, job.drawn, open));
      return {};
    }
    case 'measure-page':
    case 'measure-page-later':
      return measurePage(source, job.width, cpuMs);
    case 'render-page': {
      const { pixels, width, height } = await drawPage(await readFile(source), job.width, { cpuMs });
      await keep(sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha(), job.target);
      return {};
    }
  }
}
