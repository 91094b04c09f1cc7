import { readFile, stat, writeFile } from 'node:fs/promises';
import { DOMParser, XMLSerializer, onErrorStopParsing } from '@xmldom/xmldom';
import sharp from 'sharp';
import type { Check } from './checks';
import { RefusedContent } from './refused-content';
import { cleanTree, isDrawing } from './svg-tree';

const MAX_BYTES = 10 * 1024 * 1024;
const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[([^\]]*)\]\s*)?>/i;
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&<%]*)"|'([^'&<%]*)')\s*>/g;

/** Drawing programs write names of namespaces as entities: these are filled in, everything else of a document type is left out. */
function withoutDoctype(source: string): string {
  const [doctype, subset = ''] = DOCTYPE.exec(source) ?? [];
  if (doctype === undefined) return source;
  const entities = new Map(Array.from(subset.matchAll(ENTITY), ([, name, a, b]) => [name, a ?? b ?? '']));
  const filled = source
    .replace(doctype, '')
    .replace(/&([\w.-]+);/g, (whole, name: string) => entities.get(name) ?? whole);
  return filled.length > MAX_BYTES ? '' : filled;
}

/** The drawing without anything that runs, loads or links; null when it is no drawing at all. */
export function cleanSvg(source: string): string | null {
  try {
    const parser = new DOMParser({ onError: onErrorStopParsing });
    const { documentElement } = parser.parseFromString(withoutDoctype(source), 'image/svg+xml');
    if (!isDrawing(documentElement)) return null;
    cleanTree(documentElement);
    return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(documentElement)}\n`;
  } catch {
    return null;
  }
}

/** A drawing; cleaned in place. */
export const svg: Check = async (path) => {
  if ((await stat(path)).size > MAX_BYTES) {
    throw new RefusedContent('Deze tekening is te groot: een svg mag 10 MB zijn.', 413);
  }
  const bytes = await readFile(path);
  const clean = cleanSvg(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  if (clean === null) return null;
  try {
    const { format, width, height } = await sharp(Buffer.from(clean)).metadata();
    if (format !== 'svg') return null;
    await writeFile(path, clean);
    return { mime: 'image/svg+xml', width, height };
  } catch {
    return null;
  }
};
