import { z } from 'zod';
import { assetEntity } from '../../../http/schemas/assets';
import { usageEntity } from '../../../http/schemas/usage';

/** One asset; administrators also get its usage. */
export const assetDetail = assetEntity
  .extend({ used_on: z.array(usageEntity).optional() })
  .meta({ id: 'AssetDetail' });
