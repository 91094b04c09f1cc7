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

/** What happens with a drawn file, which is gone afterwards. */
export interface Keeping {
  keep: (target: string) => Promise<void>;
  /** Where it is drawn; by default on the disk of the uploads. */
  folder?: string;
}

/**
 * Draws a file, of which `keep` takes the result; false when it cannot be drawn. The portal's own process never holds
 * a picture in memory.
 */
export async function drawFile(
  file: StoredFile,
  getJob: (source: string, target: string) => DrawingJob,
  { keep, folder = tempFolder() }: Keeping,
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
