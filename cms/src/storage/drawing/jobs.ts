import { z } from 'zod';
import { CLEANING_LOSSES } from '../../http/schemas/cleaning-losses';
import { PHOTO_DETAILS } from '../../http/schemas/photo-details';

const words = z.object({
  title: z.string(),
  description: z.string(),
  maker: z.string(),
  rights: z.string(),
  /** Where the rights are explained. */
  url: z.string(),
  /** When it was made, in milliseconds. */
  madeAt: z.number(),
});

/** The metadata of a file. */
export type FileMetadata = z.output<typeof words>;

const drawnFormat = z.object({
  format: z.enum(['png', 'jpg', 'webp', 'avif', 'tiff', 'pdf']),
  /** Of the whole picture as drawn. */
  width: z.number(),
  height: z.number(),
  /** The part of it that is kept. */
  part: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
  dpi: z.number().nullable(),
  /** As #rrggbb; null is transparent, and white where the format cannot be. */
  background: z.string().nullable(),
  words,
});

/** How a file in a format is drawn. */
export type DrawnFormat = z.output<typeof drawnFormat>;

/** A job of the drawing process; `source` and `target` are paths. */
const drawingJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('measure'), source: z.string() }),
  /** Decodes all pixels without output. */
  z.object({ kind: z.literal('decode'), source: z.string() }),
  /** Finds the personal details in the metadata of a photo. */
  z.object({ kind: z.literal('read-sayings'), source: z.string() }),
  /** Removes the location from a photo or a film, in place. */
  z.object({ kind: z.literal('take-place'), source: z.string() }),
  z.object({ kind: z.literal('take-place-of-film'), source: z.string() }),
  z.object({ kind: z.literal('take-place-of-heif'), source: z.string() }),
  /** Strips everything that runs, loads or links from an SVG, in place; then measures it. */
  z.object({ kind: z.literal('clean'), source: z.string() }),
  /** Draws a vector drawing at a width, without output. */
  z.object({ kind: z.literal('try'), source: z.string(), ownWidth: z.number(), width: z.number() }),
  z.object({ kind: z.literal('render'), source: z.string(), target: z.string(), width: z.number() }),
  z.object({
    kind: z.literal('render-vector'),
    source: z.string(),
    target: z.string(),
    ownWidth: z.number(),
    width: z.number(),
    /** A colour instead of those of the drawing, as rrggbb. */
    ink: z.string().optional(),
  }),
  z.object({
    kind: z.literal('format'),
    source: z.string(),
    target: z.string(),
    drawn: drawnFormat,
  }),
  z.object({
    kind: z.literal('format-vector'),
    source: z.string(),
    target: z.string(),
    ownWidth: z.number(),
    ownHeight: z.number(),
    drawn: drawnFormat,
  }),
  /** Measures the first page of a PDF, and draws it at a width; later is when nobody waits for it. */
  z.object({ kind: z.literal('measure-page'), source: z.string(), width: z.number() }),
  z.object({ kind: z.literal('measure-page-later'), source: z.string(), width: z.number() }),
  z.object({ kind: z.literal('render-page'), source: z.string(), target: z.string(), width: z.number() }),
]);

export type DrawingJob = z.output<typeof drawingJob>;

const pictureInfo = z.object({
  format: z.string(),
  width: z.number(),
  height: z.number(),
  orientation: z.number().optional(),
  isProgressive: z.boolean().optional(),
});

export type PictureInfo = z.output<typeof pictureInfo>;

/** A job with its limit of CPU time, in milliseconds. */
export const assignment = z.object({ job: drawingJob, cpuMs: z.number() });

export type Assignment = z.output<typeof assignment>;

/** The result of a drawing process; `code` is a file system error code. */
export const outcome = z.object({
  done: z.boolean(),
  info: pictureInfo.optional(),
  says: z.array(z.enum(PHOTO_DETAILS)).optional(),
  /** What cleaning removed from a drawing. */
  leftOut: z.array(z.enum(CLEANING_LOSSES)).optional(),
  /** Whether the source was changed. */
  changed: z.boolean().optional(),
  /** Whether it opens with a password only. */
  locked: z.boolean().optional(),
  /** Refused before drawing. */
  tooExpensive: z.boolean().optional(),
  code: z.string().optional(),
  memory: z.number(),
});

export type Outcome = z.output<typeof outcome>;
