import { z } from 'zod';
import { anyBlockEntity } from '../../../blocks/block-wire';
import type { BlockTypes } from '../../../blocks/stored-block';
import { groupEntity } from '../../../http/schemas/groups';
import { key, moment } from '../../../http/schemas/plain';

/** The draft compared with what visitors see: nothing, the same, or an older version. */
export const pageStatus = z.enum(['draft', 'published', 'modified']);

/** The author of a change. */
export const person = z.object({ id: key, name: z.string() }).nullable();

/** PageNode (contract section 2); `status` only in responses to admins. */
export const pageNodeEntity = z
  .object({
    id: key,
    slug: z.string(),
    title: z.string(),
    parent_id: key.nullable(),
    is_public: z.boolean(),
    published_at: moment.nullable(),
    get pages() {
      return z.array(pageNodeEntity);
    },
    status: pageStatus.optional(),
  })
  .meta({ id: 'PageNode' });

const pageFields = (types: BlockTypes) => {
  const blocks = z.array(anyBlockEntity(types));
  return {
    id: key,
    slug: z.string(),
    title: z.string(),
    parent_id: key.nullable(),
    published_at: moment.nullable(),
    is_public: z.boolean(),
    groups: z.array(groupEntity),
    blocks,
    pages: z.array(pageNodeEntity),
    status: pageStatus.optional(),
    scheduled_at: moment.nullable().optional(),
    version: z.int().min(1).optional(),
    /** Former slugs of the page; they redirect to it until another page takes them. */
    old_slugs: z.array(z.string()).optional(),
    updated_at: moment.optional(),
    updated_by: person.optional(),
    /** Blocks that the viewer of `?as=` would not see. */
    hidden: blocks.optional(),
  };
};

/** Page (contract section 2); optional fields appear only in responses to admins. */
export const pageEntity = (types: BlockTypes) => z.object(pageFields(types)).meta({ id: 'Page' });

/** A page on the deleted list. */
export const deletedPageEntity = (types: BlockTypes) =>
  z.object({ ...pageFields(types), deleted_at: moment, deleted_by: person }).meta({ id: 'DeletedPage' });

/** A block that links to a page. */
export const pageLinkEntity = z
  .object({
    page: z.object({ id: key, slug: z.string(), title: z.string() }),
    block: z.object({ id: z.int(), type: z.string() }),
  })
  .meta({ id: 'PageLink' });

export type PageNodeAnswer = z.output<typeof pageNodeEntity>;
