import { z } from 'zod';

/** What a drawing process does with a picture; `source` and `target` are paths. */
const drawingJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('measure'), source: z.string() }),
  /** Decodes all pixels and keeps nothing. */
  z.object({ kind: z.literal('decode'), source: z.string() }),
  /** Takes out of a svg what runs, loads or links, in place; then measures it. */
  z.object({ kind: z.literal('clean'), source: z.string() }),
  /** Draws vectors at a width and keeps nothing. */
  z.object({ kind: z.literal('try'), source: z.string(), ownWidth: z.number(), width: z.number() }),
  z.object({ kind: z.literal('render'), source: z.string(), target: z.string(), width: z.number() }),
  z.object({
    kind: z.literal('render-vector'),
    source: z.string(),
    target: z.string(),
    ownWidth: z.number(),
    width: z.number(),
  }),
]);

export type DrawingJob = z.output<typeof drawingJob>;

const pictureInfo = z.object({
  format: z.string(),
  width: z.number(),
  height: z.number(),
  orientation: z.number().optional(),
  isProgressive: z.boolean().optional(),
});

/** What a picture says about itself. */
export type PictureInfo = z.output<typeof pictureInfo>;

/** A job with the processor time that it may take, in milliseconds. */
export const assignment = z.object({ job: drawingJob, cpuMs: z.number() });

export type Assignment = z.output<typeof assignment>;

/** What a drawing process sends back; `code` is that of the file system. */
export const outcome = z.object({
  done: z.boolean(),
  info: pictureInfo.optional(),
  /** Refused before it was drawn. */
  tooExpensive: z.boolean().optional(),
  code: z.string().optional(),
  memory: z.number(),
});

export type Outcome = z.output<typeof outcome>;
