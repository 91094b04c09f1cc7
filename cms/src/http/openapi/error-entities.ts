import { z } from 'zod';
import { importRowEntity, sheetColumnEntity } from '../schemas/import-row';
import { usageEntity } from '../schemas/plain';

const error = {
  status: z.int().min(400).max(599),
  message: z.string().min(1).meta({ description: 'One Dutch sentence for a person.' }),
};

const fields = z.record(z.string(), z.array(z.string()).min(1)).meta({
  description: 'Dutch sentences by field, the first one first; nested fields are dotted.',
});

/** The body of every error. */
export const errorEntity = z.object({ ...error, errors: fields.optional() }).meta({
  id: 'Error',
  examples: [
    {
      status: 400,
      message: 'Controleer de gemarkeerde velden.',
      errors: { 'blocks.2.title': ['Dit moet een tekst zijn.'] },
    },
  ],
});

/** A 400: with field errors, or with the rows and columns of a user import. */
export const invalidEntity = z
  .object({
    ...error,
    errors: fields.optional(),
    rows: z.array(importRowEntity).optional().meta({ description: 'Only of a list that is taken in.' }),
    columns: z.array(sheetColumnEntity).optional().meta({ description: 'Only of a list that is taken in.' }),
  })
  .meta({ id: 'Invalid' });

/** A 409: with a field error, or with the places that still use the resource. */
export const conflictEntity = z
  .object({
    ...error,
    errors: fields.optional(),
    used_on: z.array(usageEntity).optional().meta({ description: 'One row for each page and block.' }),
  })
  .meta({ id: 'Conflict' });

/** A 500: the id also appears in the server log. */
export const serverErrorEntity = z.object({ ...error, id: z.string().min(1) }).meta({ id: 'ServerError' });
