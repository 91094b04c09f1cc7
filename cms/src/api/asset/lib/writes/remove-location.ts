import type { Core } from '@strapi/strapi';
import { conflict, notFound } from '../../../../http/errors';
import { getPublished } from '../../../../published';
import { draw, TooExpensive } from '../../../../storage/drawing';
import { isPhoto } from '../../../../storage/file-kind';
import { readFileSnapshot } from '../../../../storage/file-snapshot';
import type { StoredFile } from '../../../../storage/stored-file';
import { withCopy } from '../../../../storage/with-copy';
import { auditAsset, loadAssetSnapshot } from '../../audit';
import type { AcceptedFile } from '../receive';
import { getCurrentOriginal, storeEarlier, type Cleanup } from './earlier-files';
import { withFileRollback, withAsset } from './stored-rows';

const NO_LOCATION = 'Dit bestand zegt niet (meer) waar het is gemaakt.';
const UNREADABLE = 'Dit bestand is niet te lezen.';
const REPLACED = 'Het bestand van deze asset is intussen vervangen.';

/** Writes a copy without the location. Throws 409 when there is no location or the file is unreadable. */
async function createCopyWithoutLocation(copy: string, file: StoredFile): Promise<AcceptedFile> {
  const sent = await readFileSnapshot(copy);
  const { done, changed } = await draw({ kind: 'take-place', source: copy }).catch((error: unknown) => {
    if (error instanceof TooExpensive) return { done: false, changed: false };
    throw error;
  });
  if (!done) throw conflict(UNREADABLE);
  if (!changed) throw conflict(NO_LOCATION);
  const { name, ext, mime, width, height } = file;
  return { path: copy, sent, checked: { name, ext, mime, width, height, isCleaned: true } };
}

/**
 * Removes the location from the original of an asset; the old original moves to the history. Throws 404, and 409 when
 * there is no location.
 */
export async function removePhotoLocation(
  strapi: Core.Strapi,
  documentId: string,
  actor: string | null,
): Promise<void> {
  const file = (await getPublished(strapi).snapshot()).assets.get(documentId)?.original;
  if (!file) throw notFound();
  if (!isPhoto(file)) throw conflict(NO_LOCATION);

  const replace = (original: number): Promise<Cleanup> =>
    withAsset(strapi, documentId, async (asset) => {
      if (asset.original?.documentId !== file.id) throw conflict(REPLACED);
      const before = await loadAssetSnapshot(strapi, documentId);
      const data: Record<string, unknown> = { original };
      await strapi.documents('api::asset.asset').update({ documentId, data });
      await auditAsset(strapi, documentId, before, { action: 'asset.replace' });
      return storeEarlier(strapi, documentId, getCurrentOriginal(asset), actor);
    });

  const tidy = await withCopy(file, async (copy) => {
    const kept = await createCopyWithoutLocation(copy, file);
    return withFileRollback(strapi, [kept], async ([added]) => {
      if (!added) throw new Error('Nothing was kept');
      return replace(added.id);
    });
  });
  await tidy();
}
