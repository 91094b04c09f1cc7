import type { Core } from '@strapi/strapi';
import { blockTypes } from '../../../../blocks/registry';
import { listRows } from '../../../../database/list-rows';
import { getSort, type SortedQuery } from '../../../../http/lists';
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

/** One page of the deleted list, most recent first, and the total count. */
export async function findDeleted(
  strapi: Core.Strapi,
  query: SortedQuery<keyof typeof SORTS>,
): Promise<{ pages: DeletedPage[]; total: number }> {
  const { column, direction } = getSort(query.sort ?? 'deleted_at:desc', SORTS);
  const source = {
    uid: 'api::page.page',
    searchable: 'title',
    order: column,
    direction,
    filters: [{ sql: 'deleted_at is not null' }],
    query: {
      select: ['id', ...entryQuery.select, 'deletedAt'],
      populate: { ...entryQuery.populate, deletedBy: entryQuery.populate.editor },
    },
  };
  const { rows, total } = await listRows<DeletedRow>(strapi, source, query);
  const loadPage = async (row: DeletedRow): Promise<DeletedPage> => ({
    entry: await summarizePage(blockTypes(strapi), row),
    content: await readContent(blockTypes(strapi), row.draft),
    deletedAt: new Date(row.deletedAt).toISOString(),
    deletedBy: presentPerson(row.deletedBy),
  });
  return { pages: await Promise.all(rows.map(loadPage)), total };
}
