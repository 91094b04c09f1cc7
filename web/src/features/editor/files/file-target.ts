import type { Block, BlockField, BlockType } from '../../../api/types';

/** Where a file lands: in a place for an asset of a block, or as a block of its own below one; at the end without one. */
export type FileTarget = { block: number; path: string; isTaken: boolean } | { below: number | null };

/** Where a file goes that is on no block. Beside blocks it may have missed one; on a page without any it cannot. */
export function targetOffBlocks(count: number, isDropped: boolean): FileTarget | null {
  return isDropped && count > 0 ? null : { below: null };
}

/** Every place for an asset in a block: its path and the id of what is there. */
interface Place {
  path: string;
  id: string | null;
}

const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const getId = (value: unknown): string | null => {
  const id = at(value, 'id');
  return typeof id === 'string' ? id : null;
};

function getPlaces(fields: readonly BlockField[], from: unknown, prefix = ''): Place[] {
  return fields.flatMap(({ name, kind, of = [] }): Place[] => {
    const path = `${prefix}${name}`;
    const value = at(from, name);
    if (kind === 'asset') return [{ path, id: getId(value) }];
    if (kind === 'assets') {
      const list: unknown[] = Array.isArray(value) ? value : [];
      return [...list, null].map((item, index) => ({ path: `${path}.${index}`, id: getId(item) }));
    }
    // A part that is not there has no places.
    return kind === 'object' && value !== null ? getPlaces(of, value, `${path}.`) : [];
  });
}

/** What is drawn of a block where a file hangs above it. */
export interface Under {
  /** The asset whose picture is there. */
  asset: string | null;
  /** The path of the empty place that is there. */
  place: string | null;
  /** Every asset that has a picture of its own in the block; others are behind its text. */
  shown: readonly string[];
}

/** The place of a block that takes a file: what is under it, else one that is empty, else the picture behind the text. */
export function targetIn(block: Block, type: BlockType, { asset, place, shown }: Under): FileTarget {
  const places = getPlaces(type.fields, block);
  const found =
    places.find(({ id, path }) => (asset !== null && id === asset) || path === place) ??
    places.find(({ id }) => id === null) ??
    places.find(({ id }) => id !== null && !shown.includes(id));
  return found ? { block: block.id, path: found.path, isTaken: found.id !== null } : { below: block.id };
}
