import type { Asset, BlockType } from '../../../api/types';
import { getType } from '../blocks/get-type';
import { addFilledBlock } from '../state/block-changes';
import type { PageDraft } from '../state/types';
import { fillBlock, underBeside } from './fill-block';
import type { NeighboursInDrop, FileTarget, PlacedFile } from './file-target';

export interface PlaceOptions {
  types: readonly BlockType[];
  target: FileTarget;
  /** When others of the same drop have their place. */
  beside: NeighboursInDrop | null;
  /** In the order in which they came. */
  assets: readonly Asset[];
  /** As many ids for new blocks. */
  ids: readonly number[];
}

export interface PlaceResult {
  draft: PageDraft;
  /** Where each asset stands. */
  placed: readonly PlacedFile[];
  isReplaced: boolean;
  newBlocks: number;
}

/** New blocks with an asset each, below one; at the end when that is gone. */
function putBelow(
  draft: PageDraft,
  below: number | null,
  assets: readonly Asset[],
  placing: PlaceOptions,
): PlaceResult {
  const type = placing.types.find((each) => each.type === 'asset');
  if (!type) return { draft, placed: [], isReplaced: false, newBlocks: 0 };
  const found = draft.blocks.findIndex(({ id }) => id === below);
  const at = found < 0 && below !== null ? draft.blocks.length : found + 1;
  const made = assets.flatMap((asset, index) => {
    const id = placing.ids[index];
    return id === undefined ? [] : [{ id, asset }];
  });
  const next = made.reduce(
    (now, { id, asset }, index) =>
      addFilledBlock(type, { id, at: at + index, path: 'asset', value: asset }).apply(now),
    draft,
  );
  const placed = made.map(({ id, asset }) => ({ block: id, asset: asset.id }));
  return { draft: next, placed, isReplaced: false, newBlocks: placed.length };
}

/** Puts the assets of dropped files on a page, all in one change. */
export function placeFiles(draft: PageDraft, placing: PlaceOptions): PlaceResult {
  const { types, target, beside, assets } = placing;
  const behind = beside?.behind?.block;
  if ('below' in target) return putBelow(draft, behind ?? target.below, assets, placing);
  // The block may have been removed in the meantime.
  const block = draft.blocks.find(({ id }) => id === target.block);
  if (!block || (behind !== undefined && behind !== block.id))
    return putBelow(draft, behind ?? target.block, assets, placing);
  const type = getType(types, block);
  const fill = beside
    ? fillBlock(block, type, underBeside(block, type, beside), assets, false)
    : fillBlock(block, type, target.under, assets);
  const blocks = draft.blocks.map((each) => (each === block ? fill.block : each));
  const inside = assets.slice(0, assets.length - fill.left.length);
  const rest = putBelow({ ...draft, blocks }, block.id, fill.left, placing);
  return {
    ...rest,
    placed: [...inside.map(({ id }) => ({ block: block.id, asset: id })), ...rest.placed],
    isReplaced: fill.isReplaced,
  };
}
