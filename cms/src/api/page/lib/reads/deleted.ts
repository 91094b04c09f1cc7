import type { Core } from '@strapi/strapi';
import { blockTypes } from '../../../../blocks/registry';
import { listTable, type ListResponse, type SortedQuery } from '../../../../http/lists';
import { entryQuery, summarizePage, presentPerson, type PageRow } from '../../../../published/page-entry';
import { readContent } from '../../../../published/content';
import { nameOrder } from '../../../../utils/dutch-order';
import type { DeletedPage } from '../../presenters/page';

interface DeletedRow extends PageRow {
  id: number;
  deletedAt: string;
  deletedBy: PageRow['editor'];
}

const SORTS = { deleted_at: 'deleted_at', title: nameOrder('title'), slug: nameOrder('slug') };

/** One page of the deleted list, most recent first. */
export function findDeleted(
  strapi: Core.Strapi,
  query: SortedQuery<keyof typeof SORTS>,
): Promise<ListResponse<DeletedPage>> {
  const loadPage = async (row: DeletedRow): Promise<DeletedPage> => ({
    entry: await summarizePage(blockTypes(strapi), row),
    content: await readContent(blockTypes(strapi), row.draft),
    deletedAt: new Date(row.deletedAt).toISOString(),
    deletedBy: presentPerson(row.deletedBy),
  });
  return listTable(strapi, query, {
    uid: 'api::page.page',
    searchable: 'title',
    sorts: SORTS,
    usual: 'deleted_at:desc',
    filters: [{ sql: 'deleted_at is not null' }],
    query: {
      select: ['id', ...entryQuery.select, 'deletedAt'],
      populate: { ...entryQuery.populate, deletedBy: entryQuery.populate.editor },
    },
    present: (rows: DeletedRow[]) => Promise.all(rows.map(loadPage)),
  });
}
