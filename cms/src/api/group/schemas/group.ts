import { z } from 'zod';
import { requiredLine, id } from '../../../http/fields';
import { sortedQuery } from '../../../http/lists';
import { nonNegativeInteger, publicId } from '../../../http/schemas/plain';

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
/** The query of the list of groups. */
export const groupListQuery = sortedQuery('name');

export const groupDeleteQuery = z.object({ force: z.enum(['true', 'false']).optional() });

export type GroupChanges = z.output<typeof groupUpdateInput>;

const people = z.array(id).max(1000);

/** PUT /groups/{id}/members: ids of users to add and to remove; each in only one of the two. */
export const membersInput = z
  .strictObject({ add: people.default([]), remove: people.default([]) })
  .superRefine(({ add, remove }, context) => {
    const coming = new Set(add);
    remove.forEach((each, n) => {
      if (!coming.has(each)) return;
      const message = 'Deze gebruiker staat ook bij wie erbij komt.';
      context.addIssue({ code: 'custom', path: ['remove', n], message });
    });
  })
  .meta({ id: 'GroupMembers' });

/**
 * The usage of a group: its number of members, and the pages that refer to it, with the number of their
 * blocks that do. `draft` is false where only the live or scheduled version still refers to it.
 */
export const groupUsageEntity = z
  .object({
    members: nonNegativeInteger,
    pages: z.array(
      z.object({
        id: publicId,
        slug: z.string(),
        title: z.string(),
        blocks: nonNegativeInteger,
        draft: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'GroupUsage' });

export type MembersChange = z.output<typeof membersInput>;

export type GroupUsageResponse = z.output<typeof groupUsageEntity>;
