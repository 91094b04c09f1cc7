import { z } from 'zod';
import { amount } from './plain';

/** One entity, or a tree: `{ data }` (contract section 1). */
export const getData = <S extends z.ZodType>(schema: S) => z.object({ data: schema });

const pagination = z
  .object({ page: z.int().min(1), pageSize: z.int().min(1).max(500), pageCount: amount, total: amount })
  .meta({ id: 'Pagination' });

/** One page of a list: `{ data, meta }` (contract section 1). */
export const getList = <S extends z.ZodType>(schema: S) =>
  z.object({ data: z.array(schema), meta: z.object({ pagination }) });
