import { z } from 'zod';
import { blocksInput, type BlockInput } from '../../../blocks/block-input';
import { memoizeByObject } from '../../../utils/memoize-by-object';
import { partialShape, type Values } from '../../../blocks/fields';
import { addedFields, type BlockTypes } from '../../../blocks/stored-block';
import { dateTime, id, line, requiredLine } from '../../../http/fields';
import { RESERVED_SLUGS } from '../../../shared/slugs';

/** A write of a page: omitted fields stay unchanged. Moments are ISO 8601 or null. */
export interface PageInput {
  title?: string;
  lead?: string;
  slug?: string;
  /** The former slugs to keep. */
  old_slugs?: string[];
  parent_id?: string | null;
  is_public?: boolean;
  groups?: string[];
  blocks?: BlockInput[];
  published_at?: string | null;
  /** When the page goes offline by itself; null cancels that. */
  unpublish_at?: string | null;
  /** The sent values of the fields that a maintainer added. */
  fields?: Values;
}

const slug = z
  .string()
  .regex(/^[a-z0-9-]{1,100}$/, {
    error: 'Gebruik 1 tot en met 100 kleine letters, cijfers en koppeltekens.',
  })
  .refine((value) => !RESERVED_SLUGS.includes(value), {
    error: 'Deze slug gebruikt het portaal zelf. Kies een andere.',
  });

const changes = (types: BlockTypes) => ({
  title: requiredLine(),
  lead: line(300).optional(),
  slug: slug.optional(),
  parent_id: id.nullable().optional(),
  is_public: z.boolean().optional(),
  groups: z.array(id).max(1000).optional(),
  blocks: blocksInput(types).optional(),
  published_at: dateTime.nullable().optional(),
  unpublish_at: dateTime.nullable().optional(),
});

const value = z.json();

/** Separates the sent added fields from the rest. */
const separateAddedFields =
  (types: BlockTypes) =>
  <T extends object>(sent: T): T & { fields: Values } => {
    const names = addedFields(types).map(({ name }) => name);
    const own = names.filter((name) => Reflect.get(sent, name) !== undefined);
    const fields = Object.fromEntries(own.map((name) => [name, value.parse(Reflect.get(sent, name))]));
    const rest = { ...sent };
    for (const name of names) Reflect.deleteProperty(rest, name);
    return { ...rest, fields };
  };

/** POST /pages. */
export const pageCreateInput = memoizeByObject((types: BlockTypes) =>
  z
    .strictObject({ ...partialShape(addedFields(types)), ...changes(types) })
    .transform(separateAddedFields(types))
    .meta({ id: 'PageCreate' }),
);

/** PUT /pages/{id}. */
export const pageUpdateInput = memoizeByObject((types: BlockTypes) => {
  const { title, ...others } = changes(types);
  const oldSlugs = z.array(z.string()).max(1000).optional();
  return z
    .strictObject({
      ...partialShape(addedFields(types)),
      title: title.optional(),
      ...others,
      old_slugs: oldSlugs,
    })
    .transform(separateAddedFields(types))
    .meta({ id: 'PageUpdate' });
});

/** `?merge=true` merges with what others saved since the version in If-Match. */
export const pageUpdateQuery = z.object({
  merge: z.enum(['true', 'false']).optional().meta({
    description:
      '`true`: a stale If-Match is no reason to refuse, unless another user changed the same block or field.',
  }),
});

/** PUT /pages/{id}/map: the new place of a page, and the order of the children there. */
export const pageMoveInput = z
  .strictObject({ id, parent_id: id.nullable(), siblings: z.array(id).min(1).max(20_000) })
  .meta({ id: 'PageMove' });

/** `?permanent=true` permanently removes a page on the deleted list. */
export const pageDeleteQuery = z.object({ permanent: z.enum(['true', 'false']).optional() });

export type PageMove = z.output<typeof pageMoveInput>;
