import { readFile, stat } from 'node:fs/promises';
import { AFFORDABLE_WIDTH, draw, TooExpensive } from '../drawing';
import { type Check, type Found, RefusedContent, tooExpensive } from './checks';
import { MAX_SVG_BYTES } from './clean-svg';

const MAX_TAGS = 100_000;
const MAX_NAMESPACES = 100;

const getCount = (text: string, sought: string): number => text.split(sought).length - 1;

/** Whether parsing a drawing would block the portal for longer than a moment. */
const isTooMuch = (source: string): boolean =>
  getCount(source, '<') > MAX_TAGS || getCount(source, 'xmlns:') > MAX_NAMESPACES;

/** Cleans a drawing in place and test-renders it. */
async function cleanAndDraw(source: string): Promise<Found | null> {
  const { done, info } = await draw({ kind: 'clean', source });
  if (!done || info?.format !== 'svg') return null;
  const { width, height } = info;
  const { done: isDrawn } = await draw({ kind: 'try', source, ownWidth: width, width: AFFORDABLE_WIDTH });
  return isDrawn ? { mime: 'image/svg+xml', isCleaned: true, width, height } : null;
}

/** An SVG, cleaned in place. */
export const svg: Check = async (path) => {
  if ((await stat(path)).size > MAX_SVG_BYTES) {
    throw new RefusedContent('Deze tekening is te groot: een svg mag 10 MB zijn.', 413);
  }
  if (isTooMuch((await readFile(path)).toString('utf8'))) {
    throw new RefusedContent('Deze tekening heeft te veel onderdelen.', 413);
  }
  try {
    return await cleanAndDraw(path);
  } catch (error) {
    if (error instanceof TooExpensive) throw tooExpensive('Deze tekening');
    throw error;
  }
};
