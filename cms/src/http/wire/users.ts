import { z } from 'zod';
import { groupEntity } from './groups';
import { key, moment } from './plain';

const user = {
  id: key,
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: z.string(),
  description: z.string(),
  roles: z.array(z.object({ name: z.enum(['admin', 'user']) })),
  groups: z.array(groupEntity),
  isActive: z.boolean(),
  lastLoginAt: moment.nullable(),
};

/** User (contract section 2). */
export const userEntity = z.object(user).meta({ id: 'User' });

/** Profile (contract section 2): a User, as seen by its owner. */
export const profileEntity = z.object(user).meta({ id: 'Profile' });

/** User and Profile on the wire. */
export type UserAnswer = z.output<typeof userEntity>;
