import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import { AFFORDABLE_WIDTH, type DrawingJob } from '../drawing';
import { isPdf, isVector } from '../file-kind';
import type { StoredFile } from '../stored-file';
import { drawFile, type DrawOptions } from './draw-file';

const REMEMBERED = { max: 10_000, ttl: 10 * 60_000 };

/**
 * The smallest width at which a version of a file could not be drawn. Smaller widths cost less and may still
 * succeed.
 */
const undrawable = new LRUCache<string, number>(REMEMBERED);

/** How a file is drawn: at a width in pixels, and in which colour (hex digits) instead of its own. */
export interface DrawingLook {
  width: number;
  ink?: string;
}

function getJob(file: StoredFile, source: string, target: string, { width, ink }: DrawingLook): DrawingJob {
  if (isPdf(file)) return { kind: 'render-page', source, target, width };
  return isVector(file)
    ? { kind: 'render-vector', source, target, ownWidth: file.width ?? width, width, ink }
    : { kind: 'render', source, target, width };
}

async function drawWith(keeping: DrawOptions, file: StoredFile, look: DrawingLook): Promise<boolean> {
  const { width } = look;
  if (width >= (undrawable.get(file.version) ?? Infinity)) return false;
  const isDrawn = await drawFile(file, (source, target) => getJob(file, source, target, look), keeping);
  if (!isDrawn) undrawable.set(file.version, width);
  return isDrawn;
}

const turns = new LRUCache<string, LimitFunction>({ max: REMEMBERED.max });

/** The turn of a version of a file: its widths one after the other, so that a failure is known before the next attempt. */
function getTurn({ version }: StoredFile): LimitFunction {
  const turn = turns.get(version) ?? pLimit(1);
  turns.set(version, turn);
  return turn;
}

/**
 * A drawing or page that is too expensive at a width is rendered at the width of its trial on upload instead.
 * It is not enlarged, because that would render it again at the large size. Other requests go before this
 * second attempt.
 */
async function drawVectorAs(
  keeping: DrawOptions,
  file: StoredFile,
  { width, ink }: DrawingLook,
): Promise<boolean> {
  const turn = getTurn(file);
  const drawAt = (drawnWidth: number) => turn(() => drawWith(keeping, file, { width: drawnWidth, ink }));
  if (await drawAt(width)) return true;
  return width > AFFORDABLE_WIDTH && drawAt(AFFORDABLE_WIDTH);
}

/**
 * Draws a file at a width; false when it cannot be drawn, which is remembered for a while. The
 * portal's own process never holds a picture in memory.
 */
export const drawRendition = (file: StoredFile, look: DrawingLook, keeping: DrawOptions): Promise<boolean> =>
  isVector(file) || isPdf(file) ? drawVectorAs(keeping, file, look) : drawWith(keeping, file, look);
