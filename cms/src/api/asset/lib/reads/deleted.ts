import type { Core } from '@strapi/strapi';
import { listTable, type ListResponse, type SortedQuery } from '../../../../http/lists';
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

const present = (row: DeletedRow): DeletedAssetResponse => ({
  ...presentAsset(assetFromRow(row), ALL, 'admin'),
  deleted_at: new Date(row.deletedAt).toISOString(),
  deleted_by: presentPerson(row.deletedBy),
});

/** One page of the deleted list, most recent first. Only for administrators. */
export function findDeletedAssetList(
  strapi: Core.Strapi,
  query: SortedQuery<keyof typeof SORTS>,
): Promise<ListResponse<DeletedAssetResponse>> {
  return listTable(strapi, query, {
    uid: 'api::asset.asset',
    searchable: 'title',
    sorts: SORTS,
    usual: 'deleted_at:desc',
    filters: [{ sql: 'deleted_at is not null' }],
    query: { populate: { ...assetPopulate, deletedBy: PERSON } },
    present: (rows: DeletedRow[]) => rows.map(present),
  });
}
