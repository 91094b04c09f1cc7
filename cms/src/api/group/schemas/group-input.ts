import { z } from 'zod';
import { requiredLine } from '../../../http/fields';

const permission = z.enum(['view', 'download-for-use', 'download-for-edit']);

const permissions = z
  .array(permission)
  .refine((list) => new Set(list).size === list.length, { error: 'Noem elk recht hoogstens één keer.' });

/** A new group; by default it grants its members no permissions. */
export const groupCreateInput = z
  .strictObject({ name: requiredLine(), permissions: permissions.default([]) })
  .meta({ id: 'GroupCreate' });

/** An update of a group: omitted fields stay unchanged. */
export const groupUpdateInput = z
  .strictObject({ name: requiredLine(), permissions })
  .partial()
  .meta({ id: 'GroupUpdate' });

/** `?force=true` deletes a group that is in use. */
export const groupDeleteQuery = z.object({ force: z.enum(['true', 'false']).optional() });

export type GroupChanges = z.output<typeof groupUpdateInput>;
