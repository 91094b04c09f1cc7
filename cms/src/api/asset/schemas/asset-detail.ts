import { z } from 'zod';
import { assetEntity } from '../../../http/wire/assets';

const usage = z.object({
  page: z.object({ id: z.string(), slug: z.string(), title: z.string() }),
  block: z.object({ id: z.int(), type: z.string() }).nullable(),
});

/** One asset; administrators also get where it is used. */
export const assetDetail = assetEntity
  .extend({ used_on: z.array(usage).optional() })
  .meta({ id: 'AssetDetail' });
