import { z } from 'zod';
import { id } from '../../../http/fields';
import { listQuery } from '../../../http/lists';

/** Query of the list of users: with a role, in a group, and who may log in or may not. */
export const userListQuery = listQuery.extend({
  role: z.enum(['admin', 'user']).optional(),
  group: id.optional().meta({ description: 'The id of a group that they are in.' }),
  active: z.enum(['true', 'false']).optional(),
});

/** A checked query of that list. */
export type UserListQuery = z.output<typeof userListQuery>;
