import { z } from 'zod';

/** What becomes of one line of a list of people. */
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

/** Such a line on the wire. */
export type ImportRowAnswer = z.output<typeof importRowEntity>;
