import type { Core } from '@strapi/strapi';
import { listRows } from '../../../../database/list-rows';
import { getSort, type SortedQuery } from '../../../../http/lists';
import { assetFromRow, assetPopulate, type AssetRow } from '../../../../published/loaders';
import { PERSON, presentPerson } from '../../../../published/page-entry';
import { presentAsset } from '../../../../published/present-asset';
import { nameOrder } from '../../../../utils/dutch-order';
import type { DeletedAssetResponse } from '../../schemas/asset';

interface DeletedRow extends AssetRow {
  id: number;
  deletedAt: string;
  deletedBy: AssetRow['uploadedBy'];
}

const ALL = { view: true, use: true, edit: true };

const SORTS = { deleted_at: 'deleted_at', title: nameOrder('title') };

/** One page of the deleted list, most recent first, and the total count. Only for administrators. */
export async function findDeletedAssetList(
  strapi: Core.Strapi,
  query: SortedQuery<keyof typeof SORTS>,
): Promise<{ assets: DeletedAssetResponse[]; total: number }> {
  const { column, direction } = getSort(query.sort ?? 'deleted_at:desc', SORTS);
  const source = {
    uid: 'api::asset.asset',
    searchable: 'title',
    order: column,
    direction,
    filters: [{ sql: 'deleted_at is not null' }],
    query: { populate: { ...assetPopulate, deletedBy: PERSON } },
  };
  const { rows, total } = await listRows<DeletedRow>(strapi, source, query);
  const assets = rows.map((row) => ({
    ...presentAsset(assetFromRow(row), ALL, 'admin'),
    deleted_at: new Date(row.deletedAt).toISOString(),
    deleted_by: presentPerson(row.deletedBy),
  }));
  return { assets, total };
}
