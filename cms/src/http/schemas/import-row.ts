import { z } from 'zod';

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
  })
  .meta({ id: 'ImportRow' });

export type ImportRowAnswer = z.output<typeof importRowEntity>;
