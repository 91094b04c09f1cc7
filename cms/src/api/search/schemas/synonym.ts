import { z } from 'zod';
import { requiredLine } from '../../../http/fields';
import { sortedQuery } from '../../../http/lists';
import { publicId } from '../../../http/schemas/plain';
import { getTwinKey } from '../../../shared/invisible';

const MOST_WORDS = 20;

/** A list of synonyms: words and phrases that mean the same. */
export const synonymEntity = z.object({ id: publicId, words: z.array(z.string()) }).meta({ id: 'Synonym' });

/** A write of it. */
export const synonymInput = z
  .strictObject({
    words: z
      .array(requiredLine(60).refine((word) => !word.includes(','), { error: 'Een woord heeft geen komma.' }))
      .min(2, { error: 'Geef minstens twee woorden die hetzelfde betekenen.' })
      .max(MOST_WORDS, { error: `Geef hoogstens ${MOST_WORDS} woorden.` })
      .refine((words) => new Set(words.map(getTwinKey)).size === words.length, {
        error: 'Noem elk woord één keer.',
      }),
  })
  .meta({ id: 'SynonymInput' });

/** The list: by its first word. */
export const synonymListQuery = sortedQuery('words');

export type SynonymInput = z.output<typeof synonymInput>;
export type SynonymResponse = z.output<typeof synonymEntity>;
