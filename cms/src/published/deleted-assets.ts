import type { Core } from '@strapi/strapi';

const ASSET = 'api::asset.asset';
const EARLIER = 'api::asset.earlier-original';

/**
 * The ids of the assets on the deleted list. Nobody sees them; references to them stay, so that a restore brings their
 * uses back.
 */
export async function findDeletedAssets(strapi: Core.Strapi): Promise<Set<string>> {
  const rows: { documentId: string }[] = await strapi.db
    .query(ASSET)
    .findMany({ select: ['documentId'], where: { deletedAt: { $notNull: true } } });
  return new Set(rows.map(({ documentId }) => documentId));
}

/** Whether an asset on the deleted list holds a file, or held it as its original. */
export async function isOfDeletedAsset(strapi: Core.Strapi, fileId: string): Promise<boolean> {
  const deletedAt = { $notNull: true };
  const file = { documentId: fileId };
  const holders = { deletedAt, $or: [{ original: file }, { files: file }] };
  if ((await strapi.db.query(ASSET).count({ where: holders })) > 0) return true;
  return (await strapi.db.query(EARLIER).count({ where: { file, asset: { deletedAt } } })) > 0;
}
