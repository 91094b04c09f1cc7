import { z } from 'zod';
import { assetEntity } from '../../../http/wire/assets';
import { usageEntity } from '../../../http/wire/usage';

/** One asset; administrators also get where it is used. */
export const assetDetail = assetEntity
  .extend({ used_on: z.array(usageEntity).optional() })
  .meta({ id: 'AssetDetail' });
