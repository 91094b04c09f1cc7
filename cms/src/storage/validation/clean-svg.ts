import { DOMParser, XMLSerializer, onErrorStopParsing } from '@xmldom/xmldom';
import { CLEANING_LOSSES, type CleaningLoss } from '../../http/schemas/cleaning-losses';
import { decodeXml } from './decode-xml';
import { drawingCost } from './svg-cost';
import { hasTooMuch, MAX_SVG_BYTES } from './svg-limits';
import { getReferences, type References } from './svg-references';
import { isDrawing, nodeCleaner, noteStyleSheets, withPlainRoot } from './svg-tree';

const MAX_COST = 500_000;
/** How deep drawings may stand in pictures of drawings. */
const MAX_DEPTH = 4;
const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[([^\]]*)\]\s*)?>/iy;
// A character by its number may stand in one, another entity may not.
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"((?:[^"&%]|&#)*)"|'((?:[^'&%]|&#)*)')\s*>/g;
const REFERENCE = /&([\w.-]+);/g;

/** A drawing that parsing or drawing would take too long for. */
class TooComplexDrawing extends Error {}

/**
 * Drawing programs write namespaces, and parts, as entities: these are expanded, and the rest of the document type is
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

function clean(source: string, references: References): string {
  const parser = new DOMParser({ onError: onErrorStopParsing });
  const whole = withoutDoctype(source);
  if (hasTooMuch(whole)) throw new TooComplexDrawing();
  const { documentElement, childNodes } = parser.parseFromString(whole, 'image/svg+xml');
  if (!isDrawing(documentElement)) throw new Error('The root is not that of a drawing');
  if (drawingCost(documentElement) > MAX_COST) throw new TooComplexDrawing();
  noteStyleSheets(childNodes, references);
  const nodeFilter = nodeCleaner(references);
  const kept = new XMLSerializer().serializeToString(documentElement, { nodeFilter });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${withPlainRoot(kept, documentElement)}\n`;
}

/** A drawing inside a drawing, cleaned; null when it is none. */
function cleanInside(bytes: Buffer, note: References['note'], depth: number): string | null {
  if (depth > MAX_DEPTH) return null;
  try {
    const source = decodeXml(bytes);
    if (!source.trimStart().startsWith('<')) return null;
    return clean(
      source,
      getReferences(note, (inner) => cleanInside(inner, note, depth + 1)),
    );
  } catch (error) {
    if (error instanceof TooComplexDrawing) throw error;
    return null;
  }
}

/** A cleaned drawing: without anything that runs, loads or links, and a list of what was removed. */
export interface CleanDrawing {
  text: string;
  leftOut: CleaningLoss[];
}

/**
 * Cleans a drawing; null when it would be too expensive to draw. Throws when it is no drawing. A crafted file can take
 * seconds, so this runs in the drawing process.
 */
export function cleanSvg(source: string): CleanDrawing | null {
  const noted = new Set<CleaningLoss>();
  const note = (what: CleaningLoss): void => void noted.add(what);
  try {
    const text = clean(
      source,
      getReferences(note, (inner) => cleanInside(inner, note, 1)),
    );
    return { text, leftOut: CLEANING_LOSSES.filter((what) => noted.has(what)) };
  } catch (error) {
    if (error instanceof TooComplexDrawing) return null;
    throw error;
  }
}
