import type { Core } from '@strapi/strapi';
import { registerFile, type RegisteredFile } from '../../../../storage/upload/register-file';
import { removeKept, type FileToRemove, dropContent, markPending } from '../../../../storage/pending';
import { storageKey } from '../../../../storage/stored-file';
import type { AcceptedFile } from '../uploads/checked-files';

const FILE = 'plugin::upload.file';

/**
 * Runs a write that stores files. When it fails, all of them are removed; until it commits, nobody sees them.
 */
export async function keepingFiles<T>(
  strapi: Core.Strapi,
  files: readonly AcceptedFile[],
  write: (kept: RegisteredFile[]) => Promise<T>,
): Promise<T> {
  const kept: RegisteredFile[] = [];
  try {
    return await strapi.db.transaction(async () => {
      for (const { path, checked, digest } of files) {
        kept.push(await registerFile(strapi, path, checked, digest));
      }
      return write(kept);
    });
  } catch (error) {
    await Promise.allSettled(kept.map(({ key }) => dropContent(key)));
    throw error;
  }
}

/**
 * Deletes the rows of files without remaining references, within the open transaction; returns a function
 * that removes their content after the commit. A file that a maintainer also uses elsewhere stays.
 */
export async function removeFileRows(
  strapi: Core.Strapi,
  files: readonly FileToRemove[],
): Promise<() => Promise<void>> {
  const removed: FileToRemove[] = [];
  for (const file of files) {
    const row = await strapi.db.query(FILE).findOne({ where: { id: file.id }, populate: { related: true } });
    if (!row || row.related.length > 0) continue;
    await markPending(storageKey(file.hash, file.ext));
    await strapi.db.query(FILE).delete({ where: { id: file.id } });
    removed.push(file);
  }
  return () => removeKept(removed);
}
