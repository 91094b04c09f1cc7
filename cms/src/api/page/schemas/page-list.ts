import { z } from 'zod';
import { listQuery } from '../../../http/lists';
import { key, moment } from '../../../http/schemas/plain';
import { pageStatus, person } from './page-entity';

/** Query of the list of pages for editors: by status, and those that the caller saved last. */
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

/** A page in the list for editors: its draft in short, without what stands on it. */
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

/** A checked query of that list. */
export type PageListQuery = z.output<typeof pageListQuery>;

/** Such a page on the wire. */
export type PageSummaryAnswer = z.output<typeof pageSummaryEntity>;
