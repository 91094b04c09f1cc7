import { z } from 'zod';
import { importRowEntity } from '../../../http/schemas/import-row';
import { amount } from '../../../http/schemas/plain';

/** POST /users/import: only to see what it would do, unless it says `dry_run=false`. */
export const importQuery = z.object({ dry_run: z.enum(['true', 'false']).default('true') });

/** What a list of people does, or would do. */
export const importEntity = z
  .object({
    rows: z.array(importRowEntity),
    created: amount,
    updated: amount,
    unchanged: amount,
    failed: amount,
  })
  .meta({ id: 'UserImport' });
