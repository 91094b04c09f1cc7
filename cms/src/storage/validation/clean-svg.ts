import { DOMParser, XMLSerializer, onErrorStopParsing } from '@xmldom/xmldom';
import { drawingCost } from './svg-cost';
import { isDrawing, nodeCleaner } from './svg-tree';

export const MAX_SVG_BYTES = 10 * 1024 * 1024;

const MAX_COST = 500_000;
const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[([^\]]*)\]\s*)?>/iy;
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&<%]*)"|'([^'&<%]*)')\s*>/g;
const REFERENCE = /&([\w.-]+);/g;

/**
 * Drawing programs write namespaces as entities: these are expanded, and the rest of the document type is
 * dropped.
 */
function withoutDoctype(source: string): string {
  DOCTYPE.lastIndex = Math.max(0, source.search(/<!DOCTYPE/i));
  const [doctype, subset = ''] = DOCTYPE.exec(source) ?? [];
  if (doctype === undefined) return source;
  const entities = new Map(Array.from(subset.matchAll(ENTITY), ([, name, a, b]) => [name, a ?? b ?? '']));
  let room = MAX_SVG_BYTES;
  return source.replace(doctype, '').replace(REFERENCE, (whole, name: string) => {
    const filled = entities.get(name) ?? whole;
    room -= filled.length;
    if (room < 0) throw new RangeError('The entities of a drawing fill more than a drawing may be');
    return filled;
  });
}

/**
 * The drawing without anything that runs, loads or links; null when it would be too expensive to draw. Throws
 * when it is no drawing. A crafted file can take seconds, so this runs in the drawing process.
 */
export function cleanSvg(source: string): string | null {
  const parser = new DOMParser({ onError: onErrorStopParsing });
  const { documentElement } = parser.parseFromString(withoutDoctype(source), 'image/svg+xml');
  if (!isDrawing(documentElement)) throw new Error('The root is not that of a drawing');
  if (drawingCost(documentElement) > MAX_COST) return null;
  const clean = new XMLSerializer().serializeToString(documentElement, { nodeFilter: nodeCleaner() });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${clean}\n`;
}
