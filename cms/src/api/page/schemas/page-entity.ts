import { z } from 'zod';
import { anyBlockEntity } from '../../../blocks/block-wire';
import { outputShape } from '../../../blocks/fields';
import { addedFields, type BlockTypes } from '../../../blocks/stored-block';
import { groupEntity } from '../../../http/schemas/groups';
import { publicId, moment } from '../../../http/schemas/plain';
import { sortedQuery } from '../../../http/lists';

/** The draft compared with what visitors see: nothing, the same, or an older version. */
const pageStatus = z.enum(['draft', 'published', 'modified']);

/** The author of a change. */
export const person = z.object({ id: publicId, name: z.string() }).nullable();

/** PageNode; `status` only in responses to admins. */
export const pageNodeEntity = z
  .object({
    id: publicId,
    slug: z.string(),
    title: z.string(),
    lead: z.string(),
    parent_id: publicId.nullable(),
    is_public: z.boolean(),
    published_at: moment.nullable(),
    get pages() {
      return z.array(pageNodeEntity);
    },
    status: pageStatus.optional(),
  })
  .meta({ id: 'PageNode' });

/** A suggestion for an address where no page exists. */
export const likelyPageEntity = z
  .object({
    slug: z.string(),
    title: z.string(),
    about: z.string().meta({ description: 'What it is about, and when it moved from an address like it.' }),
  })
  .meta({ id: 'LikelyPage' });

export type LikelyPageResponse = z.output<typeof likelyPageEntity>;

const pageFields = (types: BlockTypes) => {
  const blocks = z.array(anyBlockEntity(types));
  return {
    // A name of the API goes before that of an added field.
    ...outputShape(addedFields(types)),
    id: publicId,
    slug: z.string(),
    title: z.string(),
    lead: z.string(),
    parent_id: publicId.nullable(),
    published_at: moment.nullable(),
    is_public: z.boolean(),
    groups: z.array(groupEntity),
    blocks,
    pages: z.array(pageNodeEntity),
    status: pageStatus.optional(),
    scheduled_at: moment.nullable().optional(),
    /** When the page goes offline by itself. */
    unpublish_at: moment.nullable().optional(),
    version: z.int().min(1).optional(),
    /** Former slugs of the page; they redirect to it until another page takes them. */
    old_slugs: z.array(z.string()).optional(),
    updated_at: moment.optional(),
    updated_by: person.optional(),
    /** Blocks that the viewer of `?as=` would not see. */
    hidden: blocks.optional(),
  };
};

/** Page; optional fields appear only in responses to admins. */
export const pageEntity = (types: BlockTypes) => z.object(pageFields(types)).meta({ id: 'Page' });

export const deletedPageEntity = (types: BlockTypes) =>
  z.object({ ...pageFields(types), deleted_at: moment, deleted_by: person }).meta({ id: 'DeletedPage' });

export const pageLinkEntity = z
  .object({
    page: z.object({ id: publicId, slug: z.string(), title: z.string() }),
    block: z.object({ id: z.int(), type: z.string() }).nullable(),
  })
  .meta({ id: 'PageLink' });

export type PageNodeResponse = z.output<typeof pageNodeEntity>;

export const deletedPagesQuery = sortedQuery('deleted_at', 'title', 'slug');

/** Query of the list of pages for editors: by status, or those that the caller saved last. */
export const pageListQuery = sortedQuery('updated_at', 'title', 'scheduled_at').extend({
  status: z
    .enum(['draft', 'published', 'modified', 'scheduled'])
    .optional()
    .meta({ description: '`scheduled` gives whatever has a moment to be published at.' }),
  mine: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: '`true` gives what the caller was the last to save.' }),
});

/** A page in the list for editors: a summary of its draft, without content. */
export const pageSummaryEntity = z
  .object({
    id: publicId,
    slug: z.string(),
    title: z.string(),
    status: pageStatus,
    published_at: moment.nullable(),
    scheduled_at: moment.nullable(),
    updated_at: moment,
    updated_by: person,
    parent_id: publicId.nullable(),
  })
  .meta({ id: 'PageSummary' });

export type PageListQuery = z.output<typeof pageListQuery>;

export type PageSummaryResponse = z.output<typeof pageSummaryEntity>;

/** A block (null: the page itself) or an asset in it, and what is impossible there. */
const reachPlace = z.object({
  block: z.int().nullable(),
  asset: z.object({ id: publicId, title: z.string() }).nullable(),
  way: z.enum(['view', 'use', 'edit']),
});

/** What publishing the draft makes public, and what no group can see. */
export const pageReachEntity = z
  .object({
    /** Whether anyone but admins will see the page. */
    is_seen: z.boolean(),
    open_blocks: z.int(),
    open_files: z.int(),
    not_open: z.array(reachPlace),
    only_admins: z.array(reachPlace),
  })
  .meta({ id: 'PageReach' });

export type PageReachResponse = z.output<typeof pageReachEntity>;

/** A restored page, and which of its scheduled moments passed while it was deleted. */
const pageLapsed = z.object({
  id: publicId,
  title: z.string(),
  scheduled_at: moment.nullable(),
  unpublish_at: moment.nullable(),
});

export type PageLapsed = z.output<typeof pageLapsed>;

/** The scheduled moments that lapsed on a restore, with the children that were deleted along. */
export const lapsedEntity = z.object({ lapsed: z.array(pageLapsed) });
