import type { Core } from '@strapi/strapi';
import { blockTypes } from '../../../../blocks/registry';
import { getRange, getSort, type ListQuery } from '../../../../http/lists';
import { entryQuery, pageEntry, presentPerson, type PageRow } from '../../../../published/page-entry';
import { readContent } from '../../../../published/content';
import type { DeletedPage } from '../../presenters/page';

interface DeletedRow extends PageRow {
  deletedAt: string;
  deletedBy: PageRow['editor'];
}

const SORTS = { deleted_at: 'deletedAt', title: 'title', slug: 'slug' };

/** One page of the deleted list, most recent first, and the total count. */
export async function findDeleted(
  strapi: Core.Strapi,
  query: ListQuery,
): Promise<{ pages: DeletedPage[]; total: number }> {
  const { column, direction } = getSort(query, SORTS, 'deleted_at:desc');
  const search = query.search === '' ? {} : { title: { $containsi: query.search } };
  const [rows, total]: [DeletedRow[], number] = await strapi.db.query('api::page.page').findWithCount({
    select: [...entryQuery.select, 'deletedAt'],
    populate: { ...entryQuery.populate, deletedBy: entryQuery.populate.editor },
    where: { deletedAt: { $notNull: true }, ...search },
    orderBy: [{ [column]: direction }, { id: 'asc' }],
    ...getRange(query),
  });
  const pages = rows.map((row) => ({
    entry: pageEntry(blockTypes(strapi), row),
    content: readContent(blockTypes(strapi), row.draft),
    deletedAt: new Date(row.deletedAt).toISOString(),
    deletedBy: presentPerson(row.deletedBy),
  }));
  return { pages, total };
}
