import { removeRenditions } from './renditions/renditions';
import { storageKey } from './stored-file';
import { dropContent } from './pending';

/** The column values of a file that removing it takes. */
export interface FileToRemove {
  id: number;
  documentId: string;
  hash: string;
  ext: string | null;
}

/**
 * Removes the content of files whose rows are gone. Storage that does not answer says so in the log and fails nobody: what
 * it still keeps has no row, so nobody gets at it, and goes at the next start.
 */
export async function removeKept(files: readonly FileToRemove[]): Promise<void> {
  await Promise.allSettled(
    files.flatMap(({ documentId, hash, ext }) => [
      dropContent(storageKey(hash, ext)),
      removeRenditions(documentId),
    ]),
  );
}
