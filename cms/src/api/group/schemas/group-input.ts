import { z } from 'zod';
import { requiredLine } from '../../../http/fields';

const permission = z.enum(['view', 'download-for-use', 'download-for-edit']);

const permissions = z
  .array(permission)
  .refine((list) => new Set(list).size === list.length, { error: 'Noem elk recht hoogstens één keer.' });

/** A new group; without permissions its members may do nothing more than others. */
export const groupCreateInput = z
  .strictObject({ name: requiredLine(), permissions: permissions.default([]) })
  .meta({ id: 'GroupCreate' });

/** Changes of a group: a field that is left out keeps its value. */
export const groupUpdateInput = z
  .strictObject({ name: requiredLine(), permissions })
  .partial()
  .meta({ id: 'GroupUpdate' });

/** `?force=true` deletes a group that is in use. */
export const groupDeleteQuery = z.object({ force: z.enum(['true', 'false']).optional() });

/** Checked changes of a group. */
export type GroupChanges = z.output<typeof groupUpdateInput>;
