import { z } from 'zod';
import { personFields } from './user-fields';
import { id } from '../../../http/fields';
import { newPassword } from '../../../auth';

const MAX_GROUPS = 1000;

const optional = {
  roles: z
    .array(z.enum(['admin', 'user']))
    .min(1)
    .max(1, 'Een gebruiker heeft één rol.')
    .meta({ description: 'One role, which is the first of the answer.' }),
  groups: z.array(id).max(MAX_GROUPS),
  isActive: z.boolean(),
  password: newPassword,
};

const fields = { ...personFields, ...optional };

/**
 * A new user: by default with roles `["user"]`, active and without groups; without a password its owner gets
 * a mail to choose one.
 */
export const userCreateInput = z
  .strictObject({
    ...fields,
    description: fields.description.default(''),
    roles: fields.roles.default(['user']),
    groups: fields.groups.default([]),
    isActive: fields.isActive.default(true),
    password: fields.password.optional(),
  })
  .meta({ id: 'UserCreate' });

/** An update of a user: omitted fields stay unchanged. */
export const userUpdateInput = z.strictObject(fields).partial().meta({ id: 'UserUpdate' });
