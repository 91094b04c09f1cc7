import type { Core } from '@strapi/strapi';
import { audit } from '../../../../audit';
import { logFailure } from '../../../../database/outages';
import { conflict, PortalError } from '../../../../http/errors';
import { getPublished } from '../../../../published';
import { restrictToAdmins } from '../../../../storage/restrict-to-admins';
import { auditAsset, loadAssetSnapshot } from '../../audit';
import { hideFromReaders, runCleanups, removeEarlier, type Cleanup } from './earlier-files';
import { removeFileRows, withAsset, type AssetFiles } from './stored-rows';

const ASSET = 'api::asset.asset';

// Strapi types columns only where it generates types.
type Values = Record<string, unknown>;

/** How long an asset stays on the deleted list. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const getFiles = ({ original, files }: AssetFiles) => [...(original ? [original] : []), ...files];

/** Runs for one file after the other, within the open transaction. */
async function forEachFile(
  asset: AssetFiles,
  work: (file: ReturnType<typeof getFiles>[number]) => Promise<Cleanup>,
): Promise<Cleanup> {
  const tidies: Cleanup[] = [];
  for (const file of getFiles(asset)) tidies.push(await work(file));
  return runCleanups(...tidies);
}

/**
 * Moves an asset to the deleted list: from then on nobody sees it, while references to it stay. Throws 404, and 409
 * when a page uses it, unless forced.
 */
export async function deleteAsset(
  strapi: Core.Strapi,
  documentId: string,
  { force, by }: { force: boolean; by: string | null },
): Promise<void> {
  const used_on = await getPublished(strapi).usedOn(documentId);
  if (used_on.length > 0 && !force) throw conflict('Deze asset staat nog op een pagina.', { used_on });
  const tidy = await withAsset(strapi, documentId, async (asset) => {
    const data: Values = { deletedAt: new Date().toISOString(), deletedBy: by };
    await strapi.documents(ASSET).update({ documentId, data });
    const before = await loadAssetSnapshot(strapi, documentId);
    await audit(strapi, { action: 'asset.delete', subject: documentId, details: { ...before, force } });
    // Invalidates preview URLs that were issued before.
    return forEachFile(asset, (file) => hideFromReaders(strapi, file));
  });
  await tidy();
}

/** Restores an asset from the deleted list, including its uses. Throws 404, and 409 when it is not on that list. */
export async function undeleteAsset(strapi: Core.Strapi, documentId: string): Promise<void> {
  const restore = async (asset: AssetFiles): Promise<Cleanup> => {
    if (!asset.deletedAt) throw conflict('Deze asset staat niet in de lijst met verwijderde assets.');
    const before = await loadAssetSnapshot(strapi, documentId);
    const data: Values = { deletedAt: null, deletedBy: null };
    await strapi.documents(ASSET).update({ documentId, data });
    await auditAsset(strapi, documentId, before, { action: 'asset.undelete' });
    return forEachFile(asset, (file) => restrictToAdmins(strapi, file, false));
  };
  await (
    await withAsset(strapi, documentId, restore, { evenDeleted: true })
  )();
}

/**
 * Removes an asset on the deleted list for good, with its files. Throws 404, and 409 when it is not on that
 * list.
 */
export async function removeAsset(strapi: Core.Strapi, documentId: string): Promise<void> {
  const remove = async (asset: AssetFiles): Promise<Cleanup> => {
    if (!asset.deletedAt)
      throw conflict('Alleen een asset uit de lijst met verwijderde assets kan definitief weg.');
    const before = await loadAssetSnapshot(strapi, documentId);
    const tidyEarlier = await removeEarlier(strapi, documentId);
    await strapi.documents(ASSET).delete({ documentId });
    await audit(strapi, { action: 'asset.remove', subject: documentId, details: before ?? {} });
    return runCleanups(tidyEarlier, await removeFileRows(strapi, getFiles(asset)));
  };
  await (
    await withAsset(strapi, documentId, remove, { evenDeleted: true })
  )();
}

/** Permanently removes assets that have been on the deleted list for 30 days. */
export async function sweepDeletedAssets(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const before = new Date(now - KEPT_DAYS * DAY_MS).toISOString();
  const rows: { documentId: string }[] = await strapi.db
    .query(ASSET)
    .findMany({ select: ['documentId'], where: { deletedAt: { $lt: before } } });
  for (const { documentId } of rows) {
    try {
      await removeAsset(strapi, documentId);
    } catch (error) {
      // Another instance removed it, or an editor brought it back.
      if (error instanceof PortalError) continue;
      logFailure(strapi, error, `Asset ${documentId} was not removed for good`);
    }
  }
}
