import { z } from 'zod';

/** The columns of a list of users. */
const IMPORT_COLUMNS = ['firstName', 'lastName', 'email', 'role', 'groups', 'description'] as const;

export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

const importColumn = z.enum(IMPORT_COLUMNS);

/** The result for one row of a user import. */
export const importRowEntity = z
  .object({
    line: z.int().min(1).meta({ description: 'Where it begins in the file; the header is on the first.' }),
    email: z.string(),
    name: z.string(),
    outcome: z.enum(['create', 'update', 'unchanged', 'error']),
    errors: z.record(z.string(), z.array(z.string()).min(1)).meta({
      description: 'Dutch sentences by field; `line` for what is wrong with the line as a whole.',
    }),
    cells: z
      .partialRecord(importColumn, z.string())
      .optional()
      .meta({ description: 'With `cells=true`: what the row says, by column.' }),
    changes: z
      .array(z.object({ field: importColumn, from: z.string(), to: z.string() }))
      .optional()
      .meta({
        description: 'With `cells=true`: what changes of an account that exists; of groups those added.',
      }),
  })
  .meta({ id: 'ImportRow' });

export type ImportRowAnswer = z.output<typeof importRowEntity>;
