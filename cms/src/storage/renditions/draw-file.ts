import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { storage } from '..';
import { draw, TooExpensive, type DrawingJob } from '../drawing';
import { tempFolder } from '../folders';
import type { StoredFile } from '../stored-file';

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

/**
 * Draws a file, of which `keep` takes the result; false when it cannot be drawn. The portal's own process never holds
 * a picture in memory.
 */
export async function drawFile(
  file: StoredFile,
  getJob: (source: string, target: string) => DrawingJob,
  keep: (target: string) => Promise<void>,
): Promise<boolean> {
  const source = path.join(tempFolder(), randomUUID());
  const target = `${source}.drawn`;
  try {
    await pipeline(await storage().read(file.key), createWriteStream(source, { flags: 'wx', mode: 0o600 }));
    if (!(await isDrawn(getJob(source, target)))) return false;
    await keep(target);
    return true;
  } finally {
    await Promise.all([source, target].map((each) => rm(each, { force: true })));
  }
}
