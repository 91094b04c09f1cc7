import type { Block } from '../../../api/types';
import type { Change } from './types';

/** Inserts a copy of a block from any page, with an id of its own and the groups of this page. */
export const pasteBlock = (block: Block, id: number, at: number): Change => ({
  key: null,
  apply: (draft) => ({
    ...draft,
    blocks: draft.blocks.toSpliced(at, 0, { ...structuredClone(block), id, slug: '', groups: draft.groups }),
  }),
});
