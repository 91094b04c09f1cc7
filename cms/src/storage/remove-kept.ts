import { removeRenditions } from './renditions/renditions';
import { storageKey } from './stored-file';
import { dropContent } from './pending';

/** The columns needed to remove a file. */
export interface FileToRemove {
  id: number;
  documentId: string;
  hash: string;
  ext: string | null;
}

/**
 * Removes the content of files whose rows are gone. A storage failure is only logged: the remaining content
 * has no row, so it is unreachable, and the next start removes it.
 */
export async function removeKept(files: readonly FileToRemove[]): Promise<void> {
  await Promise.allSettled(
    files.flatMap(({ documentId, hash, ext }) => [
      dropContent(storageKey(hash, ext)),
      removeRenditions(documentId),
    ]),
  );
}
