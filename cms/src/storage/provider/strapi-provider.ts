import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mayReadFile, getPanelAccount } from '../../http/panel-account';
import { getPanelPreviewUrl } from '../renditions/panel-preview';
import { downloadToken } from '../download-token';
import { tempFolder } from '../folders';
import { storage } from '..';
import { getDefaultWidth, getPreviewWidths } from '../renditions/preview-widths';
import { removeRenditions } from '../renditions/renditions';
import { readFileSnapshot } from '../file-snapshot';
import { newHash, storageKey, storedFileFromRow, type FileRow, type FileSnapshot } from '../stored-file';
import { afterCommit, deleteContent, unmarkPending, markPending } from '../pending';
import { API_PREFIX } from '../../shared/addresses';

const LINK_SECONDS = 300;

/** A file as Strapi's upload plugin passes it to a provider. */
interface ProviderFile {
  hash: string;
  ext?: string;
  url?: string;
  stream?: Readable;
  provider_metadata?: FileSnapshot;
}

async function store(file: ProviderFile): Promise<void> {
  if (!file.stream) throw new Error('Strapi handed over a file without its content');
  // Strapi's own hash contains the file name, and for a replaced file equals the old one, whose content must
  // survive if this fails.
  file.hash = newHash();
  const temporary = path.join(tempFolder(), randomUUID());
  try {
    await pipeline(file.stream, createWriteStream(temporary, { flags: 'wx', mode: 0o600 }));
    file.provider_metadata = await readFileSnapshot(temporary);
    const key = storageKey(file.hash, file.ext);
    await markPending(key);
    await storage().store(key, temporary);
    // Strapi creates the row after this. Outside a transaction the next start checks whether it did.
    if (strapi.db.inTransaction()) await afterCommit(strapi, () => unmarkPending(key));
    file.url = `/${key}`;
  } finally {
    await rm(temporary, { force: true });
  }
}

// Strapi deletes or updates the row after this, so the content must stay until that commits.
async function remove({ hash, ext, documentId }: FileRow): Promise<void> {
  const key = storageKey(hash, ext);
  await markPending(key);
  await afterCommit(strapi, async () => {
    await deleteContent(key);
    await removeRenditions(documentId);
  });
}

async function replace(fresh: ProviderFile, old: FileRow): Promise<void> {
  await store(fresh);
  await remove(old);
}

/**
 * The URL for the requesting maintainer: a rendition of a picture, or a short-lived download of any other
 * file. Empty when their role may not read the file, and for any other caller.
 */
async function linkTo(row: FileRow, now = Date.now()): Promise<string> {
  const asking = getPanelAccount(strapi);
  if (!asking || !(await mayReadFile(strapi, asking.ability, row.documentId))) return '';
  const file = storedFileFromRow(row);
  const widths = getPreviewWidths(file);
  if (widths.length > 0) return getPanelPreviewUrl(file, getDefaultWidth(widths), asking.maintainer.id, now);
  const holder = { kind: 'maintainer', account: asking.maintainer.id } as const;
  const token = downloadToken({ of: 'files', id: file.id }, holder, LINK_SECONDS, now);
  return `${API_PREFIX}/files/${file.id}/download?token=${token}`;
}

/** The portal's storage as a provider for Strapi's upload plugin. Private: no file has a permanent URL. */
export const strapiProvider = {
  uploadStream: store,
  replaceStream: replace,
  delete: remove,
  isPrivate: (): Promise<boolean> => Promise.resolve(true),
  getSignedUrl: async (file: FileRow): Promise<{ url: string }> => ({ url: await linkTo(file) }),
};
