import type { Block, BlockField, BlockType } from '../../../api/types';
import { getId, getItems, valueAt } from '../state/values';

/** Where a file goes: an asset slot of a block, or a new block below one; null means at the top. */
export type FileTarget = { block: number; path: string; isTaken: boolean } | { below: number | null };

/**
 * The target for a file that hit no block. A drop next to blocks may have been a miss; on an empty page it cannot be.
 */
export function targetOffBlocks(blocks: readonly Pick<Block, 'id'>[], isDropped: boolean): FileTarget | null {
  return isDropped && blocks.length > 0 ? null : { below: blocks.at(-1)?.id ?? null };
}

/** Files that arrived together, in their order, and after each that has its place the target for the next. */
export interface Drop {
  files: readonly File[];
  first: FileTarget;
  placed: Map<File, FileTarget>;
}

/** The target for one of these files, whichever was uploaded first: after those before it. */
export function targetInDrop({ files, first, placed }: Drop, file: File): FileTarget {
  const before = files.slice(0, files.indexOf(file)).findLast((each) => placed.has(each));
  const after = before && placed.get(before);
  if (after) return after;
  // One that came later has the slot.
  return placed.size > 0 && 'block' in first ? { below: first.block } : first;
}

interface Place {
  path: string;
  id: string | null;
}

function getPlaces(fields: readonly BlockField[], from: unknown, prefix = ''): Place[] {
  return fields.flatMap(({ name, kind, of = [] }): Place[] => {
    const path = `${prefix}${name}`;
    const value = valueAt(from, name);
    if (kind === 'asset') return [{ path, id: getId(value) }];
    if (kind === 'assets')
      return [...getItems(value), null].map((item, index) => ({ path: `${path}.${index}`, id: getId(item) }));
    if (kind === 'list')
      return getItems(value).flatMap((item, index) => getPlaces(of, item, `${path}.${index}.`));
    // An absent part has no slots.
    return kind === 'object' && value !== null ? getPlaces(of, value, `${path}.`) : [];
  });
}

/** What a block renders under the dragged file. */
export interface Under {
  /** The asset whose image is there. */
  asset: string | null;
  /** The path of the empty slot that is there. */
  place: string | null;
  /** All assets with an image of their own in the block; the others are behind its text. */
  shown: readonly string[];
}

/** The slot of a block that takes a file: the one under the pointer, else an empty one, else the background image. */
export function targetIn(block: Block, type: BlockType, { asset, place, shown }: Under): FileTarget {
  const places = getPlaces(type.fields, block);
  const found =
    places.find(({ id, path }) => (asset !== null && id === asset) || path === place) ??
    places.find(({ id }) => id === null) ??
    places.find(({ id }) => id !== null && !shown.includes(id));
  return found ? { block: block.id, path: found.path, isTaken: found.id !== null } : { below: block.id };
}
