import { z } from 'zod';
import { id } from '../../../http/fields';
import { amount, key } from '../../../http/schemas/plain';

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
 * blocks that do.
 */
export const groupUsageEntity = z
  .object({
    members: amount,
    pages: z.array(z.object({ id: key, slug: z.string(), title: z.string(), blocks: amount })),
  })
  .meta({ id: 'GroupUsage' });

export type MembersChange = z.output<typeof membersInput>;

export type GroupUsageAnswer = z.output<typeof groupUsageEntity>;
