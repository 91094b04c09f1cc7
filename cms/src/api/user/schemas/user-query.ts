import { z } from 'zod';
import { id } from '../../../http/fields';
import { listQuery } from '../../../http/lists';

/** Query of the list of users: by role, by group, and by whether they may log in. */
export const userListQuery = listQuery.extend({
  role: z.enum(['admin', 'user']).optional(),
  group: id.optional().meta({ description: 'The id of a group that they are in.' }),
  active: z.enum(['true', 'false']).optional(),
});

export type UserListQuery = z.output<typeof userListQuery>;
