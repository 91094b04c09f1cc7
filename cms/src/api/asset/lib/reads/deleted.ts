import type { Core } from '@strapi/strapi';
import { getRange, getSort, type ListQuery } from '../../../../http/lists';
import { assetFromRow, assetPopulate, type AssetRow } from '../../../../published/loaders';
import { PERSON, presentPerson } from '../../../../published/page-entry';
import { presentAsset } from '../../../../published/present-asset';
import type { DeletedAssetAnswer } from '../../schemas/asset';

interface DeletedRow extends AssetRow {
  deletedAt: string;
  deletedBy: AssetRow['uploadedBy'];
}

const ALL = { view: true, use: true, edit: true };

const SORTS = { deleted_at: 'deletedAt', title: 'title' };

/** One page of the deleted list, most recent first, and the total count. Only for administrators. */
export async function findDeletedAssetList(
  strapi: Core.Strapi,
  query: ListQuery,
): Promise<{ assets: DeletedAssetAnswer[]; total: number }> {
  const { column, direction } = getSort(query, SORTS, 'deleted_at:desc');
  const search = query.search === '' ? {} : { title: { $containsi: query.search } };
  const [rows, total]: [DeletedRow[], number] = await strapi.db.query('api::asset.asset').findWithCount({
    populate: { ...assetPopulate, deletedBy: PERSON },
    where: { deletedAt: { $notNull: true }, ...search },
    orderBy: [{ [column]: direction }, { id: 'asc' }],
    ...getRange(query),
  });
  const assets = rows.map((row) => ({
    ...presentAsset(assetFromRow(row), ALL, 'admin'),
    deleted_at: new Date(row.deletedAt).toISOString(),
    deleted_by: presentPerson(row.deletedBy),
  }));
  return { assets, total };
}
