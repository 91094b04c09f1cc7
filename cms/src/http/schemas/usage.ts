import { z } from 'zod';
import { key } from './plain';

/** A page, or one of its blocks, that uses an asset or a group. */
export const usageEntity = z
  .object({
    page: z.object({ id: key, slug: z.string(), title: z.string() }),
    block: z.object({ id: z.int(), type: z.string() }).nullable(),
  })
  .meta({ id: 'Usage' });
