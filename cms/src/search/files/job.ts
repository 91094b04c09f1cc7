import { z } from 'zod';
import { READABLE } from '../../shared/accepted-kinds';

/** Raised when more files can be read: those without text, or that failed, are then read once more. */
export const READER = 2;

/** Pages and slides beyond these are not read. */
export const MOST_PAGES = 500;

/** Letters beyond these are not read: more than a thousand full pages. */
export const MOST_TEXT = 3_000_000;

/** A text without pages is kept in parts of about this length, so that its end is found too. */
export const PART = 20_000;

/** A job of the reading process; `path` leads to the content. */
export const readJob = z.object({ path: z.string(), ext: z.enum(READABLE) });
export type ReadJob = z.output<typeof readJob>;

/**
 * What it found: the text of each page or slide; a document without pages is one. Null when it cannot be read.
 */
export const readOutcome = z.object({ pages: z.array(z.string()).nullable() });
export type ReadOutcome = z.output<typeof readOutcome>;
