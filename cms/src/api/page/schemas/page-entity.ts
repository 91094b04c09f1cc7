import { z } from 'zod';
import { anyBlockEntity } from '../../../blocks/block-wire';
import type { BlockTypes } from '../../../blocks/stored-block';
import { groupEntity } from '../../../http/wire/groups';

const status = z.enum(['draft', 'published', 'modified']);
const person = z.object({ id: z.string(), name: z.string() }).nullable();

/** PageNode (contract section 2); `status` only in answers to admins' calls. */
export const pageNodeEntity = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    parent_id: z.string().nullable(),
    is_public: z.boolean(),
    published_at: z.string().nullable(),
    get pages() {
      return z.array(pageNodeEntity);
    },
    status: status.optional(),
  })
  .meta({ id: 'PageNode' });

const pageFields = (types: BlockTypes) => ({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  parent_id: z.string().nullable(),
  published_at: z.string().nullable(),
  is_public: z.boolean(),
  groups: z.array(groupEntity),
  blocks: z.array(anyBlockEntity(types)),
  pages: z.array(pageNodeEntity),
  status: status.optional(),
  scheduled_at: z.string().nullable().optional(),
  version: z.int().optional(),
  updated_at: z.string().optional(),
  updated_by: person.optional(),
});

/** Page (contract section 2); what is optional stands only in answers to admins' calls. */
export const pageEntity = (types: BlockTypes) => z.object(pageFields(types)).meta({ id: 'Page' });

/** A page of the deleted list. */
export const deletedPageEntity = (types: BlockTypes) =>
  z.object({ ...pageFields(types), deleted_at: z.string(), deleted_by: person }).meta({ id: 'DeletedPage' });

/** PageNode on the wire. */
export type PageNodeAnswer = z.output<typeof pageNodeEntity>;
