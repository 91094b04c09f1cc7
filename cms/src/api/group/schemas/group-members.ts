import { z } from 'zod';
import { id } from '../../../http/fields';
import { amount, key } from '../../../http/schemas/plain';

const people = z.array(id).max(1000);

/** PUT /groups/{id}/members: ids of users that come and that go; each in one of the two. */
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

/** What a group is used for: how many members it has, and the pages that name it, with how many of their blocks do. */
export const groupUsageEntity = z
  .object({
    members: amount,
    pages: z.array(z.object({ id: key, slug: z.string(), title: z.string(), blocks: amount })),
  })
  .meta({ id: 'GroupUsage' });

/** Who comes and who goes. */
export type MembersChange = z.output<typeof membersInput>;

/** What a group is used for, on the wire. */
export type GroupUsageAnswer = z.output<typeof groupUsageEntity>;
