import type { Core } from '@strapi/strapi';
import { lockRow } from '../../../../database/locks';
import { notFound } from '../../../../http/errors';
import type { FileToRemove } from '../../../../storage/pending';

const ASSET = 'api::asset.asset';
const FILE_COLUMNS = { select: ['id', 'documentId', 'name', 'hash', 'ext'] };

type File = FileToRemove & { name: string };

/** The files of an asset, as rows, and the focal point of the original. */
export interface AssetFiles {
  original: File | null;
  focalX: number | null;
  focalY: number | null;
  files: File[];
}

/**
 * Runs a write on one asset with its current files; concurrent writes of the same asset run one after the
 * other.
 */
export async function withAsset<T>(
  strapi: Core.Strapi,
  documentId: string,
  write: (asset: AssetFiles) => Promise<T>,
): Promise<T> {
  return await strapi.db.transaction(async () => {
    await lockRow(strapi, ASSET, documentId);
    const row = await strapi.db.query(ASSET).findOne({
      where: { documentId },
      populate: { original: FILE_COLUMNS, files: FILE_COLUMNS },
    });
    if (!row) throw notFound();
    const { original, focalX, focalY, files } = row;
    return write({ original: original ?? null, focalX, focalY, files: files ?? [] });
  });
}
