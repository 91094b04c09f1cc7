import { z } from 'zod';
import { requiredLine, text, id } from '../../../http/fields';
import { newPassword } from '../../../auth';
import { sortedQuery } from '../../../http/lists';
import { importColumn, importRowEntity, sheetColumnEntity } from '../../../http/schemas/import-row';
import { nonNegativeInteger } from '../../../http/schemas/plain';

/** An address, compared and stored in lower case. */
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** A token from a mail; a malformed one counts as expired. */
export const mailedToken = requiredLine(1000);

export const personFields = {
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  email,
  description: text(5000),
};

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

/** Query of the list of users: by role, by group, and by whether they may log in. */
export const userListQuery = sortedQuery(
  'name',
  'firstName',
  'lastName',
  'email',
  'description',
  'isActive',
  'lastLoginAt',
  'created',
  'roles',
).extend({
  role: z.enum(['admin', 'user']).optional(),
  group: id.optional().meta({ description: 'The id of a group that they are in.' }),
  active: z.enum(['true', 'false']).optional(),
});

export type UserListQuery = z.output<typeof userListQuery>;

const isTrue = z.enum(['true', 'false']);

/** The possible separators between the cells of a list of users. */
export const SEPARATORS = [',', ';', '\t', '|'] as const;

/** Stands for a column that is left out. */
const LEFT_OUT = '-';

/** POST /users/import: a dry run unless `dry_run=false`. */
export const importQuery = z.object({
  dry_run: isTrue.default('true'),
  cells: isTrue
    .optional()
    .meta({ description: 'Whether the answer holds what each row says and changes, and the separator.' }),
  columns: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.union([importColumn, z.literal(LEFT_OUT).transform(() => null)])))
    .optional()
    .meta({
      description:
        'What the columns of the file hold, in their order, with commas between them; - leaves one out. Without it their names tell.',
    }),
});

/** The result of an import or of its dry run. */
export const importEntity = z
  .object({
    rows: z.array(importRowEntity),
    created: nonNegativeInteger,
    updated: nonNegativeInteger,
    unchanged: nonNegativeInteger,
    failed: nonNegativeInteger,
    columns: z.array(sheetColumnEntity),
    separator: z
      .enum(SEPARATORS)
      .optional()
      .meta({ description: 'With `cells=true`: what was taken to stand between the cells.' }),
  })
  .meta({ id: 'UserImport' });
