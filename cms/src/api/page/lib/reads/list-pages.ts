import type { Core } from '@strapi/strapi';
import type { RowFilter } from '../../../../database/list-rows';
import { listTable, type ListResponse } from '../../../../http/lists';
import { nameOrder } from '../../../../utils/dutch-order';
import { getStatus, PERSON, presentPerson, type PageRow } from '../../../../published/page-entry';
import type { PageListQuery, PageSummaryResponse } from '../../schemas/page-entity';

interface SummaryRow extends Pick<
  PageRow,
  'documentId' | 'slug' | 'updatedAt' | 'contentHash' | 'publishedOn' | 'scheduledAt' | 'parent' | 'editor'
> {
  id: number;
  title: string;
  liveRevision: { contentHash: string } | null;
}

// Omits the texts of versions, which may be long.
const summary = {
  select: ['id', 'documentId', 'slug', 'title', 'updatedAt', 'contentHash', 'publishedOn', 'scheduledAt'],
  populate: {
    parent: { select: ['documentId'] },
    editor: PERSON,
    liveRevision: { select: ['contentHash'] },
  },
};

const SORTS = { updated_at: 'updated_at', title: nameOrder('title'), scheduled_at: 'scheduled_at' };

const live = (condition: string): string => `
  exists (select 1 from pages_live_revision_lnk l join revisions r on r.id = l.revision_id
    where l.page_id = pages.id and ${condition})`;

/** The same conditions as `getStatus`, in SQL. */
const STATUSES: Record<NonNullable<PageListQuery['status']>, string> = {
  draft: `not ${live('true')}`,
  published: live('r.content_hash = pages.content_hash'),
  modified: live('r.content_hash is distinct from pages.content_hash'),
  scheduled: 'scheduled_at is not null',
};

const SAVED_BY = `
  exists (select 1 from pages_editor_lnk l join up_users u on u.id = l.user_id
    where l.page_id = pages.id and u.document_id = ?)`;

const getFilters = ({ status, mine }: PageListQuery, caller: string): RowFilter[] => [
  { sql: 'deleted_at is null' },
  ...(status ? [{ sql: STATUSES[status] }] : []),
  ...(mine === 'true' ? [{ sql: SAVED_BY, bindings: [caller] }] : []),
];

const iso = (moment: string | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();

const present = (row: SummaryRow): PageSummaryResponse => ({
  id: row.documentId,
  slug: row.slug,
  title: row.title,
  status: getStatus(row),
  published_at: row.liveRevision ? iso(row.publishedOn) : null,
  scheduled_at: iso(row.scheduledAt),
  updated_at: new Date(row.updatedAt).toISOString(),
  updated_by: presentPerson(row.editor),
  parent_id: row.parent?.documentId ?? null,
});

/** One page of the list of pages for editors, last saved first. `caller` is the id of a user. */
export function listPages(
  strapi: Core.Strapi,
  query: PageListQuery,
  caller: string,
): Promise<ListResponse<PageSummaryResponse>> {
  return listTable(strapi, query, {
    uid: 'api::page.page',
    searchable: `concat_ws(' ', title, slug)`,
    sorts: SORTS,
    usual: 'updated_at:desc',
    filters: getFilters(query, caller),
    query: summary,
    present: (rows: SummaryRow[]) => rows.map(present),
  });
}
