import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { AFFORDABLE_WIDTH, type DrawingJob } from '../drawing';
import { isPdf, isVector } from '../file-kind';
import type { StoredFile } from '../stored-file';
import { drawFile } from './draw-file';

const REMEMBERED = { max: 10_000, ttl: 10 * 60_000 };

/**
 * The smallest width at which a version of a file could not be drawn. Smaller widths cost less and may still
 * succeed.
 */
const undrawable = new LRUCache<string, number>(REMEMBERED);

interface Look {
  width: number;
  ink?: string;
}

function getJob(file: StoredFile, source: string, target: string, { width, ink }: Look): DrawingJob {
  if (isPdf(file)) return { kind: 'render-page', source, target, width };
  return isVector(file)
    ? { kind: 'render-vector', source, target, ownWidth: file.width ?? width, width, ink }
    : { kind: 'render', source, target, width };
}

async function drawInto(place: string, file: StoredFile, look: Look): Promise<boolean> {
  const { width } = look;
  if (width >= (undrawable.get(file.version) ?? Infinity)) return false;
  const isDrawn = await drawFile(
    file,
    (source, target) => getJob(file, source, target, look),
    async (target) => {
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      await rename(target, place);
    },
  );
  if (!isDrawn) undrawable.set(file.version, width);
  return isDrawn;
}

// One after the other, so that a failure is known before the next attempt.
const vectorsInTurn = pLimit(1);

/**
 * A vector drawing that is too expensive at a width is rendered at the width of its trial on upload instead.
 * It is not enlarged, because that would render it again at the large size. Other requests go before this
 * second attempt.
 */
async function drawVectorInto(place: string, file: StoredFile, { width, ink }: Look): Promise<boolean> {
  const drawAt = (drawnWidth: number) =>
    vectorsInTurn(() => drawInto(place, file, { width: drawnWidth, ink }));
  if (await drawAt(width)) return true;
  return width > AFFORDABLE_WIDTH && drawAt(AFFORDABLE_WIDTH);
}

/**
 * Draws a file at a width to a path; false when it cannot be drawn, which is remembered for a while. The
 * portal's own process never holds a picture in memory.
 */
export const drawRendition = (file: StoredFile, look: Look, place: string): Promise<boolean> =>
  isVector(file) ? drawVectorInto(place, file, look) : drawInto(place, file, look);
