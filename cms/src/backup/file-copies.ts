import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import type { FileStorage } from '../storage/provider/file-storage';
import type { ArchiveWriter } from './archive';
import { fileEntry, type FileEntry } from './manifest';
import { createMeasure } from './measure';

/**
 * Copies the content of files into an archive, each once. The content of a key never changes, so it may be
 * copied at any time.
 */
export function createFileCopier(
  storage: FileStorage,
  archive: ArchiveWriter,
  onBytes: (count: number) => void,
) {
  const copied = new Map<string, FileEntry>();

  async function opened(key: string): Promise<{ size: number; content: Readable } | null> {
    const kept = await storage.about(key);
    if (!kept) return null;
    try {
      return { size: kept.size, content: await storage.read(key) };
    } catch (error) {
      // Removed between the two calls.
      if (await storage.about(key)) throw error;
      return null;
    }
  }

  return {
    /** False when the storage no longer has it. */
    async copy(key: string): Promise<boolean> {
      if (copied.has(key)) return true;
      const file = await opened(key);
      if (!file) return false;
      const { stream, result } = createMeasure(onBytes);
      await Promise.all([
        pipeline(file.content, stream, { end: true }),
        archive.add(fileEntry(key), file.size, stream),
      ]);
      copied.set(key, { key, ...result() });
      return true;
    },
    /** Those of the given files that are in the archive, in its order. */
    all(named: readonly { key: string }[]): FileEntry[] {
      const keys = new Set(named.map(({ key }) => key));
      return [...copied.values()].filter(({ key }) => keys.has(key));
    },
  };
}
