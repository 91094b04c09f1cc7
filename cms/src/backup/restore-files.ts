import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '../storage/provider/file-storage';
import { tempFolder } from '../storage/folders';
import type { FileEntry } from './manifest';
import { measure, createMeasure } from './measure';
import { BackupRefused } from './progress';

/** Restores the files of an archive to the storage. They are unreachable until rows refer to them. */
export function createFileRestorer(storage: FileStorage) {
  const placed: string[] = [];

  async function isThere({ key, bytes, sha256 }: FileEntry): Promise<boolean> {
    const kept = await storage.about(key);
    if (kept?.size !== bytes) return false;
    return (await measure(await storage.read(key))).sha256 === sha256;
  }

  return {
    /** Stores a file, unless an identical one exists, which may be in use. */
    async place(file: FileEntry, content: Readable): Promise<void> {
      if (await isThere(file)) return void content.resume();
      const temporary = path.join(tempFolder(), randomUUID());
      try {
        const { stream, result } = createMeasure();
        await pipeline(content, stream, createWriteStream(temporary, { flags: 'wx', mode: 0o600 }));
        if (result().sha256 !== file.sha256) throw new BackupRefused('Het archief is zojuist veranderd.');
        if (!(await storage.about(file.key))) placed.push(file.key);
        await storage.store(file.key, temporary);
      } finally {
        await rm(temporary, { force: true });
      }
    },
    async undo(): Promise<void> {
      await Promise.allSettled(placed.map((key) => storage.remove(key)));
    },
  };
}
