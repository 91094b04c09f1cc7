import { z } from 'zod';
import { fileEntity } from '../../../http/schemas/assets';
import { key, moment } from '../../../http/schemas/plain';

/** What an asset had as its original until another came. */
export const earlierOriginalEntity = z
  .object({
    id: key,
    file: fileEntity,
    replaced_at: moment,
    replaced_by: z.object({ id: key, name: z.string() }).nullable(),
  })
  .meta({ id: 'EarlierOriginal' });

/** An earlier original on the wire. */
export type EarlierOriginalAnswer = z.output<typeof earlierOriginalEntity>;
