import type { Core } from '@strapi/strapi';
import type { CheckedFile } from '../validation/check-content';
import { storage } from '..';
import { readFileSnapshot } from '../file-snapshot';
import { newHash, storageKey, type FileSnapshot } from '../stored-file';
import { afterCommit, deleteContent, unmarkPending, markPending } from '../pending';

/** A new row of Strapi's upload plugin; media fields refer to its `id`. */
export interface RegisteredFile {
  id: number;
  documentId: string;
  name: string;
  key: string;
}

const FILE = 'plugin::upload.file';
const PROVIDER = 'local';

/** The metadata of a file. An uncleaned file equals the upload, which was already measured. */
async function readSnapshot(
  temporary: string,
  { isCleaned, preview }: CheckedFile,
  sent: FileSnapshot,
): Promise<FileSnapshot> {
  if (!isCleaned) return { ...sent, ...(preview && { preview }) };
  const kept = await readFileSnapshot(temporary);
  return { ...kept, ...(sent.digest !== kept.digest && { sent: sent.digest }) };
}

/**
 * Stores a checked temporary file and creates its row, as Strapi's own upload does. `sent` is what was measured
 * of the upload.
 */
export async function registerFile(
  strapi: Core.Strapi,
  temporary: string,
  checked: CheckedFile,
  sent: FileSnapshot,
): Promise<RegisteredFile> {
  const { name, ext, mime, width, height, film, leftOut = [] } = checked;
  const metadata = await readSnapshot(temporary, checked, sent);
  const hash = newHash();
  const key = storageKey(hash, ext);
  await markPending(key);
  await storage().store(key, temporary);
  try {
    const { id, documentId } = await strapi.db.query(FILE).create({
      data: {
        name,
        ext,
        mime,
        width,
        height,
        hash,
        size: metadata.bytes / 1000,
        url: `/${key}`,
        provider: PROVIDER,
        provider_metadata: { ...metadata, ...(film && { film }), ...(leftOut.length > 0 && { leftOut }) },
        folderPath: '/',
      },
    });
    await afterCommit(strapi, () => unmarkPending(key));
    return { id: Number(id), documentId, name, key };
  } catch (error) {
    await deleteContent(key).catch(() => undefined);
    throw error;
  }
}
