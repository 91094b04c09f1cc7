import { z } from 'zod';
import { READABLE } from '../../shared/accepted-kinds';

/** Increase it when more files can be read: files without text, or that failed, are then read once more. */
export const READER = 2;

/** Pages and slides beyond these are not read. */
export const MOST_PAGES = 500;

/** Letters beyond these are not read: more than a thousand full pages. */
export const MOST_TEXT = 3_000_000;

/** Text without pages is stored in parts of about this length, so that its end can be found too. */
export const PART = 20_000;

/** A job of the reading process; `path` leads to the content. */
export const readJob = z.object({ path: z.string(), ext: z.enum(READABLE) });
export type ReadJob = z.output<typeof readJob>;

/** The text of each page or slide; a document without pages counts as one. Null when it cannot be read. */
export const readOutcome = z.object({ pages: z.array(z.string()).nullable() });
export type ReadOutcome = z.output<typeof readOutcome>;
