import { z } from 'zod';

/** A timestamp: ISO 8601, UTC. */
export const moment = z.string().meta({ format: 'date-time' });

/** The public id of a page, asset, file, group or user; opaque. */
export const publicId = z.string().min(1);

/** A length in pixels, or a number of bytes. */
export const nonNegativeInteger = z.int().nonnegative();

/** A user as named in what they made. */
export const personEntity = z.object({ id: publicId, name: z.string() });

/** One entity, or a tree: `{ data }`. */
export const getData = <S extends z.ZodType>(schema: S) => z.object({ data: schema });

const pagination = z
  .object({
    page: z.int().min(1),
    pageSize: z.int().min(1).max(500),
    pageCount: nonNegativeInteger,
    total: nonNegativeInteger,
  })
  .meta({ id: 'Pagination' });

/** One page of a list: `{ data, meta }`. */
export const getList = <S extends z.ZodType>(schema: S) =>
  z.object({ data: z.array(schema), meta: z.object({ pagination }) });

/** The same for a list with cursors: `next` is the cursor of the next page, null at the end. */
export const getContinuedList = <S extends z.ZodType>(schema: S) =>
  z.object({ data: z.array(schema), meta: z.object({ pagination, next: z.string().nullable() }) });

/** A page, or one of its blocks, that uses an asset or a group. */
export const usageEntity = z
  .object({
    page: z.object({ id: publicId, slug: z.string(), title: z.string() }),
    block: z.object({ id: z.int(), type: z.string() }).nullable(),
  })
  .meta({ id: 'Usage' });
