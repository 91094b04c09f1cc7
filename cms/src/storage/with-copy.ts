import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { storage } from '.';
import { tempFolder } from './folders';
import type { StoredFile } from './stored-file';

/** Works with a copy of a file on this machine's disk, which is gone afterwards. */
export async function withCopy<T>(
  { key }: StoredFile,
  work: (copy: string) => Promise<T>,
  folder = tempFolder(),
): Promise<T> {
  const copy = path.join(folder, randomUUID());
  try {
    await pipeline(await storage().read(key), createWriteStream(copy, { flags: 'wx', mode: 0o600 }));
    return await work(copy);
  } finally {
    await rm(copy, { force: true });
  }
}
