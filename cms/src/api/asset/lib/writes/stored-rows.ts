import type { Core } from '@strapi/strapi';
import { registerFile, type RegisteredFile } from '../../../../storage/upload/register-file';
import {
  removeFileContents,
  type FileToRemove,
  deleteContent,
  markPending,
} from '../../../../storage/pending';
import { storageKey } from '../../../../storage/stored-file';
import type { AcceptedFile } from '../receive';
import { lockRow } from '../../../../database/locks';
import { notFound } from '../../../../http/errors';
import { runSql } from '../../../../database/sql';

const FILE = 'plugin::upload.file';

/** Runs a write that stores files. A failed write removes all of them; nobody sees them before the commit. */
export async function withFileRollback<T>(
  strapi: Core.Strapi,
  files: readonly AcceptedFile[],
  write: (kept: RegisteredFile[]) => Promise<T>,
): Promise<T> {
  const kept: RegisteredFile[] = [];
  try {
    return await strapi.db.transaction(async () => {
      for (const { path, checked, sent } of files) {
        kept.push(await registerFile(strapi, path, checked, sent));
      }
      return write(kept);
    });
  } catch (error) {
    await Promise.allSettled(kept.map(({ key }) => deleteContent(key)));
    throw error;
  }
}

/** The number of places where a file is used, including those that a maintainer added. */
export async function findUses(strapi: Core.Strapi, { id }: { id: number }): Promise<number> {
  const row = await strapi.db.query(FILE).findOne({ where: { id }, populate: { related: true } });
  return row?.related.length ?? 0;
}

/**
 * Deletes file rows without remaining references, within the open transaction; returns a function that removes their
 * content after the commit. Files that a maintainer uses elsewhere stay.
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
  return () => removeFileContents(removed);
}

/** The columns of a file row that describe its content. */
const OF_CONTENT =
  'name ext mime width height hash size url preview_url formats provider provider_metadata'.split(' ');

const SWAP = `
  update files as file set updated_at = now(), ${OF_CONTENT.map((column) => `${column} = other.${column}`).join(', ')}
  from files as other
  where (file.id = :one and other.id = :other) or (file.id = :other and other.id = :one)`;

/** Swaps the content of two files; each keeps its id, and so its references and URL. */
export const swapContents = async (
  strapi: Core.Strapi,
  one: { id: number },
  other: { id: number },
): Promise<void> => void (await runSql(strapi, SWAP, { one: one.id, other: other.id }));

const ASSET = 'api::asset.asset';
const FILE_COLUMNS = { select: ['id', 'documentId', 'name', 'hash', 'ext'] };

type File = FileToRemove & { name: string };

/** The files of an asset, as rows, and the focal point of the original. */
export interface AssetFiles {
  original: File | null;
  focalX: number | null;
  focalY: number | null;
  files: File[];
  /** Set for an asset on the deleted list. */
  deletedAt: string | null;
}

/**
 * Runs a write on one asset with its current files; concurrent writes of the same asset run one after the
 * other. Throws 404, also for one on the deleted list, unless the write is for those.
 */
export async function withAsset<T>(
  strapi: Core.Strapi,
  documentId: string,
  write: (asset: AssetFiles) => Promise<T>,
  { evenDeleted = false } = {},
): Promise<T> {
  return await strapi.db.transaction(async () => {
    await lockRow(strapi, ASSET, documentId);
    const row = await strapi.db.query(ASSET).findOne({
      where: { documentId },
      populate: { original: FILE_COLUMNS, files: FILE_COLUMNS },
    });
    if (!row || (row.deletedAt && !evenDeleted)) throw notFound();
    const { original, focalX, focalY, files, deletedAt } = row;
    return write({ original: original ?? null, focalX, focalY, files: files ?? [], deletedAt });
  });
}
