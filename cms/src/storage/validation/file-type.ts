import type { FileTypeResult } from 'file-type';

/** What a file is by its signature; undefined when it has none. */
export async function findFileType(path: string): Promise<FileTypeResult | undefined> {
  // A module that only an import brings in.
  const { fileTypeFromFile } = await import('file-type');
  return fileTypeFromFile(path);
}
