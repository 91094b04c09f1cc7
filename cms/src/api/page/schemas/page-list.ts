import { z } from 'zod';
import { listQuery } from '../../../http/lists';
import { key, moment } from '../../../http/schemas/plain';
import { pageStatus, person } from './page-entity';

/** Query of the list of pages for editors: by status, or those that the caller saved last. */
export const pageListQuery = listQuery.extend({
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
    id: key,
    slug: z.string(),
    title: z.string(),
    status: pageStatus,
    published_at: moment.nullable(),
    scheduled_at: moment.nullable(),
    updated_at: moment,
    updated_by: person,
    parent_id: key.nullable(),
  })
  .meta({ id: 'PageSummary' });

export type PageListQuery = z.output<typeof pageListQuery>;

export type PageSummaryAnswer = z.output<typeof pageSummaryEntity>;
