import { z } from 'zod';

const LARGEST = 2_147_483_647;

/** The number of a row, as a number or in digits. */
export const rowId = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number),
  ])
  .pipe(z.int().positive().max(LARGEST));
