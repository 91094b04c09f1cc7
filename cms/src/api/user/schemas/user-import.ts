import { z } from 'zod';
import { importRowEntity } from '../../../http/schemas/import-row';
import { amount } from '../../../http/schemas/plain';

/** POST /users/import: a dry run unless `dry_run=false`. */
export const importQuery = z.object({ dry_run: z.enum(['true', 'false']).default('true') });

/** The result of an import or of its dry run. */
export const importEntity = z
  .object({
    rows: z.array(importRowEntity),
    created: amount,
    updated: amount,
    unchanged: amount,
    failed: amount,
  })
  .meta({ id: 'UserImport' });
