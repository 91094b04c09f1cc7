import { readFile, stat, writeFile } from 'node:fs/promises';
import { DOMParser, XMLSerializer, onErrorStopParsing } from '@xmldom/xmldom';
import sharp from 'sharp';
import { drawInTurn, drawVector } from '../draw';
import type { Check } from './checks';
import { RefusedContent } from './refused-content';
import { isDrawing, nodeCleaner } from './svg-tree';
import { drawnParts } from './svg-uses';

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_TAGS = 100_000;
const MAX_DRAWN = 500_000;
const MAX_NAMESPACES = 100;
const SAMPLE = 64;
const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[([^\]]*)\]\s*)?>/iy;
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&<%]*)"|'([^'&<%]*)')\s*>/g;
const REFERENCE = /&([\w.-]+);/g;

/** Drawing programs write names of namespaces as entities: these are filled in, everything else of a document type is left out. */
function withoutDoctype(source: string): string {
  DOCTYPE.lastIndex = Math.max(0, source.search(/<!DOCTYPE/i));
  const [doctype, subset = ''] = DOCTYPE.exec(source) ?? [];
  if (doctype === undefined) return source;
  const entities = new Map(Array.from(subset.matchAll(ENTITY), ([, name, a, b]) => [name, a ?? b ?? '']));
  let room = MAX_BYTES;
  return source.replace(doctype, '').replace(REFERENCE, (whole, name: string) => {
    const filled = entities.get(name) ?? whole;
    room -= filled.length;
    if (room < 0) throw new RangeError('The entities of a drawing fill more than a drawing may be');
    return filled;
  });
}

const countOf = (text: string, sought: string): number => text.split(sought).length - 1;

/** Whether reading a drawing would keep the portal busy for longer than a moment. */
const isTooMuch = (source: string): boolean =>
  countOf(source, '<') > MAX_TAGS || countOf(source, 'xmlns:') > MAX_NAMESPACES;

/** The drawing without anything that runs, loads or links; null when it is no drawing at all. */
export function cleanSvg(source: string): string | null {
  try {
    const parser = new DOMParser({ onError: onErrorStopParsing });
    const { documentElement } = parser.parseFromString(withoutDoctype(source), 'image/svg+xml');
    if (!isDrawing(documentElement) || drawnParts(documentElement) > MAX_DRAWN) return null;
    const clean = new XMLSerializer().serializeToString(documentElement, { nodeFilter: nodeCleaner() });
    return `<?xml version="1.0" encoding="UTF-8"?>\n${clean}\n`;
  } catch {
    return null;
  }
}

/** The measures of a drawing that can be drawn: one whose parts repeat each other without end cannot. */
async function drawn(source: Buffer): Promise<{ width: number; height: number } | null> {
  try {
    const { format, width, height } = await sharp(source).metadata();
    if (format !== 'svg') return null;
    await drawInTurn(() => drawVector(source, width, SAMPLE).raw().toBuffer());
    return { width, height };
  } catch {
    return null;
  }
}

/** A drawing; cleaned in place. */
export const svg: Check = async (path) => {
  if ((await stat(path)).size > MAX_BYTES) {
    throw new RefusedContent('Deze tekening is te groot: een svg mag 10 MB zijn.', 413);
  }
  const source = (await readFile(path)).toString('utf8').replace(/^\uFEFF/, '');
  if (isTooMuch(source)) throw new RefusedContent('Deze tekening heeft te veel onderdelen.', 413);
  const clean = cleanSvg(source);
  if (clean === null) return null;
  const measures = await drawn(Buffer.from(clean));
  if (measures) await writeFile(path, clean);
  return measures && { mime: 'image/svg+xml', isCleaned: true, ...measures };
};
