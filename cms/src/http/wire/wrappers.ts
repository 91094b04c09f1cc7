import { z } from 'zod';

/** One entity, or a tree: `{ data }` (contract section 1). */
export const dataOf = <S extends z.ZodType>(schema: S) => z.object({ data: schema });

const pagination = z
  .object({ page: z.int(), pageSize: z.int(), pageCount: z.int(), total: z.int() })
  .meta({ id: 'Pagination' });

/** One page of a list: `{ data, meta }` (contract section 1). */
export const listOf = <S extends z.ZodType>(schema: S) =>
  z.object({ data: z.array(schema), meta: z.object({ pagination }) });
