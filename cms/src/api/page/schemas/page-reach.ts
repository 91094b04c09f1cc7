import { z } from 'zod';
import { key } from '../../../http/schemas/plain';

/** A block, or an asset in it, and what cannot be done with it there. */
const reachPlace = z.object({
  block: z.int(),
  asset: z.object({ id: key, title: z.string() }).nullable(),
  way: z.enum(['view', 'use', 'edit']),
});

/** What becomes public once the draft of a page is published, and what no group reaches. */
export const pageReachEntity = z
  .object({
    /** Whether anyone but admins will see the page. */
    is_seen: z.boolean(),
    open_blocks: z.int(),
    open_files: z.int(),
    not_open: z.array(reachPlace),
    only_admins: z.array(reachPlace),
  })
  .meta({ id: 'PageReach' });

export type PageReachAnswer = z.output<typeof pageReachEntity>;
