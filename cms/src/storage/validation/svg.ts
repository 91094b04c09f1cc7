import { readFile, stat } from 'node:fs/promises';
import { AFFORDABLE_WIDTH, draw, TooExpensive } from '../drawing';
import { type Check, type CheckResult, RefusedContent, tooExpensive } from './checks';
import { decodeXml } from './decode-xml';
import { hasTooMuch, MAX_SVG_BYTES } from './svg-limits';

const ROOT = /<(?:[\w-]+:)?svg[\s>]/;
const BROKEN =
  'In deze svg zit een fout, waardoor ze niet te lezen is. Exporteer de tekening opnieuw en probeer het nog eens.';

/** The text of a drawing, in whatever encoding it says to be. */
async function readDrawing(path: string): Promise<string> {
  try {
    return decodeXml(await readFile(path));
  } catch (error) {
    if (error instanceof RangeError) {
      throw new RefusedContent(
        'De tekens van deze tekening zijn niet te lezen. Bewaar het bestand als UTF-8.',
      );
    }
    throw error;
  }
}

/** Cleans a drawing in place and test-renders it. */
async function cleanAndDraw(source: string): Promise<CheckResult | null> {
  const { done, info, leftOut } = await draw({ kind: 'clean', source });
  if (!done || info?.format !== 'svg') return null;
  const { width, height } = info;
  const { done: isDrawn } = await draw({ kind: 'try', source, ownWidth: width, width: AFFORDABLE_WIDTH });
  return isDrawn ? { mime: 'image/svg+xml', isCleaned: true, leftOut, width, height } : null;
}

/** An SVG, cleaned in place. */
export const svg: Check = async (path) => {
  if ((await stat(path)).size > MAX_SVG_BYTES) {
    throw new RefusedContent('Deze tekening is te groot: een svg mag 10 MB zijn.', 413);
  }
  const text = await readDrawing(path);
  if (hasTooMuch(text)) {
    throw new RefusedContent('Deze tekening heeft te veel onderdelen.', 413);
  }
  try {
    const found = await cleanAndDraw(path);
    if (!found && ROOT.test(text)) throw new RefusedContent(BROKEN);
    return found;
  } catch (error) {
    if (error instanceof TooExpensive) throw tooExpensive('Deze tekening');
    throw error;
  }
};
