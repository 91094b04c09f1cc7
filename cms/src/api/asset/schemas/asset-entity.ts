import { z } from 'zod';
import { fileEntity, assetEntity } from '../../../http/schemas/assets';
import { key, moment, usageEntity } from '../../../http/schemas/plain';

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

/** One asset; administrators also get its usage. */
export const assetDetail = assetEntity
  .extend({ used_on: z.array(usageEntity).optional() })
  .meta({ id: 'AssetDetail' });
