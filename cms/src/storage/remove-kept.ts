import { storage } from './index';
import { removeRenditions } from './renditions';
import { storageKey } from './stored-file';

/** The column values of a file that removing it takes. */
export interface FileToRemove {
  id: number;
  documentId: string;
  hash: string;
  ext: string | null;
}

/**
 * Removes the content of files whose rows are gone. Storage that does not answer says so in the log and fails nobody: what
 * it still keeps has no row, so nobody gets at it.
 */
export async function removeKept(files: readonly FileToRemove[]): Promise<void> {
  await Promise.allSettled(
    files.flatMap(({ documentId, hash, ext }) => [
      storage().remove(storageKey(hash, ext)),
      removeRenditions(documentId),
    ]),
  );
}
