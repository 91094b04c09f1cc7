import { z } from 'zod';

/** What a list of users says of an account. */
const FIELDS = ['firstName', 'lastName', 'email', 'role', 'groups', 'description'] as const;

/** What the columns of a list hold; an `infix` goes before the last name, a `name` is split into first and last. */
const IMPORT_COLUMNS = [...FIELDS, 'infix', 'name'] as const;

export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** A column of a user import by what it holds. */
export const importColumn = z.enum(IMPORT_COLUMNS);

/** A column of a user import, as the file names it. */
export const sheetColumnEntity = z
  .object({
    name: z.string().meta({ description: 'As the header of the file has it.' }),
    field: importColumn.nullable().meta({ description: 'What it holds; null: it is left out.' }),
  })
  .meta({ id: 'SheetColumn' });

export type SheetColumn = z.output<typeof sheetColumnEntity>;

const withCells = (description: string) => ({ description: `With \`cells=true\`: ${description}` });

/** The result for one row of a user import. */
export const importRowEntity = z
  .object({
    line: z.int().min(1).meta({ description: 'Where it begins in the file.' }),
    email: z.string(),
    name: z.string(),
    outcome: z.enum(['create', 'update', 'unchanged', 'error']),
    errors: z.record(z.string(), z.array(z.string()).min(1)).meta({
      description: 'Dutch sentences by field; `line` for what is wrong with the line as a whole.',
    }),
    cells: z
      .partialRecord(importColumn, z.string())
      .optional()
      .meta(withCells('what the row says, by column.')),
    rest: z
      .array(z.string())
      .optional()
      .meta(withCells('what stands in columns that are left out, and then beyond the columns, in order.')),
    role: z.enum(['admin', 'user']).optional().meta(withCells('the role that they have after it.')),
    groups: z
      .array(z.string())
      .optional()
      .meta(withCells('the names of the groups that they are in after it.')),
    changes: z
      .array(z.object({ field: z.enum(FIELDS), from: z.string(), to: z.string() }))
      .optional()
      .meta(withCells('what changes of an account that exists; of groups those added.')),
  })
  .meta({ id: 'ImportRow' });

export type ImportRowResponse = z.output<typeof importRowEntity>;
