import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { draw, TooExpensive, type DrawingJob } from '../drawing';
import { tempFolder } from '../folders';
import type { StoredFile } from '../stored-file';
import { withCopy } from '../with-copy';

async function isDrawn(job: DrawingJob): Promise<boolean> {
  try {
    const { done, code } = await draw(job);
    // A full disk is no fault of the picture.
    if (code !== undefined) throw Object.assign(new Error(`A rendition was not kept: ${code}`), { code });
    return done;
  } catch (error) {
    if (error instanceof TooExpensive) return false;
    throw error;
  }
}

/** What to do with a drawn file, which is deleted afterwards. */
export interface DrawOptions {
  store: (target: string) => Promise<void>;
  /** Where it is drawn; by default on the disk of the uploads. */
  folder?: string;
}

/**
 * Draws a file and passes the result to `store`; false when it cannot be drawn. The portal's own process never holds a
 * picture in memory.
 */
export async function drawFile(
  file: StoredFile,
  getJob: (source: string, target: string) => DrawingJob,
  { store: keep, folder = tempFolder() }: DrawOptions,
): Promise<boolean> {
  const target = path.join(folder, `${randomUUID()}.drawn`);
  try {
    if (!(await withCopy(file, (source) => isDrawn(getJob(source, target)), folder))) return false;
    await keep(target);
    return true;
  } finally {
    await rm(target, { force: true });
  }
}
