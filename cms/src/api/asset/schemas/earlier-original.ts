import { z } from 'zod';
import { fileEntity } from '../../../http/schemas/assets';
import { key, moment } from '../../../http/schemas/plain';

/** A former original of an asset, since replaced. */
export const earlierOriginalEntity = z
  .object({
    id: key,
    file: fileEntity,
    replaced_at: moment,
    replaced_by: z.object({ id: key, name: z.string() }).nullable(),
  })
  .meta({ id: 'EarlierOriginal' });

export type EarlierOriginalAnswer = z.output<typeof earlierOriginalEntity>;
