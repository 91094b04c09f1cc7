import type { Block, BlockField, BlockType } from '../../../api/types';
import { fillPlaces } from '../assets/fill-places';
import { getId, getItems, valueAt, withValue } from '../state/values';
import type { NeighboursInDrop, ElementsUnder } from './file-target';

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

/** How many places for a file a block has, filled or not. */
export const countPlaces = (block: Block, { fields }: BlockType): number => getPlaces(fields, block).length;

/** As if files fell right behind, or else before, what came with them and stands in the block already. */
export const underBeside = (
  block: Block,
  { fields }: BlockType,
  { behind, before }: NeighboursInDrop,
): ElementsUnder => ({
  asset: behind?.asset ?? null,
  place: (!behind && getPlaces(fields, block).find(({ id }) => id === before?.asset)?.path) || null,
  shown: [],
});

/** How the files of a drop came to stand in a block. `left` is what found no place there. */
export interface Fill<T> {
  block: Block;
  left: readonly T[];
  /** Whether the file took the place of an asset. */
  isReplaced: boolean;
  /** Whether the files stand in a list, from which place on, and the asset before that. */
  list: { from: number; holdsAssets: boolean; behind: unknown } | null;
}

/** One file goes where it falls, else in an empty place, else in that of the background image. */
function putOne<T>(block: Block, type: BlockType, under: ElementsUnder, item: T): Fill<T> {
  const places = getPlaces(type.fields, block);
  const found =
    places.find(({ id, path }) => (under.asset !== null && id === under.asset) || path === under.place) ??
    places.find(({ id }) => id === null) ??
    places.find(({ id }) => id !== null && !under.shown.includes(id));
  if (!found) return { block, left: [item], isReplaced: false, list: null };
  const isReplaced = found.id !== null;
  const [, path, index] = /^(.*)\.(\d+)$/.exec(found.path) ?? [];
  const from = Number(index);
  const behind = valueAt(block, `${path}.${from - 1}`);
  const list = path === undefined ? null : { from, holdsAssets: true, behind };
  return { block: withValue(block, found.path, item), left: [], isReplaced, list };
}

/** Where several files start in a list: at the empty place under them, behind the asset there, else where there is room. */
function getStart(ids: readonly (string | null)[], under: ElementsUnder, placeIndex: number): number {
  if (placeIndex >= 0) return placeIndex;
  const on = under.asset === null ? -1 : ids.indexOf(under.asset);
  if (on >= 0) return on + 1;
  return ids.includes(null) ? ids.indexOf(null) : ids.length;
}

const indexIn = (place: string | null, path: string): number =>
  place?.startsWith(`${path}.`) ? Number(place.slice(path.length + 1).split('.')[0]) : -1;

/** A list of parts with an asset each: the empty ones from `start` on take one, and the rest become new ones. */
function fillParts(
  items: readonly unknown[],
  field: BlockField,
  name: string,
  start: number,
  files: readonly unknown[],
) {
  const rest = [...files];
  const filled = items.map((item, index) => {
    const isFree =
      index >= start && typeof item === 'object' && item !== null && getId(valueAt(item, name)) === null;
    return isFree && rest.length > 0 ? { ...item, [name]: rest.shift() } : item;
  });
  return [...filled, ...rest.map((file) => ({ ...field.initial, [name]: file }))];
}

/** The lists of a block that hold assets, or parts with one; `asset` is the name of that one. */
function getLists({ fields }: BlockType): { field: BlockField; asset: string | null }[] {
  return fields.flatMap((field): { field: BlockField; asset: string | null }[] => {
    if (field.kind === 'assets') return [{ field, asset: null }];
    const asset = field.kind === 'list' ? field.of?.find(({ kind }) => kind === 'asset') : undefined;
    return asset ? [{ field, asset: asset.name }] : [];
  });
}

/** Several files fill the list of a block, or else its empty places. They replace nothing. */
function putMany<T>(block: Block, type: BlockType, under: ElementsUnder, items: readonly T[]): Fill<T> {
  const [list] = getLists(type);
  if (list) {
    const { field, asset } = list;
    const now = getItems(valueAt(block, field.name));
    const ids = now.map((item) => getId(asset === null ? item : valueAt(item, asset)));
    const from = getStart(ids, under, indexIn(under.place, field.name));
    const filled = asset === null ? fillPlaces(now, from, items) : fillParts(now, field, asset, from, items);
    const next = withValue(block, field.name, filled);
    const before = now[from - 1];
    const behind = asset === null ? before : valueAt(before, asset);
    return { block: next, left: [], isReplaced: false, list: { from, holdsAssets: asset === null, behind } };
  }
  const empty = getPlaces(type.fields, block).filter(({ id }) => id === null);
  const next = empty.reduce(
    (filled, { path }, index) => (index < items.length ? withValue(filled, path, items[index]) : filled),
    block,
  );
  return { block: next, left: items.slice(empty.length), isReplaced: false, list: null };
}

/** Puts files in a block, in their order. `replaces`: one may take the place of the asset that it fell on. */
export function fillBlock<T>(
  block: Block,
  type: BlockType,
  under: ElementsUnder,
  items: readonly T[],
  replaces = true,
): Fill<T> {
  const [only] = items;
  return items.length === 1 && only !== undefined && replaces
    ? putOne(block, type, under, only)
    : putMany(block, type, under, items);
}
