import { z } from 'zod';
import { groupEntity } from './groups';
import { publicId, moment } from './plain';

const user = {
  id: publicId,
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: z.string(),
  description: z.string(),
  roles: z.array(z.object({ name: z.enum(['admin', 'user']) })),
  groups: z.array(groupEntity),
  isActive: z.boolean(),
  lastLoginAt: moment.nullable(),
  /** When the last invitation was sent; null when none was. */
  invitedAt: moment.nullable(),
};

export const userEntity = z.object(user).meta({ id: 'User' });

/**
 * Profile: a User as seen by its owner. A user who only logs in through a staff portal
 * has no password.
 */
export const profileEntity = z
  .object({ ...user, pendingEmail: z.string().nullable(), hasPassword: z.boolean() })
  .meta({ id: 'Profile' });

export type UserResponse = z.output<typeof userEntity>;

export type ProfileResponse = z.output<typeof profileEntity>;
