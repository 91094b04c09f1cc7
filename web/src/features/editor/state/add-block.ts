import type { Asset, Block, BlockType } from '../../../api/types';
import { changeField } from './change-field';
import type { Change, PageDraft } from './types';

const isBlock = (value: object): value is Block => 'id' in value && 'type' in value;

/** A new block of a type, with its defaults and the groups of the page. */
function newBlock({ type, defaults }: BlockType, id: number, { groups }: PageDraft): Block[] {
  const can = { view: true, use: true, edit: true };
  const block = { ...structuredClone(defaults), id, type, slug: '', groups, isPrivate: false, can };
  return isBlock(block) ? [block] : [];
}

/** Adds a block at an index; by default at the top. */
export const addBlock = (type: BlockType, id: number, at = 0): Change => ({
  key: null,
  apply: (draft) => ({ ...draft, blocks: draft.blocks.toSpliced(at, 0, ...newBlock(type, id, draft)) }),
});

/** Adds a block that shows an asset. */
export const addAssetBlock = (type: BlockType, id: number, at: number, asset: Asset): Change => ({
  key: null,
  apply: (draft) => changeField(id, 'asset', asset).apply(addBlock(type, id, at).apply(draft)),
});
